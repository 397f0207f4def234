import type { DoneWorkout } from "./document.ts";
import { doneProblem } from "./done-value.ts";

/** A done value past its limits: where it stands, what stands there, and a sentence. */
export type BeyondLimits = { path: string; what: string; message: string };

/** The done values past the limits of their categories (decisions §11). `path`: as the API names the field. */
export function beyondLimits({ modules }: DoneWorkout): BeyondLimits[] {
  return modules.flatMap(({ moduleExercises }, set) =>
    moduleExercises.flatMap(({ moduleExerciseRounds }, entry) =>
      moduleExerciseRounds.flatMap(({ id, roundDefinitions }, round) =>
        roundDefinitions.flatMap((definition, slot) => {
          const message = doneProblem(definition);
          if (message === null) return [];
          const place = `workout.modules.${set}.moduleExercises.${entry}.moduleExerciseRounds.${round}`;
          const path = `${place}.roundDefinitions.${slot}.doneValue`;
          return [{ path, what: `${id} ${definition.trackableCategory} ${definition.doneValue}`, message }];
        }),
      ),
    ),
  );
}
