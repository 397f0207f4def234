/**
 * For a form that shows what its thing is now: `export { alsoWhenRefused as shouldRevalidate }`. It is read anew after a
 * refusal, too, when somebody else may have changed it.
 */
export function alsoWhenRefused() {
  return true;
}
