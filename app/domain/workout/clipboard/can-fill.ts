import { isEmptyValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";

/** Only an exercise without values takes those of its last use. */
export function canFill({ isRest, moduleExerciseRounds }: ModuleExercise): boolean {
  return !isRest && moduleExerciseRounds.every(({ roundDefinitions }) => roundDefinitions.every(isEmptyValue));
}
