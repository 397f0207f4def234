import { glue, leading, meaningful, sayings } from "./sayings.ts";

export type Knowing = {
  canRead: (values: string) => boolean;
  /** Whether the words are an exercise, or begin with one if a value follows them. */
  isName: (words: string, isBeforeValue: boolean) => boolean;
};

/** Each is marked by a character in the text, so that the order stays and no value is read out of it. */
export type Notes = string[];

const firstMark = 0xe100;
const mark = /[\uE100-\uE1FF]/gu;

export function put(notes: Notes, said: string): string {
  notes.push(restored(notes, said));
  return ` ${String.fromCharCode(firstMark + notes.length - 1)} `;
}

function restored(notes: Notes, text: string): string {
  return text
    .replace(mark, (sign) => ` ${noteAt(notes, sign)} `)
    .replace(/\s+/g, " ")
    .trim();
}

function noteAt(notes: Notes, sign: string): string {
  return notes[sign.charCodeAt(0) - firstMark] ?? "";
}

export function markSayings(text: string, notes: Notes): string {
  return text.replace(sayings, (said) => put(notes, said));
}

export function takeMarked(text: string, notes: Notes): { left: string; note: string } {
  const said = [...text.matchAll(mark)].map(([sign]) => noteAt(notes, sign));
  return { left: text.replace(mark, " ").replace(/\(\s*\)/g, " "), note: said.join(", ") };
}

/** Marks words in parentheses, behind values or behind a comma, unless they may mean more than a note says. */
export function markWords(text: string, notes: Notes, knowing: Knowing): string {
  const open = text.replace(/\(([^()]*)\)/g, (whole, said: string) =>
    knowing.canRead(said) || !isNote(said, false, knowing) ? whole : put(notes, said),
  );
  const tokens = open
    .replace(/[,;|](?!\d)/g, " $& ")
    .split(/\s+/)
    .filter(Boolean);
  const out: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = runEnd(tokens, at);
    const run = tokens.slice(at, end).join(" ");
    const isBehind = out.some((one) => /\d|^max$|^[,;]$/i.test(one));
    const mayBe = end > at && (isBehind || leading.test(run) || /^[\uE100-\uE1FF]/u.test(run));
    const isTaken = mayBe && isNote(run, tokens.slice(end).some(hasDigit), knowing);
    out.push(...(isTaken ? [put(notes, run).trim()] : tokens.slice(at, Math.max(end, at + 1))));
    at = Math.max(end, at + 1);
  }
  return out.join(" ").replace(/ (?=[,;])/g, "");
}

function hasDigit(token: string): boolean {
  return /\d/.test(token);
}

function isNote(said: string, isBeforeValue: boolean, { isName }: Knowing): boolean {
  const plain = said.replace(mark, " ").trim();
  if (meaningful.test(plain)) return false;
  const words = plain.split(/[\s,]+/);
  const says = words.some((one) => !glue.has(one.toLowerCase()) && /\p{L}{2}|\p{Extended_Pictographic}/u.test(one));
  return (says || plain !== said.trim()) && !isName(plain, isBeforeValue);
}

const word = /^\(?(?:\p{L}[\p{L}'&/+-]*|w\/|(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+)[.!?)]*$/u;
const unit =
  /^(?:x|s|secs?|seconds?|mins?|minutes?|h|m|km|cm|mi|miles?|ft|yds?|in|inch|inches|kgs?|lbs?|cals?|rpm|bpm|w|r|reps?|mas|v|pv|tpv|z|bw|auto|max|fastest|time|distance|height|velocity)$/iu;

/** Where the words that start at `at` end, without those of a value behind them: 'easy at' 4:30/km. */
function runEnd(tokens: readonly string[], at: number): number {
  let end = at;
  const isUnit = unit.test(tokens[at] ?? "") && /\d$/.test(tokens[at - 1] ?? "");
  while (!isUnit && end < tokens.length && isWord(tokens[end] ?? "")) end++;
  while (end > at && end < tokens.length && glue.has((tokens[end - 1] ?? "").toLowerCase())) end--;
  return end;
}

function isWord(token: string): boolean {
  return /^[\uE100-\uE1FF]$/u.test(token) || glue.has(token.toLowerCase()) || (word.test(token) && !unit.test(token));
}
