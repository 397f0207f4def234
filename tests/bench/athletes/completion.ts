import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { derivedId, idsFrom } from "#app/domain/ids/derived.ts";
import { newModule, newModuleExercise, newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { roundIdAt } from "#app/domain/workout/document/round-ids.ts";
import { starterExercises } from "#db/seed/library/all.ts";

const exercises = 60;
const rounds = 5;
const setsOf = 6;

/** The largest workout that a target is for: 60 exercises of five rounds with repetitions and weight. */
export const longWorkout: Workout = workoutOf(idsFrom("the long workout of the bench"));

function workoutOf(newId: () => string): Workout {
  const lifts = starterExercises.filter(({ trackables }) => trackables.join() === "reps,weight").slice(0, exercises);
  const modules = Array.from({ length: exercises / setsOf }, (_, set) => ({
    ...newModule(newId(), set + 1),
    ...{ setType: "giant" as const, setRounds: rounds },
    moduleExercises: lifts.slice(set * setsOf, (set + 1) * setsOf).map(({ id, name }, at) => {
      const snapshot = { id, name, thumbnailUrl: null, videoUrl: null };
      const columns = { trackableCategoryConfiguration: ["reps" as const, "weight" as const] };
      const exercise = newModuleExercise(newId(), { ...snapshot, ...columns });
      return { ...exercise, orderNumber: at + 1, moduleExerciseRounds: roundsOf(exercise) };
    }),
  }));
  const workout = newWorkout({ id: newId(), day: 28, date: null, moduleIds: [] });
  return { ...workout, restDay: false, name: "Everything", modules };
}

function roundsOf({ id, trackableCategories }: ReturnType<typeof newModuleExercise>) {
  return Array.from({ length: rounds }, (_, at) => ({
    ...{ id: roundIdAt(id, at), orderNumber: at + 1, isRest: false, isCompleted: false },
    roundDefinitions: trackableCategories.map((slot) => ({
      ...{ ...slot, trackableType: "amount" as const },
      ...{ value: slot.trackableCategory === "reps" ? 5 : null, additionalValue: null },
    })),
  }));
}

/** It, done for the so-and-so-manieth time: a little heavier each time. */
export function longCompletion(programId: string, count: number, doneAt: Date): CompletionInput {
  const modules = longWorkout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((exercise) => ({
      ...exercise,
      moduleExerciseRounds: exercise.moduleExerciseRounds.map((round) => ({
        ...{ ...round, isCompleted: true },
        roundDefinitions: round.roundDefinitions.map((definition) => ({
          ...{ ...definition, calculatedValue: null },
          doneValue: definition.trackableCategory === "reps" ? 5 : 40 + round.orderNumber + count * 0.5,
        })),
      })),
    })),
  }));
  return {
    id: derivedId(`long completion ${programId} ${count} ${doneAt.getTime()}`),
    ...{ programId, doneAt: doneAt.toISOString(), successfullyCompleted: true, comment: null },
    workout: { ...longWorkout, modules },
  };
}
