import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "./document.ts";
import { slotFor, slotsFor } from "./slots.ts";

export type NewWorkout = {
  id: string;
  /** Exactly one of the two. */
  day: number | null;
  date: string | null;
  /** With the ids of its sets it is no rest day. */
  moduleIds?: readonly string[];
};

/** A new workout: a rest day, or with `moduleIds` (three by the product's rule) that many empty sets. */
export function newWorkout({ id, day, date, moduleIds }: NewWorkout): Workout {
  return {
    id,
    day,
    date,
    restDay: moduleIds === undefined,
    name: "",
    motivation: "",
    image: null,
    modules: (moduleIds ?? []).map((moduleId, index) => newModule(moduleId, index + 1)),
  };
}

/** An empty Regular set of one round. */
export function newModule(id: string, orderNumber = 1): Module {
  return {
    id,
    orderNumber,
    orderNumberInAlternatives: 0,
    name: "",
    description: "",
    setType: "regular",
    setRounds: 1,
    moduleExercises: [],
  };
}

/**
 * An exercise for a set, with the columns of its configuration in the units that are preferred; its rounds come with the
 * set's count.
 */
export function newModuleExercise(id: string, exercise: ExerciseSnapshot, units?: PreferredUnits): ModuleExercise {
  return {
    id,
    exercise,
    description: "",
    orderNumber: 0,
    isRest: false,
    trackableCategories: slotsFor(exercise.trackableCategoryConfiguration, units),
    moduleExerciseRounds: [],
  };
}

/** A rest between exercises: its one column is its time. */
export function newRestEntry(id: string): ModuleExercise {
  return {
    id,
    exercise: null,
    description: "",
    orderNumber: 0,
    isRest: true,
    trackableCategories: [slotFor("time")],
    moduleExerciseRounds: [],
  };
}
