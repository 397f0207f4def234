import { parseUuid } from "../ids/ids.ts";

/** Of a ticked row, in the query. */
export const pickName = "who";

/** More are left out: a page has no more rows. */
export function pickedIn(address: string, most: number): string[] {
  const ids = new URL(address).searchParams.getAll(pickName).map(parseUuid);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, most);
}
