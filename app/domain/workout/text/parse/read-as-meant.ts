import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { coachReadings, lineFrom, longestLine, type Translate } from "#app/domain/workout/text/coach/coach-lines.ts";
import { rewritesOf } from "#app/domain/workout/text/coach/rewrites.ts";
import { meantValues } from "#app/domain/workout/text/coach/values.ts";
import type { EntryRead, Knows } from "#app/domain/workout/text/sets/taken.ts";
import { type Ask, type Line, linesOf, placeIn } from "#app/domain/workout/text/words/lines.ts";
import type { Segment } from "./drafts.ts";
import { inItsPlace } from "./questions.ts";
import { readDetails, startOfDetails } from "./read-details.ts";
import { readTypedHeading } from "./read-heading.ts";
import { type Around, type Body, bodyOf, type Content, readContent, type Values } from "./read-line.ts";
import { readSegments } from "./read-rounds.ts";
import type { Names } from "./resolve.ts";

/** `segments`: of an exercise, if they are read without an error. */
export type Read = { line: Line; body: Body; content: Content; segments: Segment[] | null };

/** A line that the notation does not write so is read as its translation, or asked about if there are several. */
export function readAsMeant(written: Line, around: Around, ask: Ask): Read {
  const read = readOne(written, around);
  const readings = meantBy(read, around).filter((text) => isUnderstood(readOne(lineFrom(written, text), around)));
  const [first] = readings;
  if (first === undefined) return isUnderstood(read) ? read : (rewritten(written, read, around, ask) ?? read);
  if (readings.length > 1) {
    ask({
      ...placeIn(written, read.content.kind === "entry" ? read.content.values.start : written.start),
      message: "This can be read in more than one way. Which do you mean?",
      lines: [written.number],
      choices: readings.map((text) => ({ label: text.trim(), texts: [inItsPlace(written, text)] })),
    });
  }
  return readOne(lineFrom(written, first), around);
}

/** Of a line that is not understood: as it would be if it were written otherwise. */
function rewritten(written: Line, { content, body }: Read, around: Around, ask: Ask): Read | null {
  if (content.kind !== "unknown" && content.kind !== "entry") return null;
  const { start, end } = body;
  const text = written.plain.slice(start, end);
  if (text.length > longestLine) return null;
  for (const other of rewritesOf(text, around.names.startOf)) {
    const line = lineFrom(written, `${written.raw.slice(0, start)}${other}${written.raw.slice(end)}`);
    const asked: Parameters<Ask>[0][] = [];
    const read = readAsMeant(line, around, (question) => asked.push(question));
    if (!isUnderstood(read)) continue;
    asked.forEach(ask);
    return read;
  }
  return null;
}

function readOne(line: Line, { names, below, isInSet }: Around): Read {
  const body = bodyOf(line);
  const content = readContent(line, body, names, below, isInSet);
  return { line, body, content, segments: content.kind === "entry" ? segmentsOf(content.values, body) : null };
}

function segmentsOf({ line, start }: Values, { end }: Body): Segment[] | null {
  return roundsIn(line, start, startOfDetails(line, start, end));
}

/** What the sets of a text need to know of its exercises. */
export function knowing(names: Names): Knows {
  const around = { names, below: "nothing", isInSet: true } as const;
  const known = new Map<string, EntryRead | null>();
  const read = (text: string) => {
    const found = known.get(text) ?? (hasName(text) ? entryIn(text, around) : null);
    known.set(text, found);
    return found;
  };
  return {
    heading: readTypedHeading,
    isEntry: (text) => read(text) !== null,
    read,
    isNotation: (text) => linesOf(text).some((line) => isUnderstood(readOne(line, around))),
    nameEnd: (text) => names.startOf(text)?.end ?? null,
    isValues: (text) =>
      /\d|max/i.test(text) && (canRead(text) || translatorFor(names)(text, false).some(({ isOpen }) => !isOpen)),
  };
}

/** Cheap: whether it has a word. */
function hasName(text: string): boolean {
  return /\p{L}/u.test(text);
}

function entryIn(text: string, around: Around): EntryRead | null {
  const [line] = linesOf(text);
  let questions = 0;
  const read = line && readAsMeant(line, around, () => questions++);
  if (!read || !isUnderstood(read) || read.content.kind !== "entry") return null;
  const { exercise } = read.content;
  const categories = (read.segments ?? []).flatMap(({ values }) => values.map(({ category }) => category));
  const configuration = exercise?.trackableCategoryConfiguration ?? [];
  return {
    exercise: exercise?.name ?? null,
    isPlain: questions === 0 && read.body.note === "",
    hasLoad: categories.includes("weight"),
    mayHaveLoad: configuration.includes("weight"),
    isMeasured: categories.some((category) => category === "time" || category === "distance"),
  };
}

function isUnderstood({ line, body, content, segments }: Read): boolean {
  if (content.kind !== "entry") return false;
  const { values } = content;
  const end = startOfDetails(values.line, values.start, body.end);
  let isRead = segments !== null;
  readDetails(line, end, body.end, () => {
    isRead = false;
  });
  return isRead;
}

function meantBy({ line, body, content, segments }: Read, { names }: Around): string[] {
  if (content.kind !== "entry" || content.exercise === null) return [];
  const { exercise, values, start } = content;
  const end = startOfDetails(values.line, values.start, body.end);
  const text = values.line.plain.slice(values.start, end);
  if (text.length > longestLine) return [];
  const details = line.plain.slice(end, body.end);
  const lead = leadOf(line, content, start);
  const readings = coachReadings(
    { exercise, lead, values: text, isRead: segments !== null, details, note: body.note },
    translatorFor(names),
  );
  const others = isOfAnother(exercise, text) ? othersLike(exercise, names) : [];
  return [...others.map((name) => `${" ".repeat(line.start)}${name}  ${text.trim()}`), ...readings];
}

/** '3x10' of the rowing machine is of another exercise that has repetitions and a load. */
function isOfAnother({ trackableCategoryConfiguration: own }: ExerciseSnapshot, values: string): boolean {
  if (own.length === 0 || own.includes("reps") || own.includes("weight")) return false;
  return /^\s*\d{1,2}\s*x\s*\d{1,2}(?=$|\s*@|\s)/i.test(values);
}

function othersLike({ name }: ExerciseSnapshot, names: Names): string[] {
  const isLifted = (other: string) => names.named(other)?.trackableCategoryConfiguration.includes("weight");
  return names.suggest(name).filter((other) => other !== name && isLifted(other));
}

function leadOf(line: Line, { values }: Extract<Content, { kind: "entry" }>, start: number): string {
  const isLed = values.line !== line;
  const gap = /^ +/.exec(values.line.plain.slice(start))?.[0].length ?? 0;
  const lead = isLed
    ? line.raw.slice(0, line.start) + line.raw.slice(start, start + gap).trim()
    : line.raw.slice(0, values.start);
  return lead.replace(/[\s:,–—-]+$/u, "");
}

/** More than coaches write in a text that the notation does not read; beyond them, lines are refused. */
const mostTranslated = 1_000;

function translatorFor({ translated, named, startOf }: Names): Translate {
  const isName = (words: string, isBeforeValue: boolean) =>
    (isBeforeValue && startOf(words) !== null) || tailsOf(words).some((tail) => named(tail) !== null);
  return (values, isHigh) => {
    const key = `${isHigh} ${values}`;
    const known = translated.get(key);
    if (known || values.length > longestLine || translated.size >= mostTranslated) return known ?? [];
    const made = meantValues(values, isHigh, { canRead, isName });
    translated.set(key, made);
    return made;
  };
}

function tailsOf(words: string): string[] {
  const each = words.split(/\s+/).slice(-6);
  return each.map((_, at) => each.slice(at).join(" "));
}

const probe = "Exercise  ";

/** Read, and each quantity once a round. */
function roundsIn(line: Line, start: number, end: number): Segment[] | null {
  const segments = readSegments(line, start, end, () => {});
  const isOnce = segments?.every(({ values }) => values.every(({ category }, at) => isFirst(values, category, at)));
  return isOnce ? segments : null;
}

function isFirst(values: Segment["values"], category: TrackableCategory, at: number): boolean {
  return values.findIndex((value) => value.category === category) === at;
}

/** Whether the notation reads these values. */
function canRead(values: string): boolean {
  const [line] = linesOf(probe + values);
  return line !== undefined && values !== "" && roundsIn(line, probe.length, line.plain.length) !== null;
}
