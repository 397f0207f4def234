import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "./document.ts";
import { slotFor, slotsFor } from "./slots.ts";

export type NewWorkout = {
  id: string;
  /** Exactly one of the two is set. */
  day: number | null;
  date: string | null;
  moduleIds?: readonly string[];
};

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
