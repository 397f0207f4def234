import { calculateValue } from "#app/domain/strength/calculated-value.ts";
import { maximumOf } from "#app/domain/strength/percentage-base.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import { type CountedRound, nobody } from "#app/domain/strength/totals.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { isEmptyValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";

export function hasLoad({ round }: CountedRound): boolean {
  const weight = round.roundDefinitions.find(({ trackableCategory }) => trackableCategory === "weight");
  return weight !== undefined && (!isEmptyValue(weight) || weight.trackableType === "automaticPercentage");
}

/**
 * In percent of the one-repetition maximum: as written, or what the heaviest weight is of the client's. Null for what
 * is neither. Of a range its lower end.
 */
export function shareOfMaximum(
  entry: ModuleExercise,
  { round, weights }: CountedRound,
  subject: Subject | null,
): number | null {
  const slot = round.roundDefinitions.findIndex(({ trackableCategory }) => trackableCategory === "weight");
  const definition = round.roundDefinitions[slot];
  if (!definition || !entry.exercise) return null;
  const calculated = calculateValue(subject ?? nobody, entry, round, slot);
  if (calculated?.is === "calculated" && calculated.base.of === "maximum") return calculated.share;
  const maximum = maximumOf(subject ?? nobody, entry.exercise.id, "weight");
  if (maximum && weights.length > 0) return (Math.max(...weights) / maximum.amount) * 100;
  const isWritten = scaleOf(definition.trackableType) === "percentage" && definition.percentageOf === undefined;
  return isWritten && typeof definition.value === "number" ? definition.value : null;
}
