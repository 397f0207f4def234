import { maxSlips } from "#app/domain/workout/text/parse/suggest.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import { countNames, noNames, recordingIndex } from "#app/domain/workout/text/words/wanted-names.ts";
import { findByNames, namesNear } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";

/**
 * Reads once to collect the names, looks them up, and reads again: usually one statement, one more for suggestions.
 * `read` may run several times and must be deterministic.
 */
export async function readWithNames<Read>(ctx: Context, read: (find: ExerciseIndex) => Read): Promise<Read> {
  const wanted = noNames();
  read(recordingIndex([], [], wanted));
  // why: nothing was known yet, so every name seemed misspelled
  wanted.near.clear();
  for (;;) {
    const known = countNames(wanted);
    const exercises = await findByNames(ctx, wanted);
    const names = await namesNear(ctx, [...wanted.near], maxSlips);
    const result = read(recordingIndex(exercises, names, wanted));
    if (countNames(wanted) === known) return result;
  }
}
