import type { Workout } from "#app/domain/workout/document/document.ts";
import { parseWeek } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import type { FilledDatabase } from "../data/database.ts";

const lines = 1000;
const rounds = 30;

/** Milliseconds of each reading of a thousand lines of the full program's days, and what is left of the last day. */
export function timeTextReading({ workouts }: FilledDatabase): number[] {
  const documents = workouts.map(({ workout }) => workout);
  const days: Workout[] = [];
  let text = "";
  while (text.split("\n").length < lines) {
    const day = days.length + 1;
    const source = documents[days.length % documents.length];
    if (!source) throw new Error("The full program has no days.");
    days.push({ ...source, day });
    text = printWeek(days);
  }
  const used = documents.flatMap(({ modules }) => modules.flatMap(({ moduleExercises }) => moduleExercises));
  const library = indexExercises(used.flatMap(({ exercise }) => exercise ?? []));
  return Array.from({ length: rounds }, () => {
    const started = performance.now();
    const read = parseWeek(text, { current: days, find: library, newId: () => crypto.randomUUID() });
    if (!read.ok) throw new Error(JSON.stringify([read.errors[0], read.questions[0]]));
    return performance.now() - started;
  });
}
