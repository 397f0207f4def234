import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * For what stands around every screen: `export { afterPosts as shouldRevalidate }`. Its facts change by what one posts
 * alone; read for every page they would be asked for by screens that need no server, too.
 */
export function afterPosts({ formMethod, actionResult }: ShouldRevalidateFunctionArgs) {
  // why: an action that changed something redirects, and so has no result
  return formMethod !== undefined && !actionResult;
}
