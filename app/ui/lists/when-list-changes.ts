import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * `export { whenListChanges as shouldRevalidate }`: dialogs over the list, rejected forms and confirmations don't reload it.
 */
export function whenListChanges({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const { actionResult, defaultShouldRevalidate } = rest;
  // why: a successful action redirects, and so has no result
  if (actionResult) return false;
  const staysOnList = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return staysOnList && formMethod === undefined ? false : defaultShouldRevalidate;
}
