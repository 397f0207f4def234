import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * For a list screen: `export { keepList as shouldRevalidate }`. A dialog that opens over the same list, a form that is
 * refused and one that asks first need no new list.
 */
export function keepList({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const { actionResult, defaultShouldRevalidate } = rest;
  // why: an action that changed something redirects, and so has no result
  if (actionResult) return false;
  const staysOnList = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return staysOnList && formMethod === undefined ? false : defaultShouldRevalidate;
}
