import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import {
  type CoachReadings,
  coachReadings,
  lineFrom,
  longestLine,
  type Translate,
} from "#app/domain/workout/text/coach/coach-lines.ts";
import { isOfAnother, mayBeOfAnother } from "#app/domain/workout/text/coach/of-exercise.ts";
import { rewritesOf, withHowAhead } from "#app/domain/workout/text/coach/rewrites.ts";
import { isPrinted, unlikelyReadings } from "#app/domain/workout/text/coach/unlikely.ts";
import { meantValues } from "#app/domain/workout/text/coach/values.ts";
import {
  type Ask,
  inItsPlace,
  type Line,
  linesOf,
  placeIn,
  type TextPosition,
  withNote,
} from "#app/domain/workout/text/words/lines.ts";
import { withOwnName } from "#app/domain/workout/text/words/own-names.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";
import type { Segment } from "./drafts.ts";
import { readDetails, startOfDetails } from "./read-details.ts";
import { type Around, type Body, bodyOf, type Content, readContent, type Values } from "./read-line.ts";
import { readSegments } from "./read-rounds.ts";
import type { Names } from "./resolve.ts";

/** `segments`: of an exercise, if they are read without an error. */
export type Read = { line: Line; body: Body; content: Content; segments: Segment[] | null };

/** A line that the notation does not write so is read as its translation, or asked about if there are several. */
export function readAsMeant(written: Line, around: Around, ask: Ask): Read {
  const turned = withNameAhead(written.plain.slice(written.start), around.names);
  if (turned !== null) return readAsMeant(lineFrom(written, written.raw.slice(0, written.start) + turned), around, ask);
  const read = readOne(written, around);
  const { texts, isLeftOver } = meantBy(read, around);
  const readings = texts.filter((text) => isUnderstood(readOne(lineFrom(written, entryOf(text)), around)));
  const first = readings.find((text) => !text.includes("\n")) ?? readings[0];
  if (first === undefined) {
    if (!isUnderstood(read)) return rewritten(written, read, around, ask) ?? read;
    askIfUnlikely(written, read, ask);
    return read;
  }
  if (readings.length > 1 || isLeftOver || (texts.length > 1 && isUnderstood(read))) {
    const start = read.content.kind === "entry" ? read.content.values.start : written.start;
    const message = isLeftOver
      ? "Some of these words are no value. Keep them as a note?"
      : "This can be read in more than one way. Which do you mean?";
    askWhich(written, placeIn(written, start), message, readings, (question) =>
      ask({ ...question, mayBeNew: isLeftOver }),
    );
  }
  const meant = readOne(lineFrom(written, entryOf(first)), around);
  if (readings.length === 1 && !isLeftOver) askIfUnlikely(written, meant, ask);
  return meant;
}

function withNameAhead(text: string, { named, startOf }: Names): string | null {
  return withHowAhead(text, (name) => named(name) !== null) ?? withOwnName(text, startOf);
}

function askIfUnlikely(written: Line, { line, body, content, segments }: Read, ask: Ask) {
  if (content.kind !== "entry" || !content.exercise || !segments || isAsPrinted(written)) return;
  const { start, line: own } = content.values;
  const readings = unlikelyReadings(
    own.plain.slice(start, body.end).trim(),
    segments,
    content.exercise,
    written.plain.includes("|"),
  );
  const lead = leadOf(line, content, content.start);
  const texts = readings.map((values) => withNote(`${lead}  ${values}`, body.note));
  if (texts.length > 0) askWhich(written, placeIn(line, start), "This is unusual. Is it what you mean?", texts, ask);
}

/** What was printed has two spaces behind the name, and is not asked about. */
function isAsPrinted({ plain, start }: Line): boolean {
  return /\S {2,}\S/.test(plain.slice(start));
}

function askWhich(written: Line, place: TextPosition, message: string, texts: readonly string[], ask: Ask) {
  const choices = texts.map((text) => {
    return { label: oneLine(text.replace("\n", " / ")), texts: [inItsPlace(written, text)] };
  });
  ask({ ...place, message, lines: [written.number], choices });
}

/** A reading may have the heading of a set before it. */
function entryOf(text: string): string {
  return text.split("\n").at(-1) ?? text;
}

/** Of a line that is not understood: as it would be if it were written otherwise. */
function rewritten(written: Line, { content, body }: Read, around: Around, ask: Ask): Read | null {
  const { start, end } = body;
  const text = written.plain.slice(start, end);
  const isAim = content.kind === "heading" && /^(?:work|build|ramp|find)/i.test(text);
  if (content.kind !== "unknown" && content.kind !== "entry" && !isAim) return null;
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

export function readOne(line: Line, { names, below, isInSet }: Around): Read {
  const body = bodyOf(line);
  const content = readContent(line, body, names, below, isInSet);
  return { line, body, content, segments: content.kind === "entry" ? segmentsOf(content.values, body) : null };
}

function segmentsOf({ line, start }: Values, { end }: Body): Segment[] | null {
  return roundsIn(line, start, startOfDetails(line, start, end));
}

export function isUnderstood({ line, body, content, segments }: Read): boolean {
  if (content.kind !== "entry") return false;
  const { values } = content;
  const end = startOfDetails(values.line, values.start, body.end);
  return segments !== null && areDetails(line, end, body.end);
}

function areDetails(line: Line, start: number, end: number): boolean {
  let areRead = true;
  readDetails(line, start, end, () => {
    areRead = false;
  });
  return areRead;
}

function meantBy({ line, body, content, segments }: Read, { names, isStrict }: Around): CoachReadings {
  if (content.kind !== "entry" || content.exercise === null) return nothing;
  const { exercise, values, start } = content;
  const startOfThem = startOfDetails(values.line, values.start, body.end);
  // why: '; rest 90 sec, slow' is no detail, but the words of a coach
  const end = areDetails(line, startOfThem, body.end) ? startOfThem : body.end;
  const isRead = segments !== null && end === startOfThem;
  const typed = values.line.plain.slice(values.start, end);
  // why: what is not read was never printed
  const text = isRead ? typed : typed.replace(/^ +/, " ");
  if (text.length > longestLine) return nothing;
  const details = line.plain.slice(end, body.end);
  const lead = leadOf(line, content, start);
  const readings = coachReadings(
    { exercise, lead, values: text, isRead, details, note: body.note },
    translatorFor(names),
    (note) => hasEntry(note, names),
  );
  const others = isPrinted(text) || !mayBeOfAnother(exercise, text) ? [] : othersLike(exercise, names);
  const asOther = others.flatMap((other) => {
    const otherLead = `${" ".repeat(line.start)}${other.name}`;
    const own = { exercise: other, lead: otherLead, values: text, isRead, details, note: body.note };
    const [first = `${otherLead}  ${text.trim()}`] = coachReadings(own, translatorFor(names), () => false).texts;
    return first;
  });
  const { isLeftOver } = readings;
  const own = `${lead}  ${text.trim()}${details}`;
  const texts = others.length > 0 && readings.texts.length === 0 ? [own] : readings.texts;
  if (isLeftOver && isStrict) return nothing;
  return { texts: isOfAnother(exercise, text) ? [...asOther, ...texts] : [...texts, ...asOther], isLeftOver };
}

const nothing: CoachReadings = { texts: [], isLeftOver: false };

function othersLike({ name }: ExerciseSnapshot, names: Names): ExerciseSnapshot[] {
  const others = names.suggest(name).flatMap((other) => names.named(other) ?? []);
  return others.filter((other) => other.name !== name && other.trackableCategoryConfiguration.includes("weight"));
}

function leadOf(line: Line, { values }: Extract<Content, { kind: "entry" }>, start: number): string {
  const isLed = values.line !== line;
  const gap = /^ +/.exec(values.line.plain.slice(start))?.[0].length ?? 0;
  const lead = isLed
    ? line.raw.slice(0, line.start) + line.raw.slice(start, start + gap).trim()
    : line.raw.slice(0, values.start);
  return lead.replace(/[\s:,–—-]+$/u, "");
}

export function translatorFor({ translated, named, startOf }: Names): Translate {
  const isName = (words: string, isBeforeValue: boolean) =>
    (isBeforeValue && startOf(words) !== null) || tailsOf(words).some((tail) => named(tail) !== null);
  return (values, isHigh) => {
    const key = `${isHigh} ${values}`;
    const known = translated.known.get(key);
    if (known || values.length > longestLine || translated.left === 0) return known ?? [];
    const made = meantValues(values, isHigh, { canRead, isName });
    translated.known.set(key, made);
    translated.left--;
    return made;
  };
}

/** An exercise and a value of its own behind it, which a note would hide. */
function hasEntry(text: string, { startOf }: Names): boolean {
  const tails = [...text.slice(0, longestLine).matchAll(/(?<=^|\s)\p{L}/gu)].map(({ index }) => text.slice(index));
  return tails.some((tail) => {
    const found = startOf(tail);
    return found !== null && /^\S*\s*\S?\d/.test(tail.slice(found.end));
  });
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
export function canRead(values: string): boolean {
  const [line] = linesOf(probe + values);
  return line !== undefined && values !== "" && roundsIn(line, probe.length, line.plain.length) !== null;
}
