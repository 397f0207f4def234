/**
 * The default export of a route that only redirects. It makes the route a page, so that somebody who posts without
 * script is refused with a page as well.
 */
export function NeverRendered() {
  return null;
}
