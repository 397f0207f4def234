/**
 * For routes that only redirect. A default export makes the route a page, so that a rejected post without script gets a
 * page as well.
 */
export function NeverRendered() {
  return null;
}
