import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { inSets } from "#app/domain/workout/text/days/in-sets.ts";
import { keptKey } from "#app/domain/workout/text/words/kept.ts";
import {
  type Ask,
  isBlank,
  type Line,
  lengthOfLetter,
  placeIn,
  type Report,
  type TextPosition,
} from "#app/domain/workout/text/words/lines.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";
import { printedLines } from "./as-printed.ts";
import { askAbout } from "./ask-lines.ts";
import type { EntryDraft, Note, Segment, SetDraft, WorkoutDraft } from "./drafts.ts";
import type { LineReader } from "./line-reader.ts";
import { askForName } from "./near-names.ts";
import { readDetails, startOfDetails } from "./read-details.ts";
import { type Below, type Body, belowOf, bodyOf, type Content, readContent } from "./read-line.ts";
import { readSegments } from "./read-rounds.ts";
import { fillHeading, letterIn, nameSet, newSet } from "./read-set.ts";

export type Reading = {
  lines: LineReader;
  /** By `keptKey`; used entries are removed. */
  kept: Map<string, ModuleExercise>;
  report: Report;
  ask: Ask;
  /** True after so many errors that reading on is pointless. */
  isEnough: () => boolean;
};

type Reader = Reading & { draft: WorkoutDraft; open: OpenSet | null; noted: Note[] | null; isAfterBlank: boolean };

/** `indent` is that of the set's own line. */
type OpenSet = { set: SetDraft; indent: number; hasHeading: boolean; isFlush: boolean; isSpaced: boolean };

const marks: readonly [mark: RegExp, read: (reader: Reader, line: Line) => void][] = [
  [/^\/\//, readNote],
  [/^>/, readMotivation],
  [/^#\d+(?=$|[\s:])/, readAlternative],
  [/^#/, readTitle],
  [/^!/, readKept],
  [/^==/, refuseDay],
];

const spaceBehindMark = /^[ \u00a0]/;

export function readWorkout(written: readonly Line[], given: Reading): WorkoutDraft {
  if (given.isEnough()) return readStrictly(written, given);
  const printed = printedLines(written, (lines, doubt, isEnough) => {
    return readStrictly(lines, { ...given, kept: new Map(), report: doubt, ask: doubt, isEnough });
  });
  const { lines, ask } = inSets(written, { knows: given.lines.knows, printed, ask: given.ask });
  return readStrictly(lines, { ...given, ask });
}

function readStrictly(lines: readonly Line[], reading: Reading): WorkoutDraft {
  const draft: WorkoutDraft = { restDay: null, title: null, motivation: [], sets: [] };
  const reader: Reader = { ...reading, draft, open: null, noted: null, isAfterBlank: false };
  for (const [index, line] of lines.entries()) {
    if (reading.isEnough()) break;
    if (isBlank(line)) reader.isAfterBlank = true;
    else readMarked(reader, line) || readPlain(reader, line, belowOf(lines, index));
  }
  if (draft.restDay && draft.sets.length > 0) reading.report(draft.restDay, "A rest day has no sets.");
  askAbout(draft, { names: reading.lines.names, ask: reading.ask });
  return draft;
}

function readMarked(reader: Reader, line: Line): boolean {
  const text = line.plain.slice(line.start);
  const read = marks.find(([mark]) => mark.test(text))?.[1];
  read?.(reader, line);
  return read !== undefined;
}

function readNote(reader: Reader, line: Line) {
  const place = placeIn(line, line.start);
  const text = line.raw.slice(line.start + 2).replace(spaceBehindMark, "");
  if (reader.noted) reader.noted.push({ ...place, text });
  else reader.report(place, "Write a note below the set or the exercise it belongs to.");
}

function readMotivation({ draft }: Reader, line: Line) {
  const text = line.raw.slice(line.start + 1).replace(spaceBehindMark, "");
  draft.motivation.push({ ...placeIn(line, line.start), text });
}

function readTitle({ draft, report }: Reader, line: Line) {
  if (draft.title !== null) report(placeIn(line, line.start), "A workout has one title.");
  const text = oneLine(line.raw.slice(line.start).replace(/^#+/, ""));
  draft.title = { ...placeIn(line, line.start), text };
}

function refuseDay({ report }: Reader, line: Line) {
  report(placeIn(line, line.start), "Only the text of a week has several days. This is the text of one day.");
}

function readKept(reader: Reader, line: Line) {
  const key = keptKey(line.raw.slice(line.start));
  const entry = reader.kept.get(key);
  reader.kept.delete(key);
  reader.noted = null;
  const place = placeIn(line, line.start);
  if (!entry)
    reader.report(place, "This line stands for what can't be written. Keep it once, unchanged, or delete it.");
  else {
    const values = { start: line.raw.length, end: line.raw.length };
    const kept = {
      place,
      line,
      letter: null,
      values,
      exercise: entry.exercise,
      notes: [],
      segments: [],
      details: {},
      kept: entry,
    };
    addEntry(reader, line, kept);
  }
}

function readAlternative(reader: Reader, line: Line) {
  const { draft, report } = reader;
  const [mark = "", number, colon] = /^#(\d+)\s*(:?)\s*/.exec(line.plain.slice(line.start)) ?? [];
  const place = placeIn(line, line.start);
  if (Number(number) < 2) report(place, "Alternatives start at #2: #1 is the set itself.");
  if (draft.sets.length === 0) report(place, "Write an alternative below its set. A title starts with # and a space.");
  const set: SetDraft = { ...newSet(place), isAlternative: true, inherits: true };
  openSet(reader, line, set);
  const body = bodyOf({ ...line, start: line.start + mark.length });
  if (colon) nameSet(set, line, { start: line.start, end: body.end }, body.start);
  else if (body.start < body.end) readAlternativeBody(reader, line, body, set);
  noteBehind(reader, line, body);
}

/** After #2 comes a heading, a bare name, or the only exercise. */
function readAlternativeBody(reader: Reader, line: Line, body: Body, set: SetDraft) {
  const content = readContent(line, body, reader.lines.names, "nothing", false);
  const isNearMiss = content.kind === "unknown" && content.mayBeName;
  if (isNearMiss) nameSet(set, line, { start: line.start, end: body.end }, body.start);
  else if (content.kind !== "heading") addContent(reader, line, body, content);
  else {
    const { setType } = set;
    fillHeading(reader.report, line, set, content);
    if (set.heading) set.heading = { ...set.heading, start: line.start, end: body.end };
    const isNameAlone = content.heading.nameStart === body.start;
    set.inherits = isNameAlone;
    if (isNameAlone) set.setType = setType;
  }
}

function readPlain(reader: Reader, written: Line, below: Below) {
  const isInSet = reader.open !== null && written.indent > reader.open.indent;
  const { line, body, content, segments } = reader.lines.read(written, { below, isInSet }, reader.ask);
  addContent(reader, line, body, content, segments);
  noteBehind(reader, line, body);
}

function addContent(reader: Reader, line: Line, body: Body, content: Content, known: Segment[] | null = null) {
  const place = content.kind === "restDay" ? placeIn(line, body.start) : placeIn(line, content.start);
  if (content.kind === "restDay") reader.draft.restDay = place;
  else if (content.kind === "unknown") refuseUnknown(reader, line, content);
  else if (content.kind === "entry") {
    const { exercise, values } = content;
    const end = startOfDetails(values.line, values.start, body.end);
    const segments = known ?? readSegments(values.line, values.start, end, reader.report);
    const details = readDetails(line, end, body.end, reader.report);
    const written = {
      place,
      line,
      letter: letterIn(line, body, content.start),
      values: { start: values.start, end },
    };
    addEntry(reader, line, { ...written, exercise, notes: [], segments, details, kept: null });
  } else {
    const set = newSet(place);
    openSet(reader, line, set);
    fillHeading(reader.report, line, set, content);
  }
}

function refuseUnknown(reader: Reader, line: Line, content: Extract<Content, { kind: "unknown" }>) {
  if (reader.open) reader.open.set.isUnread = true;
  const { report } = reader;
  const { names } = reader.lines;
  const { start, name } = content;
  if (content.isValues) {
    const values = oneLine(name.replace(/\s*[,;](?=\s)/g, " |"));
    report(
      placeIn(line, start),
      `These are values. Write them after the name of their exercise: Back squat ${values}.`,
    );
    return;
  }
  const bare = content.name.slice(lengthOfLetter(line.plain.slice(start)));
  if (bare.trim() === "") {
    report(placeIn(line, start), "Write the name of an exercise before these values, like Back squat 3x8.");
    return;
  }
  const unnumbered = bare.replace(/^\d[\d.,x/-]*\s+|[,;]$/gi, "");
  const whole = names.suggest(bare);
  const suggestions = whole.length > 0 ? whole : names.suggest(unnumbered);
  const isNamed = suggestions.some((one) => one === names.named(unnumbered)?.name);
  if (suggestions.length > 0 && !isNamed) return askForName(line, content, suggestions, names, reader.ask);
  const orSet = content.mayBeName ? " The name of a set ends with a colon." : "";
  const typed = oneLine(
    (/^\p{L}{2}/u.test(unnumbered) ? unnumbered : bare).replace(/(?<=\p{L}\S*)[\s:,;]+(?:[\d@(].*)?$/u, ""),
  );
  report(placeIn(line, content.start), `No exercise is called '${typed}'.${orSet}`);
}

function addEntry(reader: Reader, line: Line, entry: EntryDraft) {
  const set = setFor(reader, line, entry.place);
  set.entries.push(entry);
  reader.noted = entry.kept ? null : entry.notes;
  reader.isAfterBlank = false;
}

function setFor(reader: Reader, line: Line, place: TextPosition): SetDraft {
  const { open, isAfterBlank } = reader;
  if (open && line.indent > open.indent) return open.set;
  if (open?.hasHeading && open.set.entries.length === 0) {
    open.set.isSpaced = isAfterBlank;
    open.isFlush = true;
    open.isSpaced = isAfterBlank;
    return open.set;
  }
  if (open?.isFlush && (open.isSpaced || !isAfterBlank)) return open.set;
  const set = newSet(place);
  openSet(reader, line, set);
  if (reader.open) reader.open.hasHeading = false;
  return set;
}

function openSet(reader: Reader, line: Line, set: SetDraft) {
  reader.draft.sets.push(set);
  reader.open = { set, indent: line.indent, hasHeading: true, isFlush: false, isSpaced: false };
  reader.noted = set.notes;
  reader.isAfterBlank = false;
}

function noteBehind({ noted }: Reader, line: Line, { note, end }: Body) {
  if (note !== "") noted?.push({ ...placeIn(line, end), text: note });
}
