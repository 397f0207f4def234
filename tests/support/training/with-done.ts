import type { DoneDefinition, DoneWorkout } from "#app/domain/completions/document.ts";
import type { ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";

type Place = { entry: ModuleExercise; round: Round };

/** What was done of a prescribed value; null for nothing. */
export type DoneOf = (definition: RoundDefinition, place: Place) => DoneDefinition["doneValue"];

/** The prescribed workout with what was done in it. Rounds with something done are completed. */
export function withDone(workout: Workout, doneOf: DoneOf): DoneWorkout {
  return {
    ...workout,
    modules: workout.modules.map((module) => ({
      ...module,
      moduleExercises: module.moduleExercises.map((entry) => ({
        ...entry,
        moduleExerciseRounds: entry.moduleExerciseRounds.map((round) => doneRound({ entry, round }, doneOf)),
      })),
    })),
  };
}

function doneRound({ entry, round }: Place, doneOf: DoneOf) {
  const roundDefinitions = round.roundDefinitions.map((definition) => {
    const doneValue = definition.trackableCategory === null ? null : doneOf(definition, { entry, round });
    return { ...definition, calculatedValue: null, doneValue };
  });
  return { ...round, isCompleted: roundDefinitions.some(({ doneValue }) => doneValue !== null), roundDefinitions };
}
