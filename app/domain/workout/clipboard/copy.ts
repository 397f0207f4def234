import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import type { Module, ModuleExercise, WorkoutClip } from "#app/domain/workout/document/document.ts";

export function copyWorkout({ restDay, name, motivation, image, modules }: WorkoutClip): WorkoutClip {
  return { restDay, name, motivation, image, modules: modules.map(copySet) };
}

export function copySet(module: Module): Module {
  return setWithFreshIds(module, () => EMPTY_ID);
}

export function copyExercise(moduleExercise: ModuleExercise): ModuleExercise {
  return exerciseWithFreshIds(moduleExercise, () => EMPTY_ID);
}

export function withFreshIds(clip: WorkoutClip, newId: () => string): WorkoutClip {
  return { ...clip, modules: clip.modules.map((module) => setWithFreshIds(module, newId)) };
}

export function setWithFreshIds(module: Module, newId: () => string): Module {
  return {
    ...module,
    id: newId(),
    moduleExercises: module.moduleExercises.map((entry) => exerciseWithFreshIds(entry, newId)),
  };
}

export function exerciseWithFreshIds(moduleExercise: ModuleExercise, newId: () => string): ModuleExercise {
  return {
    ...moduleExercise,
    id: newId(),
    moduleExerciseRounds: moduleExercise.moduleExerciseRounds.map((round) => ({ ...round, id: newId() })),
  };
}
