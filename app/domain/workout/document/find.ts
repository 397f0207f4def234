import type { Module, ModuleExercise, Workout } from "./document.ts";
import { replaceAt } from "./lists.ts";
import { isRefusal, notFound, type Outcome } from "./outcome.ts";

export type FoundExercise = { module: Module; moduleExercise: ModuleExercise };

export function findModule(workout: Workout, moduleId: string): Module | null {
  return workout.modules.find((module) => module.id === moduleId) ?? null;
}

export function findExercise(workout: Workout, moduleExerciseId: string): FoundExercise | null {
  for (const module of workout.modules) {
    const moduleExercise = module.moduleExercises.find(({ id }) => id === moduleExerciseId);
    if (moduleExercise) return { module, moduleExercise };
  }
  return null;
}

export function changeModule(
  workout: Workout,
  moduleId: string,
  change: (module: Module) => Outcome<Module>,
): Outcome<Workout> {
  const index = workout.modules.findIndex(({ id }) => id === moduleId);
  const module = workout.modules[index];
  if (!module) return notFound();
  const changed = change(module);
  if (isRefusal(changed)) return changed;
  return changed === module ? workout : { ...workout, modules: replaceAt(workout.modules, index, changed) };
}

export function changeExercise(
  workout: Workout,
  moduleExerciseId: string,
  change: (moduleExercise: ModuleExercise) => Outcome<ModuleExercise>,
): Outcome<Workout> {
  const found = findExercise(workout, moduleExerciseId);
  if (!found) return notFound();
  return changeModule(workout, found.module.id, (module) => {
    const changed = change(found.moduleExercise);
    if (isRefusal(changed) || changed === found.moduleExercise) return isRefusal(changed) ? changed : module;
    const index = module.moduleExercises.indexOf(found.moduleExercise);
    return { ...module, moduleExercises: replaceAt(module.moduleExercises, index, changed) };
  });
}

export function idsOfWorkout(workout: Workout): string[] {
  return [workout.id, ...workout.modules.flatMap(idsOfModule)];
}

export function idsOfModule(module: Module): string[] {
  return [module.id, ...module.moduleExercises.flatMap(idsOfExercise)];
}

export function idsOfExercise(moduleExercise: ModuleExercise): string[] {
  return [moduleExercise.id, ...moduleExercise.moduleExerciseRounds.map(({ id }) => id)];
}

export function containsAny(workout: Workout, ids: string[]): boolean {
  const held = new Set(idsOfWorkout(workout));
  return ids.some((id) => held.has(id));
}
