import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { type OneRepetitionMaximumFormula, weightForRepetitions } from "./one-repetition-maximum.ts";
import { type Reference, type RepetitionMaximum, referenceFor } from "./reference.ts";
import type { Subject } from "./subject.ts";
import { shareOfMaximum } from "./training-maximum.ts";

/**
 * What a percentage is of (decisions §7). `trainingMaximum`: set by a coach; `shareOfMaximum`: the client's share, in percent.
 * `repetitionMaximum`: lifted that often or more often; `byFormula`: what the formula gives for so many.
 */
export type Base = { amount: number } & (
  | { of: "maximum"; reference: Reference }
  | { of: "bodyWeight"; on: string }
  | { of: "trainingMaximum"; on: string }
  | { of: "shareOfMaximum"; share: number; reference: Reference }
  | { of: "repetitionMaximum"; repetitions: RepetitionMaximum; on: string }
  | { of: "byFormula"; repetitions: RepetitionMaximum; formula: OneRepetitionMaximumFormula; reference: Reference }
  | { of: "topSet"; isDone: boolean }
);

/** In the category's first unit, as those below; null if it is not known. */
export function maximumOf({ exercises }: Subject, exerciseId: string, category: TrackableCategory): Base | null {
  const reference = referenceFor(exercises, exerciseId, category);
  return reference && { of: "maximum", amount: reference.value, reference };
}

export function trainingMaximumOf({ exercises, trainingShare: share }: Subject, exerciseId: string): Base | null {
  const own = exercises.get(exerciseId)?.trainingMaximum;
  if (own) return { of: "trainingMaximum", amount: own.value, on: own.on };
  const reference = referenceFor(exercises, exerciseId, "weight");
  return reference && { of: "shareOfMaximum", amount: shareOfMaximum(reference.value, share), share, reference };
}

export function repetitionMaximumOf(
  { exercises }: Subject,
  exerciseId: string,
  repetitions: RepetitionMaximum,
): Base | null {
  const { repetitionMaxima, formula: own } = exercises.get(exerciseId) ?? {};
  const lifted = repetitionMaxima?.[repetitions];
  if (lifted) return { of: "repetitionMaximum", amount: lifted.value, repetitions, on: lifted.on };
  const formula = own ?? "epley";
  const reference = referenceFor(exercises, exerciseId, "weight");
  const amount = reference && weightForRepetitions(formula, reference.value, repetitions);
  return reference && amount !== null ? { of: "byFormula", amount, repetitions, formula, reference } : null;
}
