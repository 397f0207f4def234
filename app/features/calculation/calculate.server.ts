import { calculateValue, shownNumber } from "#app/domain/strength/calculated-value.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { type Subject, subjectOf } from "#app/domain/strength/subject.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import { findNumbersOwner, type OfWhom } from "./owner-queries.server.ts";
import { findClientNumbers } from "./queries.server.ts";

export type CalculatedDefinition = RoundDefinition & { calculatedValue: number | string | null };
export type CalculatedExercise = ModuleExercise<CalculatedDefinition>;

/**
 * In the round's unit, rounded half up to 2 decimals, of a range both ends ('84-90'); null if unknown (decisions §7). For oneself, or for a coach's
 * client.
 */
export async function calculateFor(
  ctx: Context,
  asked: OfWhom,
  entries: readonly ModuleExercise[],
): Promise<CalculatedExercise[]> {
  const ids = [...new Set(entries.flatMap(({ exercise }) => exercise?.id ?? []))];
  const numbers = await findClientNumbers(ctx, await findNumbersOwner(ctx, asked), ids);
  return calculatedEntries(subjectOf(numbers), entries, numbers.step);
}

/** All of one workout, among which its top sets are. */
export function calculatedEntries(
  subject: Subject,
  entries: readonly ModuleExercise[],
  step: RoundingStep,
): CalculatedExercise[] {
  return entries.map((entry) => {
    const calculated = (round: Round, slot: number) =>
      shownNumber(calculateValue(subject, entry, round, slot, entries), step);
    const rounds = entry.moduleExerciseRounds.map((round): Round<CalculatedDefinition> => {
      const values = round.roundDefinitions.map((one, slot) => ({ ...one, calculatedValue: calculated(round, slot) }));
      return { ...round, roundDefinitions: values };
    });
    return { ...entry, moduleExerciseRounds: rounds };
  });
}
