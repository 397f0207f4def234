import { categoryInSentence, categoryName, unitName } from "#app/domain/trackables/names.ts";
import { percentageBaseWords, scaleOf, type TrackableType } from "#app/domain/trackables/types.ts";
import type { Module, ModuleExercise, Round, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { columnBase, columnType } from "./fields.ts";

/** An interval set has one, others show it once they have one. */
export function showsInterval({ setType, interval }: Module): boolean {
  return setType === "interval" || interval !== undefined;
}

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
      match.percentageOf === definition.percentageOf &&
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
  clusterReps: "cluster",
  bodyWeightOffset: "body weight and more",
  automaticPercentage: "automatic %",
};

/** 'Weight, % of 1RM', 'Time, m:ss', 'Reps'; 'Column 2' if empty. `isForClient`: times in seconds (document 1 §4). */
export function columnTitle(entry: ModuleExercise, slot: number, isForClient = false): string {
  const column = entry.trackableCategories[slot];
  if (!column?.trackableCategory) return `Column ${slot + 1}`;
  const type = columnType(entry, slot);
  const isShare = type !== null && scaleOf(type) === "percentage" && column.trackableCategory === "weight";
  const base = columnBase(entry, slot);
  const unit = isShare
    ? base === ""
      ? "%"
      : `% of ${percentageBaseWords[base]}`
    : unitOf(column, type, isForClient ? "s" : "m:ss");
  return unit ? `${categoryName(column.trackableCategory)}, ${unit}` : categoryName(column.trackableCategory);
}

type Line = { round: number; count: number };

/** 'Round 2, reps'; of several on one line '3 rounds alike, weight, kg'. */
export function cellLabel(entry: ModuleExercise, slot: number, { round, count }: Line, isForClient = false): string {
  const category = entry.trackableCategories[slot]?.trackableCategory;
  const title = columnTitle(entry, slot, isForClient);
  const quantity = category ? categoryInSentence(category) + title.slice(categoryName(category).length) : title;
  return `${count > 1 ? `${count} rounds alike` : `Round ${round}`}, ${quantity}`;
}

/** Behind the value: 'kg', '%', '% TM'; empty where the number says it. */
export function cellUnit(entry: ModuleExercise, slot: number): string {
  const column = entry.trackableCategories[slot];
  const type = columnType(entry, slot);
  if (!column?.trackableCategory || type === "bodyWeightOffset") return "";
  if (type === "bodyWeightPercentage") return "% BW";
  if (type !== null && scaleOf(type) === "percentage") {
    const base = columnBase(entry, slot);
    return base === "" || base === "oneRepetitionMaximum" ? "%" : `% ${percentageBaseWords[base]}`;
  }
  const { measurementUnit: unit } = column;
  return unit === null || unit === "seconds" ? "" : unitName(unit);
}

function unitOf({ measurementUnit }: TrackableSlot, type: TrackableType | null, seconds: string) {
  const unit = measurementUnit === "seconds" ? seconds : measurementUnit && unitName(measurementUnit);
  if (type === null || type === "amount") return unit;
  const isCounted = scaleOf(type) === "amount" || scaleOf(type) === "bodyWeightOffset";
  return isCounted ? [words[type], unit].filter(Boolean).join(", ") : words[type];
}
