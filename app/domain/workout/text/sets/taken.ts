import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { lineFrom } from "#app/domain/workout/text/coach/coach-lines.ts";
import { type Ask, type Line, placeIn, type TextQuestion } from "#app/domain/workout/text/words/lines.ts";

/** A line as the notation writes it, and the one that it was made from. */
export type Made = { from: Line; text: string };

/** Lines that are one exercise or one set, in every way that they can be read, the likeliest first. */
export type Taken = { readings: Made[][]; count: number; isAsked?: boolean };

export type Take = (lines: readonly Line[], at: number, knows: Knows) => Taken | null;

/** A heading that says its type, as the strict reader reads it. */
export type TypedHeading = { setType: SetType | null; nameStart: number | null; isSure: boolean };

/** `exercise`: null of a rest. `isPlain`: without a question, and no word became a note. */
export type EntryRead = {
  exercise: string | null;
  isPlain: boolean;
  hasNote: boolean;
  hasLoad: boolean;
  mayHaveLoad: boolean;
  mayHaveHeight: boolean;
  isMeasured: boolean;
};

export type Knows = {
  heading: (text: string) => TypedHeading | null;
  /** An exercise with its values, in any order that is read. */
  isEntry: (text: string) => boolean;
  /** Or may be one if some of its words are a note. */
  mayBeEntry: (text: string) => boolean;
  read: (text: string) => EntryRead | null;
  /** An exercise whose name is nearly one that is known. */
  isNear: (text: string) => boolean;
  /** As near as one typing error or two. */
  isClose: (text: string) => boolean;
  /** As the notation itself writes it. */
  isNotation: (text: string) => boolean;
  /** The index behind an exercise's name at the start of the text, or null. */
  nameEnd: (text: string) => number | null;
  isValues: (text: string) => boolean;
  /** Of lines that were read already. */
  sets: Map<string, Readings>;
};

/** Of one line: the lines of its sets; `isAsked`: even a single reading is a guess. */
export type Readings = { texts: string[][]; isAsked?: boolean } | null;

export function setOf(heading: string, entries: readonly string[]): string[] {
  return [heading, ...entries.map((entry) => `  ${entry}`)];
}

const time = "\\d{1,3}(?::\\d\\d)?(?:\\s?-\\s?\\d{1,3}(?::\\d\\d)?)?\\s*(?:s|secs?|seconds?|mins?|minutes?)?";
const restOfShared = new RegExp(
  `[\\s,;(]+(?:(?:with|w/)\\s+)?(?:rest\\s*:?\\s*(?<time>${time})|(?<ahead>${time})\\s*rest)(?:\\s+(?:in )?between(?:\\s+\\p{L}+)?)?\\)?$|(?<=\\d.*),\\s*(?<bare>\\d{1,3}\\s*(?:s|secs?|mins?)|\\d:\\d\\d)$`,
  "iu",
);

/** Of the values that exercises share, those without the rest, which is of the set and stands in a line of its own. */
export function restApart(values: string): { values: string; rest: string[]; isBare: boolean } {
  const { 0: said = "", groups } = restOfShared.exec(values) ?? {};
  const own = groups?.time ?? groups?.ahead ?? groups?.bare;
  if (own === undefined) return { values, rest: [], isBare: false };
  const rest = own.replace(/\s*(?:minutes?|mins?)$/i, " min").replace(/\s*(?:seconds?|secs?)$/i, "s");
  return {
    values: values.slice(0, values.length - said.length),
    rest: [`rest ${rest}`],
    isBare: groups?.bare !== undefined,
  };
}

const countOfSets = /(\d{1,2})\s*(?:x|sets?|sätze|saetze|satz|serij[aeu])/i;

const countBehind = /(?:\d\s*(?:s|secs?|min|m|kg|lbs?|%|')|x\s*\d{1,2})\s*x\s*(\d{1,2})(?:\s*sets?)?$/i;

export function countsOf(entries: readonly string[]): (string | null)[] {
  return entries.map((entry) => (countBehind.exec(entry) ?? countOfSets.exec(entry))?.[1] ?? null);
}

/** In one set all have as many rounds as the most of them. */
export function equalled(entries: readonly string[], counts: readonly (string | null)[]): string[] {
  const most = Math.max(...counts.map((count) => Number(count ?? 1)));
  return entries.map((entry, at) => (counts[at] === null ? entry : entry.replace(/\d{1,2}(?=\s*x)/i, String(most))));
}

/** A set without a count; its exercises, or it with the rounds of the most of them, if they have other counts. */
export function setOrApart(heading: string, entries: readonly string[]): string[][] {
  const counts = countsOf(entries);
  const isEqual = counts.includes(null) || new Set(counts).size === 1;
  return isEqual ? [setOf(heading, entries)] : [[...entries], setOf(heading, equalled(entries, counts))];
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

/** All from one line, below each other. */
export function madeFrom(line: Line, texts: readonly string[]): Made[] {
  return texts.map((text) => ({ from: line, text }));
}

/** A set's lines with their margin and their notes; an answer about one keeps the others. */
export function linesMade(made: readonly Made[], first: Line): Line[] {
  const raws = made.map(({ from, text }, at) => {
    const isLastOfLine = made[at + 1]?.from !== from;
    return `${marginOf(first)}${text}${isLastOfLine ? noteOf(from) : ""}`;
  });
  return made.map(({ from }, at) => {
    const own = (index: number) => made[index]?.from === from;
    const before = raws.slice(0, at).filter((_, index) => own(index));
    const behind = raws.slice(at + 1).filter((_, index) => own(at + 1 + index));
    const line = lineFrom(from, raws[at] ?? "");
    if (before.length + behind.length === 0) return line;
    const around = {
      before: before.map((raw) => `${raw}\n`).join(""),
      behind: behind.map((raw) => `\n${raw}`).join(""),
    };
    return { ...line, around };
  });
}

/** Whether the words have an exercise among them, which a note would hide. */
export function namesIn(words: string, { nameEnd }: Knows): boolean {
  return [...words.matchAll(/(?<!\p{L})\p{L}{2}/gu)].some(({ index }) => nameEnd(words.slice(index)) !== null);
}

const whichOne = "This can be read in more than one way. Which do you mean?";

/** The question which of the readings is meant. */
export function askWhich({ readings }: Taken, first: Line, written: readonly Line[]): TextQuestion {
  const choices = readings.map((made) => ({
    label: made
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(" / "),
    texts: textsOf(linesMade(made, first), written),
  }));
  return { ...placeIn(first, first.start), message: whichOne, lines: written.map(({ number }) => number), choices };
}

function textsOf(made: readonly Line[], taken: readonly Line[]): string[] {
  return taken.map(({ number }) =>
    made
      .filter((line) => line.number === number)
      .map(({ raw }) => raw)
      .join("\n"),
  );
}

export type Group = { made: readonly Line[]; written: readonly Line[] };

/** Whole groups of lines change with the answer about one of them. */
export function askingWithGroups(ask: Ask, groups: readonly Group[]): Ask {
  return (question) => {
    const [only, ...more] = question.lines;
    const group = groups.find(({ written }) => written.some(({ number }) => number === only));
    if (!group || more.length > 0) return ask(question);
    const texts = textsOf(group.made, group.written);
    const choices = question.choices.map(({ label, texts: [text = ""] }) => ({
      label,
      texts: group.written.map(({ number }, at) => (number === only ? text : (texts[at] ?? ""))),
    }));
    ask({ ...question, lines: group.written.map(({ number }) => number), choices });
  };
}
