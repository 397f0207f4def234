/** The headers of a page about money: no cache keeps it, that of the browser's own history neither. */
export function noStore() {
  return { "Cache-Control": "private, no-store" };
}
