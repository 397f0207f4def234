export function noStore() {
  return { "Cache-Control": "private, no-store" };
}
