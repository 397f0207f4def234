import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { convert, toFirstUnit } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { isRange, type PercentageBase, scaleOf } from "#app/domain/trackables/types.ts";
import { isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { type OneRepetitionMaximumFormula, weightForRepetitions } from "./one-repetition-maximum.ts";
import { type Base, maximumOf, repetitionMaximumOf, trainingMaximumOf } from "./percentage-base.ts";
import { referenceFor } from "./reference.ts";
import { roundToStep } from "./round-to-step.ts";
import type { RoundingStep } from "./rounding-step.ts";
import type { Subject } from "./subject.ts";
import { heaviestOf, type Place, topSetOf } from "./top-set.ts";

/** The formula's share at these repetitions, and the coach's offset. */
export type Automatic = { repetitions: number; formula: OneRepetitionMaximumFormula; offset: number };

/**
 * `given`: the text is complete. `calculated`: `share` percent of the base, half up to 2 decimals, both in the round's unit.
 * `upper`: the higher end of a range, whose lower one counts. `missing`: what has to be known first.
 */
export type CalculatedValue =
  | { is: "given"; value: number | string; unit: MeasurementUnit; upper: { value: number } | null }
  | (Part & {
      is: "calculated";
      unit: MeasurementUnit;
      base: Base;
      automatic: Automatic | null;
      /** To the body weight, signed. */
      added: number | null;
      upper: Part | null;
    })
  | { is: "missing"; what: Missing };

type Missing = "maximum" | "bodyWeight" | "repetitions" | Exclude<PercentageBase, "oneRepetitionMaximum">;

type Part = { value: number; share: number };
type Share = { share: number; upperShare: number | null; automatic: Automatic | null };

/** Decisions §7; null for an empty column. `beside`: the workout's exercises, among which the top set is. */
export function calculateValue(
  subject: Subject,
  entry: ModuleExercise,
  round: Round,
  slot: number,
  beside: readonly ModuleExercise[] = [entry],
): CalculatedValue | null {
  const definition = round.roundDefinitions[slot];
  const { trackableCategory: category, measurementUnit: unit } = definition ?? {};
  if (!definition || !category || !unit || !entry.exercise) return null;
  const full = { ...definition, trackableCategory: category, measurementUnit: unit };
  return calculate(subject, entry.exercise.id, { entry, round, beside }, full);
}

type FullDefinition = RoundDefinition & { trackableCategory: TrackableCategory; measurementUnit: MeasurementUnit };

function calculate(
  subject: Subject,
  exerciseId: string,
  place: Place,
  definition: FullDefinition,
): CalculatedValue | null {
  const { trackableCategory: category, trackableType: type, measurementUnit: unit, value } = definition;
  if (type === "automaticPercentage") return calculateAutomatic(subject, exerciseId, place.round, definition);
  if (value === null) return null;
  if (type === "bodyWeightOffset") return addedToBodyWeight(subject, unit, Number(value));
  const upper = isRange(type) ? definition.additionalValue : null;
  if (typeof value === "string" || scaleOf(type) === "amount") {
    return { is: "given", value, unit, upper: upper === null ? null : { value: upper } };
  }
  const share = { share: value, upperShare: upper, automatic: null };
  if (scaleOf(type) !== "percentage") return ofBodyWeight(subject, unit, share);
  const { percentageOf = "oneRepetitionMaximum" } = definition;
  const base = baseOf(subject, exerciseId, place, { category, percentageOf });
  return ofBase(base, definition, share) ?? missing(percentageOf === "oneRepetitionMaximum" ? "maximum" : percentageOf);
}

function calculateAutomatic(subject: Subject, exerciseId: string, round: Round, definition: FullDefinition) {
  const { value, trackableCategory: category } = definition;
  const share = automaticShare(subject, exerciseId, round, typeof value === "number" ? value : 0);
  if (share) return ofBase(maximumOf(subject, exerciseId, category), definition, share) ?? missing("maximum");
  return value === null && repetitionsOf(subject, exerciseId, round) === null ? null : missing("repetitions");
}

type Wanted = { category: TrackableCategory; percentageOf: PercentageBase };

/** In the category's first unit. */
function baseOf(subject: Subject, exerciseId: string, place: Place, { category, percentageOf }: Wanted): Base | null {
  switch (percentageOf) {
    case "oneRepetitionMaximum":
      return maximumOf(subject, exerciseId, category);
    case "trainingMax":
      return trainingMaximumOf(subject, exerciseId);
    case "topSet":
      return topSetOf(place, (entry, round, slot) => {
        const weight = calculateValue(subject, entry, round, slot);
        return weight && weight.is !== "missing" ? heaviestOf(weight.value, weight.unit) : null;
      });
    default:
      return repetitionMaximumOf(subject, exerciseId, repetitionsIn[percentageOf]);
  }
}

const repetitionsIn = { "3RM": 3, "5RM": 5, "10RM": 10 } as const;

function ofBase(
  base: Base | null,
  { trackableCategory: category, measurementUnit: unit }: FullDefinition,
  share: Share,
) {
  const inUnit = (value: number) => convert(value, defaultUnit(category), unit);
  const amount = base && inUnit(base.amount);
  if (!base || amount === null) return null;
  if (!("reference" in base)) return shareOf({ ...base, amount }, unit, share);
  const { maximum, ...reference } = base.reference;
  const whole = { ...maximum, value: inUnit(maximum.value) ?? maximum.value };
  return shareOf({ ...base, amount, reference: { ...reference, maximum: whole } }, unit, share);
}

function ofBodyWeight({ bodyWeight }: Subject, unit: MeasurementUnit, share: Share): CalculatedValue {
  const amount = bodyWeight && convert(bodyWeight.value, "kilograms", unit);
  if (!bodyWeight || amount === null) return missing("bodyWeight");
  return shareOf({ of: "bodyWeight", amount, on: bodyWeight.on }, unit, share);
}

function addedToBodyWeight({ bodyWeight }: Subject, unit: MeasurementUnit, added: number): CalculatedValue {
  const amount = bodyWeight && convert(bodyWeight.value, "kilograms", unit);
  if (!bodyWeight || amount === null) return missing("bodyWeight");
  const value = roundToHundredths(amount + added);
  const base = { of: "bodyWeight", amount, on: bodyWeight.on } as const;
  return { is: "calculated", value, share: 100, unit, base, automatic: null, added, upper: null };
}

function shareOf(base: Base, unit: MeasurementUnit, { share, upperShare, automatic }: Share): CalculatedValue {
  const upper = upperShare === null ? null : partOf(base, unit, upperShare);
  return { is: "calculated", ...partOf(base, unit, share), unit, base, automatic, added: null, upper };
}

/** A higher share of a pace takes fewer seconds. */
function partOf(base: Base, unit: MeasurementUnit, share: number): Part {
  const part = isPace(unit) ? (share === 0 ? 0 : (base.amount * 100) / share) : (base.amount * share) / 100;
  // why: 12 decimals keep the product as written, where 0.1 × 3 would be slightly above 0.3
  return { value: roundToHundredths(Number(part.toPrecision(12))), share };
}

function missing(what: Missing): CalculatedValue {
  return { is: "missing", what };
}

/** The share of a maximum for these repetitions by the exercise's formula; null above 20 or for fractions. */
function automaticShare(subject: Subject, exerciseId: string, round: Round, offset: number): Share | null {
  const repetitions = repetitionsOf(subject, exerciseId, round);
  const formula = subject.exercises.get(exerciseId)?.formula ?? "epley";
  const share = repetitions === null ? null : weightForRepetitions(formula, 100, repetitions);
  if (repetitions === null || share === null) return null;
  return { share: Math.max(0, share + offset), upperShare: null, automatic: { repetitions, formula, offset } };
}

/** The lower end of a range. Forced repetitions don't count, because they are assisted. */
function repetitionsOf(subject: Subject, exerciseId: string, round: Round): number | null {
  const definition = round.roundDefinitions.find(({ trackableCategory }) => trackableCategory === "reps");
  if (!definition || typeof definition.value !== "number") return null;
  if (scaleOf(definition.trackableType) !== "percentage") return definition.value;
  const reference = referenceFor(subject.exercises, exerciseId, "reps");
  return reference && Math.round((reference.value * definition.value) / 100);
}

/** As apps get it: '84-90' for a range. What is calculated is rounded to the step. */
export function shownNumber(calculated: CalculatedValue | null, step: RoundingStep = "off"): number | string | null {
  if (calculated === null || calculated.is === "missing") return null;
  const { is, value, upper, unit } = calculated;
  const rounded = (number: number) => (is === "given" ? number : roundToStep(number, unit, step));
  if (typeof value === "string") return value;
  return upper === null ? rounded(value) : `${rounded(value)}-${rounded(upper.value)}`;
}

/** In the first unit of the category, of a range its lower end; null unless it is a single number. */
export function numberIn(category: TrackableCategory, calculated: CalculatedValue | null): number | null {
  if (!calculated || calculated.is === "missing" || typeof calculated.value !== "number") return null;
  return toFirstUnit(category, calculated.value, calculated.unit);
}
