import type { ExerciseSnapshot, WorkoutClip } from "./document.ts";
import { mapShared } from "./lists.ts";

export function exercisesUsed(workout: WorkoutClip): string[] {
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  return [...new Set(entries.flatMap(({ exercise }) => (exercise ? [exercise.id] : [])))];
}

/** An exercise that is no longer in the library stays as it was. */
export function withLibrary<Content extends WorkoutClip>(
  workout: Content,
  library: ReadonlyMap<string, ExerciseSnapshot>,
): Content {
  const modules = mapShared(workout.modules, (module) => {
    const moduleExercises = mapShared(module.moduleExercises, (entry) => {
      const exercise = entry.exercise && library.get(entry.exercise.id);
      return exercise ? { ...entry, exercise } : entry;
    });
    return moduleExercises === module.moduleExercises ? module : { ...module, moduleExercises };
  });
  return modules === workout.modules ? workout : { ...workout, modules };
}
