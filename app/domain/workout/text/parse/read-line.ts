import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { restDayShape } from "#app/domain/workout/text/words/day-words.ts";
import { isBlank, type Line, lengthOfLetter } from "#app/domain/workout/text/words/lines.ts";
import { readQuotation } from "#app/domain/workout/text/words/plain.ts";
import { parseSetName } from "./meant-sets.ts";
import { nameBehindValues, nearestStart, withoutValueWords } from "./near-names.ts";
import { type Heading, readNamedHeading, readTypedHeading } from "./read-heading.ts";
import { readSegments } from "./read-rounds.ts";
import type { FoundName, Names } from "./resolve.ts";

/** Deeper lines, lines of the same depth without a blank line between, or neither. */
export type Below = "deeper" | "flush" | "nothing";

/** Indexes are those of the line's characters. */
export type Content =
  | { kind: "restDay" }
  | { kind: "heading"; heading: Heading; start: number; nameEnd: number }
  | { kind: "entry"; start: number; exercise: ExerciseSnapshot | null; values: Values }
  | { kind: "unknown"; start: number; name: string; mayBeName: boolean; isValues?: boolean };

/** In its own line, or one from which the name is blanked out. */
export type Values = { line: Line; start: number };

export type Body = {
  start: number;
  /** Where the text ends and a note may follow. */
  end: number;
  note: string;
};

const noteMark = /(?:^|\s)\/\//g;
const colonQuotation = /^(?:[^":|]|:(?=\d\d))*:\s*(?=")/;
const restDay = new RegExp(`^(?:${restDayShape})[.!]?$`, "i");
const restEntry = /^rest(?=$|[\s:,])\s*:?\s*/i;
// why: behind two spaces or a tab, a dash is an empty value
const afterName = /^ ?(?:[:-](?=\s|$)|:)\s*/;
const nameAgain = /^ \(([^()\d]{3,40})\)(?=[\s:,-])/;
const hasValues = /[\d_@|]/;
/** How far into an unknown name values are looked for. */
const maxWords = 12;
const isNumberedName = /^[^\d_@|]+\s\d{1,2}$/;

export function bodyOf({ raw, plain, start }: Line): Body {
  const colon = colonQuotation.exec(plain.slice(start))?.[0].length ?? 0;
  const quotation = readQuotation(raw, plain, start + colon);
  noteMark.lastIndex = quotation?.end ?? start;
  const mark = noteMark.exec(plain);
  if (!mark) return { start, end: start + plain.slice(start).trimEnd().length, note: "" };
  const end = start + plain.slice(start, mark.index).trimEnd().length;
  return { start, end, note: raw.slice(noteMark.lastIndex).trim() };
}

export function belowOf(lines: readonly Line[], index: number): Below {
  const indent = lines[index]?.indent ?? 0;
  let isAfterBlank = false;
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next];
    const text = line?.plain.slice(line.start, line.start + 2);
    if (!line || isBlank(line)) isAfterBlank = true;
    else if (text !== "//") return belowIs(line, indent, isAfterBlank);
  }
  return "nothing";
}

function belowIs(line: Line, indent: number, isAfterBlank: boolean): Below {
  if (/^[#>=]/.test(line.plain.slice(line.start))) return "nothing";
  if (line.indent > indent) return "deeper";
  return isAfterBlank ? "nothing" : "flush";
}

export function readContent(line: Line, body: Body, names: Names, below: Below, isInSet: boolean): Content {
  const text = line.plain.slice(body.start, body.end);
  const shift = lengthOfLetter(text);
  const found = names.startOf(firstPart(text));
  if (shift > 0 && !found) {
    const inner = readInner(line, { ...body, start: body.start + shift }, names, below, isInSet);
    if (inner.kind !== "unknown" && !(inner.kind === "heading" && inner.heading.setType === "regular")) return inner;
  }
  return readInner(line, body, names, below, isInSet);
}

function readInner(line: Line, { start, end }: Body, names: Names, below: Below, isInSet: boolean): Content {
  const text = line.plain.slice(start, end);
  const typed = readTypedHeading(text);
  if (typed?.isSure) return headingOf(typed, start, end);
  if (restDay.test(text)) return { kind: "restDay" };
  if (text.startsWith('"')) return readQuoted(line, start, end, names);
  const found = startOfLine(text, names);
  const rest = restEntry.exec(text)?.[0];
  if (rest !== undefined && (found === null || isReadable(line, start + rest.length, end))) {
    return { kind: "entry", start, exercise: null, values: { line, start: start + rest.length } };
  }
  if (text.endsWith(":")) return namedHeading(text, start);
  if (found) return readFound(line, { start, end }, found, typed, below === "deeper", isInSet);
  if (typed) return headingOf(typed, start, end);
  return readLed(line, start, end, names) ?? readUnknown(line, start, end, { names, below, isInSet });
}

function readFound(
  line: Line,
  { start, end }: Pick<Body, "start" | "end">,
  { exercise, end: nameEnd }: FoundName,
  typed: Heading | null,
  isDeeper: boolean,
  isInSet: boolean,
): Content {
  const text = line.plain.slice(start, end);
  const behindName = text.slice(nameEnd);
  const behind = behindName.slice(afterName.exec(behindName)?.[0].length ?? 0);
  if (isDeeper && isHeadingAfterAll(behind, isInSet)) {
    return typed ? headingOf(typed, start, end) : namedHeading(text, start);
  }
  return { kind: "entry", start, exercise, values: { line, start: end - behind.length } };
}

/** 'Kreuzheben (Deadlift) 3x5' says its name twice. */
function startOfLine(text: string, names: Names): FoundName | null {
  const found = names.startOf(firstPart(text));
  const [again = "", said = ""] = nameAgain.exec(found ? text.slice(found.end) : "") ?? [];
  const isSame = found !== null && said !== "" && names.named(said)?.name === found.exercise.name;
  return isSame ? { ...found, end: found.end + again.length } : found;
}

/** 'Back squat' or 'Jog and walk' above deeper lines names a set, whatever exercise it starts with. */
function isHeadingAfterAll(behind: string, isInSet: boolean): boolean {
  return behind.trim() === "" || (!hasValues.test(behind) && !isInSet);
}

function readQuoted(line: Line, start: number, end: number, names: Names): Content {
  const quotation = readQuotation(line.raw, line.plain, start);
  const name = quotation?.text ?? line.raw.slice(start + 1, end);
  const exercise = quotation && names.named(name);
  if (!quotation || !exercise) return { kind: "unknown", start, name, mayBeName: false };
  const colon = afterName.exec(line.plain.slice(quotation.end, end))?.[0].length ?? 0;
  return { kind: "entry", start, exercise, values: { line, start: quotation.end + colon } };
}

/** '10 burpees' and '5x5 back squat': up to three words of values before the name. */
function readLed(line: Line, start: number, end: number, names: Names): Content | null {
  const text = firstPart(line.plain.slice(start, end));
  if (!/^\d/.test(text)) return null;
  for (const { index } of [...text.slice(0, limits.name).matchAll(/\S+/g)].slice(1, 4)) {
    // why: '/side plank' are planks of each side
    const found = text[index] === "/" ? null : names.startOf(text.slice(index));
    if (!found || !isReadable(line, start, start + index)) continue;
    const [nameStart, nameEnd] = [start + index, start + index + found.end];
    const sign = /[,;]$/.exec(line.plain.slice(nameStart, nameEnd))?.[0] ?? "";
    const blank = " ".repeat(found.end - sign.length) + sign;
    const plain = line.plain.slice(0, nameStart) + blank + line.plain.slice(nameEnd);
    return { kind: "entry", start: nameStart, exercise: found.exercise, values: { line: { ...line, plain }, start } };
  }
  return null;
}

export type Around = {
  names: Names;
  below: Below;
  isInSet: boolean;
  /** Whether words with numbers are never kept as a note. */
  isStrict?: boolean;
};

function readUnknown(line: Line, start: number, end: number, { names, below, isInSet }: Around): Content {
  const text = line.plain.slice(start, end);
  const name = text.slice(0, readNamedHeading(text).nameEnd);
  const isDeeper = below === "deeper";
  const early = /^(\D{3,}?)[\s:-]+\d{1,2}\s*x\s*amrap(?!\p{L})/iu.exec(text)?.[1];
  const isOfName = early !== undefined && names.isNearlyAName(early);
  if (!isInSet && !isOfName && speaksOfSet(name, below)) return namedHeading(text, start);
  if (isValues(line, start, end)) return { kind: "unknown", start, name, mayBeName: false, isValues: true };
  const behind = nameBehindValues(text, names);
  if (behind) return { kind: "unknown", start: start + behind.index, name: behind.name, mayBeName: false };
  if (hasValues.test(name) && !(isDeeper && isNumberedName.test(name))) {
    return { kind: "unknown", start, name: guessName(line, start, end, names), mayBeName: false };
  }
  if (isDeeper || !(isInSet || names.isNearlyAName(name))) return namedHeading(text, start);
  return { kind: "unknown", start, name, mayBeName: !isInSet };
}

function guessName(line: Line, start: number, lineEnd: number, names: Names): string {
  const text = firstPart(line.plain.slice(start, lineEnd));
  const words = [...text.slice(0, 2 * limits.name).matchAll(/\S+/g)].slice(1, maxWords);
  const end = start + text.length;
  const first = words.find(([word]) => hasValues.test(word));
  const values = words.find(({ index }) => isReadable(line, start + index, end)) ?? first;
  const early = withoutValueWords(text.slice(0, first?.index).replace(/[\s:-]+$/, ""));
  const letter = early.slice(0, lengthOfLetter(early));
  const near = nearestStart(early.slice(letter.length), names);
  return near === null ? text.slice(0, values?.index).trim() : letter + near;
}

/** '20 min AMRAP' is a set written wrongly, not a mistyped exercise. */
function speaksOfSet(name: string, below: Below): boolean {
  const offer = parseSetName(name);
  return offer !== null && (below === "deeper" || !hasValues.test(offer.name));
}

function isValues(line: Line, start: number, end: number): boolean {
  const plain = line.plain.slice(0, start) + line.plain.slice(start).replace(/[,;](?=\s)/g, "|");
  return hasValues.test(plain.slice(start, end)) && isReadable({ ...line, plain }, start, end);
}

export function isReadable(line: Line, from: number, to: number): boolean {
  return readSegments(line, from, to, () => {}) !== null;
}

function headingOf(heading: Heading, start: number, end: number): Content {
  const nameStart = heading.nameStart === null ? null : start + heading.nameStart;
  return { kind: "heading", heading: { ...heading, nameStart }, start, nameEnd: end };
}

function namedHeading(text: string, start: number): Content {
  const { nameEnd, ...heading } = readNamedHeading(text);
  const nameStart = nameEnd === 0 ? null : start;
  return { kind: "heading", heading: { ...heading, nameStart }, start, nameEnd: start + nameEnd };
}

function firstPart(text: string): string {
  return text.split("|", 1)[0] ?? text;
}
