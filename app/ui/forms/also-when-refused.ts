import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * For a form that shows what its thing is now: `export { alsoWhenRefused as shouldRevalidate }`. It is read anew after a
 * refusal, too, when somebody else may have changed it.
 */
export function alsoWhenRefused() {
  return true;
}

/** The same after a conflict alone: saving again is then meant over what stands now. */
export function alsoAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}
