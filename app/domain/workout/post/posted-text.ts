import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Entries, readVersions, textOf } from "./posted-week.ts";

/** A change of days that were shown before: its id, made once a page, and the versions of the days that it showed. */
export type Attempt = { saveId: string; versions: ReadonlyMap<string, number> };

/** A question that somebody saw: the lines that it was about, and the label of the choice that was taken. */
export type TextAnswer = { lines: string; choice: string };

/** A week or a day as it was posted as text, and what was answered to the questions about it. */
export type PostedText = Attempt & {
  text: string;
  answers: TextAnswer[];
  /** What stands is kept, and the text is put into the history. */
  takesTheirs?: boolean;
};

/** The answers among the names and texts of a form: only questions for which something was chosen. */
export function readAnswers(entries: Entries): TextAnswer[] {
  return entries.flatMap(([name, lines]) => {
    const index = /^asked\.(\d{1,3})$/.exec(name)?.[1];
    const choice = index && textOf(entries, `reading.${index}`);
    return choice ? [{ lines, choice }] : [];
  });
}

/** The attempt that the names and texts of a form are; null for a form without its id. */
export function readAttempt(entries: Entries): Attempt | null {
  const saveId = parseUuid(textOf(entries, "saveId") ?? "");
  if (!saveId) return null;
  return { saveId, versions: new Map(readVersions(entries).map(({ key, version }) => [key, version])) };
}
