import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * `export { afterPosts as shouldRevalidate }`, for the frame around every screen. Its data only changes with posts, and
 * should not make screens that need no server wait for one.
 */
export function afterPosts({ formMethod, actionResult }: ShouldRevalidateFunctionArgs) {
  // why: a successful action redirects, and so has no result
  return formMethod !== undefined && !actionResult;
}
