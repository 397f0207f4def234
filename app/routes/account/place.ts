import type { Action } from "#app/domain/policy/matrix.ts";
import type { OwnPlace } from "#app/paths.ts";

/** Whom the page lets in: on /me everybody who is logged in, in the settings who has the right. */
export function mayAt(place: OwnPlace, inSettings: Action): Action {
  return place === "me" ? "me:enter" : inSettings;
}
