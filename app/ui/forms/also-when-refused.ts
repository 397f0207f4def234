import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * `export { alsoWhenRefused as shouldRevalidate }`: reloads after a rejection, too, when somebody else may have changed
 * the thing.
 */
export function alsoWhenRefused() {
  return true;
}

/** Only after a conflict: saving again then overwrites the current values. */
export function alsoAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}
