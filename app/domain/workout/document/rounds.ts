import type { Module, ModuleExercise, Round } from "./document.ts";
import { mapShared } from "./lists.ts";
import { roundIdAt } from "./round-ids.ts";
import { countedBy, type SetType } from "./set-types.ts";
import { emptyDefinition } from "./slots.ts";

/**
 * A type without a count: 1. Minutes: divided by the entries (exercises and rests), rounded down, at least 1. Rounds:
 * that many, or 1 without a number; without a type, 0.
 */
export function roundsFor(setType: SetType | null, setRounds: number | null, entryCount: number): number {
  switch (countedBy(setType)) {
    case null:
      return 1;
    case "minute":
      return Math.max(1, Math.floor((setRounds ?? 0) / Math.max(1, entryCount)));
    case "round":
      return setRounds ?? (setType === null ? 0 : 1);
  }
}

/** Whether a count of rounds is about one exercise. */
export function growsAlone({ setType, moduleExercises }: Module): boolean {
  return moduleExercises.length === 1 && countedBy(setType) === "round";
}

export function rebuildModule(module: Module): Module {
  const count = roundsFor(module.setType, module.setRounds, module.moduleExercises.length);
  const moduleExercises = mapShared(module.moduleExercises, (moduleExercise, index) =>
    rebuildRounds(numbered(moduleExercise, index + 1), count),
  );
  return moduleExercises === module.moduleExercises ? module : { ...module, moduleExercises };
}

/** Missing rounds are copies of the last. */
export function rebuildRounds(moduleExercise: ModuleExercise, count: number): ModuleExercise {
  const rounds = moduleExercise.moduleExerciseRounds;
  if (rounds.length === count) return moduleExercise;
  if (rounds.length > count) return { ...moduleExercise, moduleExerciseRounds: rounds.slice(0, count) };
  const filled = [...rounds];
  while (filled.length < count) filled.push(nextRound(moduleExercise, filled));
  return { ...moduleExercise, moduleExerciseRounds: filled };
}

function nextRound(moduleExercise: ModuleExercise, rounds: Round[]): Round {
  const last = rounds.at(-1);
  return {
    id: freeRoundId(moduleExercise.id, rounds),
    orderNumber: rounds.length + 1,
    isRest: last?.isRest ?? false,
    isCompleted: false,
    roundDefinitions: last?.roundDefinitions ?? moduleExercise.trackableCategories.map(emptyDefinition),
  };
}

/** Derived from the exercise and the position, so that a replayed command makes the same rounds. */
function freeRoundId(moduleExerciseId: string, rounds: Round[]): string {
  const used = new Set(rounds.map(({ id }) => id));
  for (let attempt = 0; ; attempt++) {
    const id = roundIdAt(moduleExerciseId, rounds.length, attempt);
    if (!used.has(id)) return id;
  }
}

function numbered(moduleExercise: ModuleExercise, orderNumber: number): ModuleExercise {
  return moduleExercise.orderNumber === orderNumber ? moduleExercise : { ...moduleExercise, orderNumber };
}
