import { calculateValue, shownNumber } from "#app/domain/strength/calculated-value.ts";
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
  const subject = await readSubject(ctx, await findNumbersOwner(ctx, asked), ids);
  return calculatedEntries(subject, entries);
}

export async function readSubject(
  ctx: Context,
  whose: Parameters<typeof findClientNumbers>[1],
  ids: readonly string[],
) {
  return subjectOf(await findClientNumbers(ctx, whose, ids));
}

/** All of one workout, among which its top sets are. */
export function calculatedEntries(subject: Subject, entries: readonly ModuleExercise[]): CalculatedExercise[] {
  return entries.map((entry) => {
    const rounds = entry.moduleExerciseRounds.map((round) => calculatedRound(subject, entry, round, entries));
    return { ...entry, moduleExerciseRounds: rounds };
  });
}

function calculatedRound(
  subject: Subject,
  entry: ModuleExercise,
  round: Round,
  beside: readonly ModuleExercise[],
): Round<CalculatedDefinition> {
  const roundDefinitions = round.roundDefinitions.map((definition, slot) => {
    return { ...definition, calculatedValue: shownNumber(calculateValue(subject, entry, round, slot, beside)) };
  });
  return { ...round, roundDefinitions };
}
