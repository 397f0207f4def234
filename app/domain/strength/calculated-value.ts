import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { convert, toFirstUnit } from "#app/domain/trackables/conversion.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { type OneRepetitionMaximumFormula, roundToHundredths, weightForRepetitions } from "./one-repetition-maximum.ts";
import { type MeasuredExercises, type Reference, referenceFor } from "./reference.ts";

/** Body weight in kilograms. */
export type Subject = {
  bodyWeight: { value: number; on: string } | null;
  exercises: MeasuredExercises;
};

export type Base =
  | { of: "maximum"; amount: number; reference: Reference }
  | { of: "bodyWeight"; amount: number; on: string };

/** The formula's share at these repetitions, and the coach's offset. */
export type Automatic = { repetitions: number; formula: OneRepetitionMaximumFormula; offset: number };

/**
 * `given`: the text is complete. `calculated`: `share` percent of the base, half up to 2 decimals, in the round's unit.
 * `missing`: what has to be known first.
 */
export type CalculatedValue =
  | { is: "given"; value: number | string; unit: MeasurementUnit }
  | { is: "calculated"; value: number; unit: MeasurementUnit; share: number; base: Base; automatic: Automatic | null }
  | { is: "missing"; what: "maximum" | "bodyWeight" | "repetitions" };

type Share = { share: number; automatic: Automatic | null };

/** Decisions §7; null for an empty column. */
export function calculateValue(subject: Subject, entry: ModuleExercise, round: Round, slot: number) {
  const definition = round.roundDefinitions[slot];
  const { trackableCategory: category, measurementUnit: unit } = definition ?? {};
  if (!definition || !category || !unit || !entry.exercise) return null;
  return calculate(subject, entry.exercise.id, round, {
    ...definition,
    trackableCategory: category,
    measurementUnit: unit,
  });
}

type FullDefinition = RoundDefinition & { trackableCategory: TrackableCategory; measurementUnit: MeasurementUnit };

function calculate(
  subject: Subject,
  exerciseId: string,
  round: Round,
  { trackableCategory: category, trackableType: type, measurementUnit: unit, value }: FullDefinition,
): CalculatedValue | null {
  if (type === "automaticPercentage") {
    const share = automaticShare(subject, exerciseId, round, typeof value === "number" ? value : 0);
    if (share) return ofMaximum(subject, exerciseId, category, unit, share);
    return value === null && repetitionsOf(subject, exerciseId, round) === null ? null : missing("repetitions");
  }
  if (value === null) return null;
  if (typeof value === "string" || (type !== "percentage" && type !== "bodyWeightPercentage")) {
    return { is: "given", value, unit };
  }
  const share = { share: value, automatic: null };
  return type === "percentage"
    ? ofMaximum(subject, exerciseId, category, unit, share)
    : ofBodyWeight(subject, unit, share);
}

function ofMaximum(
  { exercises }: Subject,
  exerciseId: string,
  category: TrackableCategory,
  unit: MeasurementUnit,
  share: Share,
): CalculatedValue {
  const reference = referenceFor(exercises, exerciseId, category);
  const amount = reference && convert(reference.value, defaultUnit(category), unit);
  if (!reference || amount === null) return missing("maximum");
  return shareOf({ of: "maximum", amount, reference }, unit, share);
}

function ofBodyWeight({ bodyWeight }: Subject, unit: MeasurementUnit, share: Share): CalculatedValue {
  const amount = bodyWeight && convert(bodyWeight.value, "kilograms", unit);
  if (!bodyWeight || amount === null) return missing("bodyWeight");
  return shareOf({ of: "bodyWeight", amount, on: bodyWeight.on }, unit, share);
}

function shareOf(base: Base, unit: MeasurementUnit, { share, automatic }: Share): CalculatedValue {
  // why: 12 decimals keep the product as written, where 0.1 × 3 would be slightly above 0.3
  const value = roundToHundredths(Number(((base.amount * share) / 100).toPrecision(12)));
  return { is: "calculated", value, unit, share, base, automatic };
}

function missing(what: "maximum" | "bodyWeight" | "repetitions"): CalculatedValue {
  return { is: "missing", what };
}

/** The share of a maximum for these repetitions by the exercise's formula; null above 20 or for fractions. */
function automaticShare({ exercises }: Subject, exerciseId: string, round: Round, offset: number): Share | null {
  const repetitions = repetitionsOf({ exercises, bodyWeight: null }, exerciseId, round);
  const formula = exercises.get(exerciseId)?.formula ?? "epley";
  const share = repetitions === null ? null : weightForRepetitions(formula, 100, repetitions);
  if (repetitions === null || share === null) return null;
  return { share: Math.max(0, share + offset), automatic: { repetitions, formula, offset } };
}

/** Forced repetitions don't count, because they are assisted. */
function repetitionsOf(subject: Subject, exerciseId: string, round: Round): number | null {
  const definition = round.roundDefinitions.find(({ trackableCategory }) => trackableCategory === "reps");
  if (!definition || typeof definition.value !== "number") return null;
  if (definition.trackableType !== "percentage") return definition.value;
  const reference = referenceFor(subject.exercises, exerciseId, "reps");
  return reference && Math.round((reference.value * definition.value) / 100);
}

/** In the first unit of the category; null unless it is a single number. */
export function numberIn(category: TrackableCategory, calculated: CalculatedValue | null): number | null {
  if (!calculated || calculated.is === "missing" || typeof calculated.value !== "number") return null;
  return toFirstUnit(category, calculated.value, calculated.unit);
}
