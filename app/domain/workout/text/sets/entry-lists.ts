import type { Knows } from "./taken.ts";

type Part = { sign: string; text: string };

const sign =
  /\s*;\s*|\s*,\s+(?:(?:and|then|und|dann|zatim)\s+)?|,(?=[^\d\s])|\s+[+&]\s+|\s+\/\s+|\s+(?:and|then|und|dann|zatim|i)\s+/iy;

/** Apart at commas, semicolons, plus signs and the word and, but not within parentheses. */
function partsOf(list: string): Part[] {
  const parts: Part[] = [];
  let [depth, from, before] = [0, 0, ""];
  for (let at = 0; at < list.length; at++) {
    const letter = list[at];
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    sign.lastIndex = at;
    const found = depth > 0 ? null : sign.exec(list)?.[0];
    if (!found) continue;
    parts.push({ sign: before, text: list.slice(from, at) });
    [from, before] = [at + found.length, found];
    at = from - 1;
  }
  return [...parts, { sign: before, text: list.slice(from) }].filter(({ text }) => text.trim() !== "");
}

const place =
  /^(?:min(?:ute)?s?\.?\s*\d{1,2}|odd|even|station\s*\d{1,2})(?:\s*min(?:ute)?s?)?\s*[:)-]\s*|^\d{1,2}[.)]\s+/i;
const minutesOrSeconds = "\\d{1,3}(?::\\d\\d)?\\s*(?:s|secs?|sek|seconds?|min|mins|minutes?|'|\")?";
const restBehind = new RegExp(
  `^(?<time>${minutesOrSeconds}(?:\\s?-\\s?${minutesOrSeconds})?)\\s*(?:of\\s+)?(?:rest|break|pause|pauza|odmor)(?:\\s+(?:between|after|zwischen)\\s+(?:each\\s+)?(?:rounds?|sets?))?$`,
  "i",
);
const restBefore = new RegExp(
  `^(?:rest|pause|pauza|odmor)\\s*:?\\s*(?<time>${minutesOrSeconds})(?:\\s+(?:between|after|zwischen)\\s+(?:each\\s+)?(?:rounds?|sets?))?$`,
  "i",
);

/** As an entry is written in its set: 'min 1: 15 cal row' and '90s rest' say their place and their kind otherwise. */
export function asEntry(written: string): string {
  const text = written
    .trim()
    .replace(place, "")
    .replace(/[.,;]$/, "");
  const time = (restBehind.exec(text) ?? restBefore.exec(text))?.groups?.time;
  return time === undefined
    ? text
    : `rest ${time.replace(/\s*(?:'|mins?|minutes?)$/i, " min").replace(/(?:"|seconds?|secs?|sek)$/i, "s")}`;
}

/** Begins with a quantity and then words: an exercise that nobody knows, rather than values of the one before. */
const unknown =
  /^\d+(?:[.,]\d+)?\s*(?:m|km|cal|x)?\s+(?!(?:m|km|cal|kg|lb|s|sec|min|mins|x|per|each|every|je|po|side|sides|reps?|sets?|rounds?|rest|total|unbroken|easy|hard|of|at|on|off|to|cm|in|rpe|rir|rpm|spm|w|bpm)\b)\p{L}{3,}/iu;

/**
 * `isAnnounced`: a heading says that exercises follow, so a bare name is one, and a part that looks like one is kept,
 * for the error to name it. `hasRests`: a rest is of the set rather than of the exercise before it.
 */
export type ListKind = { isAnnounced: boolean; hasRests: boolean };

export const announcedList: ListKind = { isAnnounced: true, hasRests: true };

/** The entries of a list: a part that is none of its own belongs to the one before. */
export function entriesOf(list: string, knows: Knows, kind: ListKind): string[] | null {
  const [first, ...parts] = partsOf(list);
  if (!first) return null;
  const entries = [first.text];
  for (const { sign: joint, text } of parts) {
    const before = entries.at(-1) ?? "";
    if (startsEntry(text, knows, kind) && !isOneName(before, joint, text, knows)) entries.push(text);
    else entries[entries.length - 1] = `${before}${joint}${text}`;
  }
  const known = entries.map(asEntry);
  const isRead = known.map((entry) => knows.isEntry(entry));
  if (!kind.isAnnounced) return isRead.every(Boolean) ? known : null;
  const mostAreRead = isRead.filter(Boolean).length * 2 >= known.length;
  return mostAreRead && known.every((entry, at) => isRead[at] || unknown.test(entry)) ? known : null;
}

function startsEntry(written: string, knows: Knows, { isAnnounced, hasRests }: ListKind): boolean {
  if (place.test(written.trim())) return true;
  const text = asEntry(written);
  if (/^rest(?=\s|$)/i.test(text)) return hasRests && knows.isEntry(text);
  if (/\d/.test(text)) return (/\p{L}/u.test(text) && knows.isEntry(text)) || (isAnnounced && unknown.test(text));
  return isAnnounced && isBareName(text, knows);
}

export function isBareName(text: string, { nameEnd }: Knows): boolean {
  return nameEnd(text) === text.length;
}

/** 'clean and jerk' is more than a clean. */
function isOneName(before: string, joint: string, text: string, { read }: Knows): boolean {
  if (!/and|und|&|\+|\si\s/i.test(joint)) return false;
  const [whole, part] = [read(asEntry(`${before}${joint}${text}`)), read(asEntry(before))];
  return whole !== null && whole.exercise !== null && whole.isPlain && whole.exercise !== part?.exercise;
}
