import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Entries, readVersions, textOf } from "./posted-week.ts";

/** `saveId` is made once per page. */
export type Attempt = { saveId: string; versions: ReadonlyMap<string, number> };

export type TextAnswer = { lines: string; choice: string };

export type PostedText = Attempt & {
  text: string;
  answers: TextAnswer[];
  /** Every line that may have an exercise that nobody has yet gets it. */
  addsAll?: boolean;
  /** Which line's button was pressed, and none that saves; the index of `pressedAnswer`. */
  answered?: number | null;
  /** Reads the text and stores nothing. */
  isCheck?: boolean;
  /** Discards the input, which goes into the history. */
  takesTheirs?: boolean;
};

export function readAnswers(entries: Entries): TextAnswer[] {
  return entries.flatMap(([name, lines]) => {
    const index = /^asked\.(\d{1,3})$/.exec(name)?.[1];
    const choice = index && textOf(entries, `${answerName}.${index}`);
    return choice ? [{ lines, choice }] : [];
  });
}

/** Of a button that answers a line; `answer.3` belongs to the lines in `asked.3`. */
export const answerName = "answer";

/** Of the button that adds all new exercises. */
export const addAll = "add-all";

/** The number of the line whose button was pressed, counted from 0. A press of another button answers nothing. */
export function pressedAnswer(entries: Entries): number | null {
  const pressed = entries.map(([name]) => /^answer\.(\d{1,3})$/.exec(name)?.[1]).find(Boolean);
  return pressed === undefined ? null : Number(pressed);
}

export function readAttempt(entries: Entries): Attempt | null {
  const saveId = parseUuid(textOf(entries, "saveId") ?? "");
  if (!saveId) return null;
  return { saveId, versions: new Map(readVersions(entries).map(({ key, version }) => [key, version])) };
}
