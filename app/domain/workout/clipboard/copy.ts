import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import type { Module, ModuleExercise, WorkoutClip } from "#app/domain/workout/document/document.ts";

/** The workout as the clipboard holds it: ids cleared, and no date, day or program. */
export function copyWorkout({ restDay, name, motivation, image, modules }: WorkoutClip): WorkoutClip {
  return { restDay, name, motivation, image, modules: modules.map(copySet) };
}

/** The set with its ids cleared. */
export function copySet(module: Module): Module {
  return setWithFreshIds(module, () => EMPTY_ID);
}

/** The exercise with its ids cleared. */
export function copyExercise(moduleExercise: ModuleExercise): ModuleExercise {
  return exerciseWithFreshIds(moduleExercise, () => EMPTY_ID);
}

/** The clip ready to be pasted: every part gets an id from `newId`. */
export function withFreshIds(clip: WorkoutClip, newId: () => string): WorkoutClip {
  return { ...clip, modules: clip.modules.map((module) => setWithFreshIds(module, newId)) };
}

/** The set, its exercises and rounds with ids from `newId`. */
export function setWithFreshIds(module: Module, newId: () => string): Module {
  return {
    ...module,
    id: newId(),
    moduleExercises: module.moduleExercises.map((entry) => exerciseWithFreshIds(entry, newId)),
  };
}

/** The exercise and its rounds with ids from `newId`; the library exercise it shows stays the same. */
export function exerciseWithFreshIds(moduleExercise: ModuleExercise, newId: () => string): ModuleExercise {
  return {
    ...moduleExercise,
    id: newId(),
    moduleExerciseRounds: moduleExercise.moduleExerciseRounds.map((round) => ({ ...round, id: newId() })),
  };
}
