import type { Action } from "#app/domain/policy/matrix.ts";
import type { OwnPlace } from "#app/paths.ts";

/** On /me everybody who is logged in, in the settings those with the permission. */
export function mayAt(place: OwnPlace, inSettings: Action): Action {
  return place === "me" ? "me:enter" : inSettings;
}
