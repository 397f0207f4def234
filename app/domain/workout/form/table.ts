import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { scaleOf, type TrackableType } from "#app/domain/trackables/types.ts";
import type { ModuleExercise, Round, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { columnType } from "./fields.ts";

/** Whether the rounds fit one line ('1–5'): more than one, no rests, all alike. */
export function foldsToOneLine({ moduleExerciseRounds: rounds }: ModuleExercise): boolean {
  const [first, ...others] = rounds;
  return first !== undefined && others.length > 0 && !first.isRest && others.every((round) => isAlike(first, round));
}

function isAlike(one: Round, other: Round) {
  if (other.isRest) return false;
  return one.roundDefinitions.every((definition, slot) => {
    const match = other.roundDefinitions[slot];
    return (
      match?.value === definition.value &&
      match.additionalValue === definition.additionalValue &&
      match.trackableType === definition.trackableType
    );
  });
}

const words: Record<Exclude<TrackableType, "amount">, string> = {
  minimum: "minimum",
  range: "range",
  toFailure: "to failure",
  percentage: "%",
  percentageRange: "%",
  bodyWeightPercentage: "% of body weight",
  dropSet: "drop set",
  forcedReps: "forced",
  automaticPercentage: "automatic %",
};

/** 'Weight, % of 1RM', 'Time, m:ss', 'Reps'; 'Column 2' if empty. `isForClient`: times in seconds (document 1 §4). */
export function columnTitle(entry: ModuleExercise, slot: number, isForClient = false): string {
  const column = entry.trackableCategories[slot];
  if (!column?.trackableCategory) return `Column ${slot + 1}`;
  const unit = unitOf(column, columnType(entry, slot), isForClient ? "s" : "m:ss");
  return unit ? `${categoryName(column.trackableCategory)}, ${unit}` : categoryName(column.trackableCategory);
}

function unitOf({ trackableCategory, measurementUnit }: TrackableSlot, type: TrackableType | null, seconds: string) {
  const unit = measurementUnit === "seconds" ? seconds : measurementUnit && unitName(measurementUnit);
  if (type === null || type === "amount") return unit;
  if (scaleOf(type) === "amount") return [words[type], unit].filter(Boolean).join(", ");
  return trackableCategory === "weight" && scaleOf(type) === "percentage" ? "% of 1RM" : words[type];
}
