import type { HeadersFunction } from "@remix-run/node";

/** Of pages about money: nothing keeps them. */
export const noStore: HeadersFunction = () => ({ "Cache-Control": "no-store" });
