import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Entries, readVersions, textOf } from "./posted-week.ts";

/** A change of days that were shown before: its id, made once a page, and the versions of the days that it showed. */
export type Attempt = { saveId: string; versions: ReadonlyMap<string, number> };

export type PostedText = Attempt & { text: string };

/** The attempt that the names and texts of a form are; null for a form without its id. */
export function readAttempt(entries: Entries): Attempt | null {
  const saveId = parseUuid(textOf(entries, "saveId") ?? "");
  if (!saveId) return null;
  return { saveId, versions: new Map(readVersions(entries).map(({ key, version }) => [key, version])) };
}
