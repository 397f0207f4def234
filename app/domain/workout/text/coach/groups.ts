import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { lineFrom } from "./coach-lines.ts";
import { scheme } from "./headings.ts";

/** Several lines that are one exercise or one set, as the notation writes it. */
export type Taken = { lines: Line[]; count: number };

/** A heading that says its type, as the strict reader reads it. */
export type TypedHeading = { setType: SetType | null; nameStart: number | null; isSure: boolean };

export type Knows = {
  heading: (text: string) => TypedHeading | null;
  /** An exercise with its values, in any order that is read. */
  isEntry: (text: string) => boolean;
  /** The index behind an exercise's name at the start of the text, or null. */
  nameEnd: (text: string) => number | null;
  isValues: (text: string) => boolean;
};

const enumerated = /^(?:set\s*\d{1,2}\s*[:.)-]|\d{1,2}[.)](?=\s)|[-*•])\s*/i;

/** An exercise alone, with its rounds on the lines below it. */
export function takeRounds(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  const next = lines[at + 1];
  if (!first || !next || !/^(?:set\s?)?[@\dx]/i.test(next.plain.slice(next.start))) return null;
  const name = textOf(first).replace(/\s*:$/, "");
  if (name === "" || knows.nameEnd(name) !== name.length) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.indent < first.indent || !isRound(line, knows));
  const rounds = (end < 0 ? below : below.slice(0, end)).map((line) => textOf(line).replace(enumerated, ""));
  if (rounds.length === 0) return null;
  const merged = lineFrom(first, `${marginOf(first)}${name}  ${rounds.join(", ")}${noteOf(first)}`);
  return { lines: [{ ...merged, indent: first.indent }], count: rounds.length + 1 };
}

function isRound(line: Line, { isValues, isEntry }: Knows): boolean {
  if (isBlank(line) || noteOf(line) !== "") return false;
  return isValues(textOf(line).replace(enumerated, "")) && !isEntry(textOf(line));
}

const lettered = /^([a-h])(\d)[.):]?\s+(?=\S)/i;

/** A1 and A2, each with the same number of rounds, are one superset. */
export function takeLetters(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  if (!first || !lettered.test(textOf(first)) || isBelowHeading(lines[at - 1], knows)) return null;
  const below = lines.slice(at);
  const end = below.findIndex((line, index) => !isNth(line, first, index, knows));
  const group = end < 0 ? below : below.slice(0, end);
  if (group.length < 2 || new Set(group.map(roundsOf)).size > 1) return null;
  const heading = `${marginOf(first)}${group.length > 2 ? "Giant" : "Superset"}`;
  const inside = group.map((line) =>
    lineFrom(line, `${marginOf(first)}  ${textOf(line).replace(lettered, "")}${noteOf(line)}`),
  );
  return { lines: apart(first, [lineFrom(first, heading), ...inside]), count: group.length };
}

function isBelowHeading(above: Line | undefined, { isEntry }: Knows): boolean {
  return above !== undefined && !isBlank(above) && !/^[#>/]/.test(textOf(above)) && !isEntry(textOf(above));
}

function isNth(line: Line, first: Line, index: number, { isEntry, nameEnd }: Knows): boolean {
  const text = textOf(line);
  const [mark = "", letter, number] = lettered.exec(text) ?? [];
  if (mark === "" || letter !== textOf(first)[0] || Number(number) !== index + 1) return false;
  return nameEnd(text) === null && isEntry(text.slice(mark.length));
}

function roundsOf(line: Line): string {
  return /(\d{1,2})\s*(?:x|sets?)/i.exec(textOf(line))?.[1] ?? "1";
}

/** '21-15-9' above exercises: their repetitions, round by round. */
export function takeScheme(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const isHeading = /^for time(?: of)?:?$/i.test(lines[at] ? textOf(lines[at]) : "");
  const listAt = isHeading ? at + 1 : at;
  const list = lines[listAt];
  const { list: numbers = "", before = "", of = "" } = (list && scheme.exec(textOf(list))?.groups) ?? {};
  const isForTime = isHeading || /for time/i.test(`${before} ${of}`);
  if (!list || numbers === "" || !(isForTime || /rounds/i.test(`${before} ${of}`))) return null;
  const entries: Line[] = [];
  for (const line of lines.slice(listAt + 1)) {
    const entry = withReps(line, numbers, knows);
    if (entry === null) break;
    entries.push(lineFrom(line, `${marginOf(list)}  ${entry}${noteOf(line)}`));
  }
  if (entries.length === 0) return null;
  const rounds = numbers.split(/[-,/]/).length;
  const heading = lineFrom(list, `${marginOf(list)}${isForTime ? "For time" : "Regular"} x${rounds}`);
  return { lines: [heading, ...entries], count: entries.length + listAt - at + 1 };
}

const loadOnly = /^\s*(?:\(?@?\s*(\d+(?:[.,]\d+)?\s*(?:kg|lb|%|in|cm|"|m))\)?)?$/i;

function withReps(line: Line, numbers: string, { nameEnd }: Knows): string | null {
  const text = textOf(line);
  const end = isBlank(line) ? null : nameEnd(text);
  const load = end === null ? null : loadOnly.exec(text.slice(end));
  if (end === null || !load) return null;
  return `${text.slice(0, end)}  ${numbers}${load[1] === undefined ? "" : ` @${load[1]}`}`;
}

/** Each knows what stands around it, so that an answer about one keeps the others. */
export function apart(first: Line, lines: Line[]): Line[] {
  return lines.map((line, at) => {
    const same = lines.filter(({ number }) => number === line.number);
    if (same.length < 2) return line;
    const own = same.indexOf(line);
    const before = same
      .slice(0, own)
      .map(({ raw }) => `${raw}\n`)
      .join("");
    const behind = same
      .slice(own + 1)
      .map(({ raw }) => `\n${raw}`)
      .join("");
    return { ...line, around: { before, behind }, indent: at === 0 ? first.indent : first.indent + 2 };
  });
}

export function textOf({ plain, start }: Line): string {
  return plain
    .slice(start)
    .replace(/\s+\/\/.*$/, "")
    .trim();
}

export function noteOf({ raw }: Line): string {
  return /\s+\/\/.*$/.exec(raw)?.[0] ?? "";
}

export function marginOf({ indent }: Line): string {
  return " ".repeat(indent);
}
