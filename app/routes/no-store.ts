/** For pages about money: not cached, not even for Back. */
export function noStore() {
  return { "Cache-Control": "private, no-store" };
}
