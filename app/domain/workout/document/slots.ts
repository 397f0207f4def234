import { initialValue } from "#app/domain/trackables/allowed.ts";
import { type PreferredUnits, preferredUnit } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory, TrackableType } from "#app/domain/trackables/table.ts";
import type { ModuleExercise, Round, RoundDefinition, TrackableSlot } from "./document.ts";
import { fewestSlots } from "./limits.ts";
import { mapShared, replaceAt } from "./lists.ts";

const emptySlot: TrackableSlot = { trackableCategory: null, measurementUnit: null };

/** A column for the category in the unit that is preferred, or its first; null gives an empty one. */
export function slotFor(category: TrackableCategory | null, units?: PreferredUnits): TrackableSlot {
  if (category === null) return emptySlot;
  return { trackableCategory: category, measurementUnit: preferredUnit(category, units) };
}

/** Columns for an exercise's configuration, each category once, with empty ones up to the fewest. */
export function slotsFor(configuration: readonly TrackableCategory[], units?: PreferredUnits): TrackableSlot[] {
  return padSlots([...new Set(configuration)].map((category) => slotFor(category, units)));
}

/** A column holds values only with both a category and a unit. */
export function isEmptySlot(slot: TrackableSlot): boolean {
  return slot.trackableCategory === null || slot.measurementUnit === null;
}

/** What a value of the column is reset to when its category, unit or type changes. */
export function definitionFor(slot: TrackableSlot, trackableType: TrackableType = "amount"): RoundDefinition {
  const value = slot.trackableCategory && initialValue(slot.trackableCategory);
  return { ...slot, trackableType, value, additionalValue: null };
}

/** A new column's value: it prescribes nothing before somebody chooses. */
export function emptyDefinition(slot: TrackableSlot): RoundDefinition {
  return { ...slot, trackableType: "amount", value: null, additionalValue: null };
}

/** The exercise with the column at `index` replaced and its values reset in every round. */
export function replaceSlot(moduleExercise: ModuleExercise, index: number, slot: TrackableSlot): ModuleExercise {
  return {
    ...moduleExercise,
    trackableCategories: replaceAt(moduleExercise.trackableCategories, index, slot),
    moduleExerciseRounds: changeDefinitions(moduleExercise.moduleExerciseRounds, index, () => definitionFor(slot)),
  };
}

/** The exercise with a column behind its last. */
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

/** The exercise with only the columns that `keeps` returns true for, and their values. */
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

/** The exercise with empty columns up to the fewest; a rest entry keeps its one, the time. */
export function padExercise(moduleExercise: ModuleExercise): ModuleExercise {
  if (moduleExercise.isRest || moduleExercise.trackableCategories.length >= fewestSlots) return moduleExercise;
  return padExercise(appendSlot(moduleExercise, emptySlot));
}

/** The rounds with the value at `index` changed in each; untouched rounds are shared. */
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
  const missing = Math.max(0, fewestSlots - slots.length);
  return [...slots, ...Array.from({ length: missing }, () => emptySlot)];
}
