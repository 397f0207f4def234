import { isUnsaved } from "#app/domain/ids/ids.ts";
import type { ModuleExercise, Workout, WorkoutClip } from "./document.ts";
import { mapShared } from "./lists.ts";
import { filterSlots, isEmptySlot, padExercise } from "./slots.ts";

export function trimWorkouts(
  workouts: Workout[],
  isSaved: (workout: Workout) => boolean = ({ id }) => !isUnsaved(id),
): Workout[] {
  const last = workouts.findLastIndex((workout) => !workout.restDay || isSaved(workout));
  return workouts.slice(0, last + 1);
}

export function forSaving(workout: Workout): Workout {
  return mapExercises(workout, (moduleExercise) => filterSlots(moduleExercise, (slot) => !isEmptySlot(slot)));
}

/** Every exercise has at least two columns. */
export function forEditing<Content extends WorkoutClip>(workout: Content): Content {
  return mapExercises(workout, padExercise);
}

function mapExercises<Content extends WorkoutClip>(
  workout: Content,
  change: (moduleExercise: ModuleExercise) => ModuleExercise,
): Content {
  const modules = mapShared(workout.modules, (module) => {
    const moduleExercises = mapShared(module.moduleExercises, change);
    return moduleExercises === module.moduleExercises ? module : { ...module, moduleExercises };
  });
  return modules === workout.modules ? workout : { ...workout, modules };
}
