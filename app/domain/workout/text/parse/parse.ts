import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import { keptKey, keptLines } from "#app/domain/workout/text/words/kept.ts";
import {
  isBlank,
  type Line,
  linesOf,
  type Report,
  reportUnkeepable,
  type TextError,
  type TextPosition,
  type TextQuestion,
} from "#app/domain/workout/text/words/lines.ts";
import { oneLine, plainLineEnds } from "#app/domain/workout/text/words/plain.ts";
import { isSame } from "#app/domain/workout/text/words/same.ts";
import { type DaySection, splitDays } from "#app/domain/workout/text/words/week.ts";
import type { WorkoutDraft } from "./drafts.ts";
import { finishSets, joinNotes } from "./finish.ts";
import { type LineReader, lineReaderFor } from "./line-reader.ts";
import { type Reading, readWorkout } from "./read-workout.ts";
import { lexiconFor, namesFor } from "./resolve.ts";
import { settleSets, settleText } from "./settle.ts";

export type Refused = {
  ok: false;
  errors: TextError[];
  questions: TextQuestion[];
  /** Of the text's own lines; an error made without them has no button. */
  again?: Again;
};
export type ParsedWorkout = { ok: true; workout: Workout } | Refused;
export type ParsedWeek = { ok: true; workouts: Workout[] } | Refused;

export type Again = { readAgain: ReadAgain; printAlone: PrintAlone; isKnown: (name: string) => boolean };

/** What is open near a line if `text` stands in its place, whose lines all have its number; null outside of days. */
export type ReadAgain = (number: number, text: string) => Pick<Refused, "errors" | "questions"> | null;

/** How `text` is printed if it is read as the only lines of its day; null if something of it is open. */
export type PrintAlone = (number: number, text: string) => string | null;

type Library = { find: ExerciseIndex; newId: () => string };

const maxErrors = 100;
const maxQuestions = 30;

/** The next version of `current`, as `parseWeek` reads a week. */
export function parseWorkout(text: string, { current, ...library }: Library & { current: Workout }): ParsedWorkout {
  const split = (lines: Line[]) => [{ workout: current, lines }];
  const parsed = parseWeek(text, { current: [current], split, ...library });
  return parsed.ok ? { ok: true, workout: parsed.workouts[0] ?? current } : parsed;
}

type Split = (lines: Line[], workouts: readonly Workout[], report: Report) => DaySection[];

/**
 * The next versions in the order of `current`, which keep their places, their images and the ids of parts that stay; the
 * same object if nothing changed, as for a day that the text does not name. Reports every error with line and column,
 * and rejects the whole text on any.
 */
export function parseWeek(
  text: string,
  { current, find, newId, split = splitDays }: Library & { current: readonly Workout[]; split?: Split },
): ParsedWeek {
  const found = collect();
  const lexicon = lexiconFor(current, find);
  const kept = keptByKey(current);
  const parsed = new Map<Workout, Workout>();
  const lines = linesOf(text);
  reportUnkeepable(lines, found.report);
  const days = split(lines, current, found.report).map((section) => {
    return { ...section, reader: lineReaderFor(namesFor(section.workout, lexicon)) };
  });
  for (const day of days) parsed.set(day.workout, parseDay(day, { newId, kept, ...found }));
  const fresh = () => ({ newId, kept: keptByKey(current) });
  const [readAgain, printAlone] = [readingAgain(days, fresh), printingAlone(days, fresh)];
  const isKnown = (name: string) => days.some(({ reader }) => reader.names.named(name) !== null);
  return (
    refused(found, { readAgain, printAlone, isKnown }) ?? {
      ok: true,
      workouts: current.map((workout) => parsed.get(workout) ?? workout),
    }
  );
}

type Day = DaySection & { reader: LineReader };
type Parsing = Omit<Reading, "lines"> & Found & { newId: () => string };

/** Lines on each side that are read again with a changed one; more would take too long. */
const mostAround = 12;

/** The lines up to the next blank one, and those from the one before the last: a blank one may follow a heading. */
function linesAround(lines: readonly Line[], number: number): readonly Line[] {
  const at = lines.findIndex((line) => line.number === number);
  const next = lines.findIndex((line, index) => index > at && isBlank(line));
  const last = lines.findLastIndex((line, index) => index < at && isBlank(line));
  const before = lines.findLastIndex((line, index) => index < last && isBlank(line));
  return lines.slice(Math.max(before + 1, at - mostAround), Math.min(next < 0 ? lines.length : next, at + mostAround));
}

function readingAgain(days: readonly Day[], fresh: () => Pick<Parsing, "newId" | "kept">): ReadAgain {
  return (number, text) => {
    const day = days.find(({ lines }) => lines.some((line) => line.number === number));
    if (!day) return null;
    const found = collect();
    const near = linesAround(day.lines, number);
    const own = linesOf(text).map((line) => ({ ...line, number }));
    const lines = near.flatMap((line) => (line.number === number ? own : [line]));
    reportUnkeepable(own, found.report);
    parseDay({ ...day, lines }, { ...fresh(), ...found });
    return found;
  };
}

function printingAlone(days: readonly Day[], fresh: () => Pick<Parsing, "newId" | "kept">): PrintAlone {
  return (number, text) => {
    const day = days.find(({ lines }) => lines.some((line) => line.number === number));
    if (!day) return null;
    const found = collect();
    const lines = linesOf(text);
    reportUnkeepable(lines, found.report);
    const workout = parseDay({ ...day, lines }, { ...fresh(), ...found });
    return found.errors.length + found.questions.length > 0 ? null : printWorkout(workout);
  };
}

function parseDay({ workout: current, lines, reader }: Day, { newId, errors, ...reading }: Parsing): Workout {
  const { report } = reading;
  const draft = readWorkout(lines, { ...reading, lines: reader });
  const sets = finishSets(draft.sets, report);
  const { name, motivation } = textsOf(draft, current, report);
  if (errors.length > 0) return current;
  const restDay = draft.restDay !== null;
  const next: Workout = {
    ...current,
    restDay,
    name,
    motivation,
    // a new rest day is reset
    image: restDay && !current.restDay ? null : current.image,
    modules: settleSets(sets, current, newId),
  };
  return isSame(next, current) ? current : next;
}

function textsOf({ title, motivation }: WorkoutDraft, current: Workout, report: Report) {
  const name = joinNotes(title ? [title] : [], "A title", limits.name, report);
  const text = joinNotes(motivation, "A motivational text", limits.motivation, report);
  return {
    name: settleText(name, current.name, oneLine),
    motivation: settleText(text, current.motivation, plainLineEnds),
  };
}

function keptByKey(workouts: readonly Workout[]): Map<string, ModuleExercise> {
  return new Map([...keptLines(workouts)].map(([entry, line]) => [keptKey(line), entry]));
}

/** In the order of the text, at most one question per line; null if there are none. */
function refused({ errors, questions }: Found, again: Again): Refused | null {
  if (errors.length + questions.length === 0) return null;
  const busy = new Set(errors.map(({ line }) => line));
  const open: TextQuestion[] = [];
  for (const question of questions.toSorted(byPosition)) {
    if (question.lines.some((line) => busy.has(line)) || open.length >= maxQuestions) continue;
    open.push(question);
    for (const line of question.lines) busy.add(line);
  }
  return { ok: false, errors: errors.toSorted(byPosition), questions: open, again };
}

function byPosition(a: TextPosition, b: TextPosition): number {
  return a.line - b.line || a.column - b.column;
}

type Found = { errors: TextError[]; questions: TextQuestion[] };

function collect(): Found & Pick<Reading, "report" | "ask" | "isEnough"> {
  const questions: TextQuestion[] = [];
  const errors: TextError[] = [];
  const report: Report = ({ line, column }, message) => {
    if (errors.length >= maxErrors) return;
    errors.push({ line, column, message });
  };
  const ask = (question: TextQuestion) => questions.push(question);
  return { errors, questions, report, ask, isEnough: () => errors.length + questions.length >= maxErrors };
}
