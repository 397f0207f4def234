import { mostSlips } from "#app/domain/workout/text/parse/suggest.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import { countNames, noNames, recordingIndex } from "#app/domain/workout/text/words/wanted-names.ts";
import { findByNames, namesNear } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";

/**
 * Reads a text with the exercises that it names, which are looked up once it has asked for them: as a rule in one
 * statement, and in one more where a name is not known and the nearest ones are wanted. `read` is called anew until it
 * asks for nothing more, so it has to make the same of the same text.
 */
export async function readWithNames<Read>(ctx: Context, read: (find: ExerciseIndex) => Read): Promise<Read> {
  const wanted = noNames();
  read(recordingIndex([], [], wanted));
  // why: nothing was known yet, so every name seemed to be misspelt
  wanted.near.clear();
  for (;;) {
    const known = countNames(wanted);
    const exercises = await findByNames(ctx, wanted);
    const names = await namesNear(ctx, [...wanted.near], mostSlips);
    const result = read(recordingIndex(exercises, names, wanted));
    if (countNames(wanted) === known) return result;
  }
}
