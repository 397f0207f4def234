import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { pickName } from "#app/domain/lists/picked.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";

/**
 * `export { whenListChanges as shouldRevalidate }`: dialogs over the list, rejected forms and confirmations don't reload it.
 */
export function whenListChanges({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const { actionResult, defaultShouldRevalidate } = rest;
  // why: a successful action redirects, and so has no result
  if (actionResult) return false;
  const [current, next] = [currentUrl, nextUrl].map(({ search }) => searchWithout(search, pickName));
  const staysOnList = currentUrl.pathname !== nextUrl.pathname && current === next;
  return staysOnList && formMethod === undefined ? false : defaultShouldRevalidate;
}
