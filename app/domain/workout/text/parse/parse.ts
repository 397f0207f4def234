import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import { keptKey, keptLines } from "#app/domain/workout/text/words/kept.ts";
import {
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
import { splitDays } from "#app/domain/workout/text/words/week.ts";
import type { WorkoutDraft } from "./drafts.ts";
import { finishSets, joinNotes } from "./finish.ts";
import { lineReaderFor } from "./line-reader.ts";
import { type Reading, readWorkout } from "./read-workout.ts";
import { type Lexicon, lexiconFor, namesFor } from "./resolve.ts";
import { settleSets, settleText } from "./settle.ts";

export type Refused = { ok: false; errors: TextError[]; questions: TextQuestion[] };
export type ParsedWorkout = { ok: true; workout: Workout } | Refused;
export type ParsedWeek = { ok: true; workouts: Workout[] } | Refused;

type Library = { find: ExerciseIndex; newId: () => string };

const maxErrors = 100;
const maxQuestions = 30;

/**
 * The next version of `current`, which keeps its place, its image and the ids of parts that stay; the same object if
 * nothing changed. Reports every error with line and column.
 */
export function parseWorkout(text: string, { current, find, newId }: Library & { current: Workout }): ParsedWorkout {
  const found = collect();
  const reading = { lexicon: lexiconFor([], find), newId, kept: keptByKey([current]), ...found };
  const lines = linesOf(text);
  reportUnkeepable(lines, found.report);
  const workout = parseDay(lines, current, reading);
  return refused(found) ?? { ok: true, workout };
}

/** In the order of `current`; a day that the text does not name stays as it is. Rejects the whole text on any error. */
export function parseWeek(
  text: string,
  { current, find, newId, split = splitDays }: Library & { current: readonly Workout[]; split?: typeof splitDays },
): ParsedWeek {
  const found = collect();
  const reading = { lexicon: lexiconFor(current, find), newId, kept: keptByKey(current), ...found };
  const parsed = new Map<Workout, Workout>();
  const lines = linesOf(text);
  reportUnkeepable(lines, found.report);
  for (const section of split(lines, current, found.report)) {
    parsed.set(section.workout, parseDay(section.lines, section.workout, reading));
  }
  return refused(found) ?? { ok: true, workouts: current.map((workout) => parsed.get(workout) ?? workout) };
}

type Parsing = Omit<Reading, "lines"> & Found & { lexicon: Lexicon; newId: () => string };

function parseDay(lines: readonly Line[], current: Workout, { lexicon, newId, errors, ...reading }: Parsing): Workout {
  const { report } = reading;
  const draft = readWorkout(lines, { ...reading, lines: lineReaderFor(namesFor(current, lexicon)) });
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
function refused({ errors, questions }: Found): Refused | null {
  if (errors.length + questions.length === 0) return null;
  const busy = new Set(errors.map(({ line }) => line));
  const open: TextQuestion[] = [];
  for (const question of questions.toSorted(byPosition)) {
    if (question.lines.some((line) => busy.has(line)) || open.length >= maxQuestions) continue;
    open.push(question);
    for (const line of question.lines) busy.add(line);
  }
  return { ok: false, errors: errors.toSorted(byPosition), questions: open };
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
