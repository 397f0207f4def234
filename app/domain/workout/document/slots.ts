import { initialValue } from "#app/domain/trackables/allowed.ts";
import { type PreferredUnits, preferredUnit } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { ModuleExercise, Round, RoundDefinition, TrackableSlot } from "./document.ts";
import { minSlots } from "./limits.ts";
import { mapShared, replaceAt } from "./lists.ts";

const emptySlot: TrackableSlot = { trackableCategory: null, measurementUnit: null };

/** In the preferred unit, else the category's first; null gives an empty column. */
export function slotFor(category: TrackableCategory | null, units?: PreferredUnits): TrackableSlot {
  if (category === null) return emptySlot;
  return { trackableCategory: category, measurementUnit: preferredUnit(category, units) };
}

/** Each category once, padded to the minimum. */
export function slotsFor(configuration: readonly TrackableCategory[], units?: PreferredUnits): TrackableSlot[] {
  return padSlots([...new Set(configuration)].map((category) => slotFor(category, units)));
}

/** Values need both a category and a unit. */
export function isEmptySlot(slot: TrackableSlot): boolean {
  return slot.trackableCategory === null || slot.measurementUnit === null;
}

export function definitionFor(slot: TrackableSlot, trackableType: TrackableType = "amount"): RoundDefinition {
  const category = trackableType === "amount" ? slot.trackableCategory : null;
  const value = category && initialValue(category, slot.measurementUnit);
  return { ...slot, trackableType, value, additionalValue: null };
}

/** Prescribes nothing until somebody chooses. */
export function emptyDefinition(slot: TrackableSlot): RoundDefinition {
  return { ...slot, trackableType: "amount", value: null, additionalValue: null };
}

export function replaceSlot(moduleExercise: ModuleExercise, index: number, slot: TrackableSlot): ModuleExercise {
  return {
    ...moduleExercise,
    trackableCategories: replaceAt(moduleExercise.trackableCategories, index, slot),
    moduleExerciseRounds: changeDefinitions(moduleExercise.moduleExerciseRounds, index, () => definitionFor(slot)),
  };
}

export function appendSlot(moduleExercise: ModuleExercise, slot: TrackableSlot): ModuleExercise {
  return {
    ...moduleExercise,
    trackableCategories: [...moduleExercise.trackableCategories, slot],
    moduleExerciseRounds: moduleExercise.moduleExerciseRounds.map((round) => ({
      ...round,
      roundDefinitions: [...round.roundDefinitions, definitionFor(slot)],
    })),
  };
}

export function filterSlots(
  moduleExercise: ModuleExercise,
  keeps: (slot: TrackableSlot, index: number) => boolean,
): ModuleExercise {
  const kept = moduleExercise.trackableCategories.map(keeps);
  if (kept.every(Boolean)) return moduleExercise;
  return {
    ...moduleExercise,
    trackableCategories: moduleExercise.trackableCategories.filter((_, index) => kept[index]),
    moduleExerciseRounds: moduleExercise.moduleExerciseRounds.map((round) => ({
      ...round,
      roundDefinitions: round.roundDefinitions.filter((_, index) => kept[index]),
    })),
  };
}

/** A rest keeps its one column, the time. */
export function padExercise(moduleExercise: ModuleExercise): ModuleExercise {
  if (moduleExercise.isRest || moduleExercise.trackableCategories.length >= minSlots) return moduleExercise;
  return padExercise(appendSlot(moduleExercise, emptySlot));
}

export function changeDefinitions(
  rounds: Round[],
  index: number,
  change: (definition: RoundDefinition, round: Round) => RoundDefinition,
): Round[] {
  return mapShared(rounds, (round) => {
    const definition = round.roundDefinitions[index];
    if (!definition) return round;
    const roundDefinitions = replaceAt(round.roundDefinitions, index, change(definition, round));
    return roundDefinitions === round.roundDefinitions ? round : { ...round, roundDefinitions };
  });
}

function padSlots(slots: TrackableSlot[]): TrackableSlot[] {
  const missing = Math.max(0, minSlots - slots.length);
  return [...slots, ...Array.from({ length: missing }, () => emptySlot)];
}
