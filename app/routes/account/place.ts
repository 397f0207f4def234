import { useLocation } from "@remix-run/react";
import type { Action } from "#app/domain/policy/matrix.ts";
import { type OwnPlace, ownPlaceAt } from "#app/paths.ts";

/** On /me everybody who is logged in, in the settings those with the permission. */
export function mayIn(inSettings: Action) {
  return ({ url }: { url: string }): Action => (ownPlaceAt(url) === "me" ? "me:enter" : inSettings);
}

export function useOwnPlace(): OwnPlace {
  return ownPlaceAt(useLocation().pathname);
}
