import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Entries, readVersions, textOf } from "./posted-week.ts";

/** `saveId` is made once per page. */
export type Attempt = { saveId: string; versions: ReadonlyMap<string, number> };

export type TextAnswer = { lines: string; choice: string };

export type PostedText = Attempt & {
  text: string;
  answers: TextAnswer[];
  /** Discards the input, which goes into the history. */
  takesTheirs?: boolean;
};

export function readAnswers(entries: Entries): TextAnswer[] {
  return entries.flatMap(([name, lines]) => {
    const index = /^asked\.(\d{1,3})$/.exec(name)?.[1];
    const choice = index && textOf(entries, `reading.${index}`);
    return choice ? [{ lines, choice }] : [];
  });
}

export function readAttempt(entries: Entries): Attempt | null {
  const saveId = parseUuid(textOf(entries, "saveId") ?? "");
  if (!saveId) return null;
  return { saveId, versions: new Map(readVersions(entries).map(({ key, version }) => [key, version])) };
}
