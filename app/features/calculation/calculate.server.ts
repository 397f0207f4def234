import { calculateValue, type Subject, shownNumber, subjectOf } from "#app/domain/strength/calculated-value.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { trainedBy } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { findCoachedClient } from "./client-queries.server.ts";
import { findClientNumbers } from "./queries.server.ts";

type Asked = { userId: string; programId?: string | undefined };

export type CalculatedDefinition = RoundDefinition & { calculatedValue: number | string | null };
export type CalculatedExercise = ModuleExercise<CalculatedDefinition>;

/**
 * In the round's unit, rounded half up to 2 decimals, of a range both ends ('84-90'); null if unknown (decisions §7). For oneself, or for a coach's
 * client.
 */
export async function calculateFor(
  ctx: Context,
  asked: Asked,
  entries: readonly ModuleExercise[],
): Promise<CalculatedExercise[]> {
  const ids = [...new Set(entries.flatMap(({ exercise }) => exercise?.id ?? []))];
  const subject = await readSubject(ctx, await findNumbersOwner(ctx, asked), ids);
  return entries.map((entry) => calculatedEntry(subject, entry));
}

export async function readSubject(
  ctx: Context,
  whose: Parameters<typeof findClientNumbers>[1],
  ids: readonly string[],
) {
  return subjectOf(await findClientNumbers(ctx, whose, ids));
}

export function calculatedEntry(subject: Subject, entry: ModuleExercise): CalculatedExercise {
  const rounds = entry.moduleExerciseRounds.map((round) => calculatedRound(subject, entry, round));
  return { ...entry, moduleExerciseRounds: rounds };
}

async function findNumbersOwner(ctx: Context, { userId, programId }: Asked) {
  const { actor } = ctx;
  if (userId === actor.userId) {
    const client = { id: actor.userId, name: actor.fullName };
    return { accountId: actor.accountId, alsoOf: await accountsTrainedFrom(ctx), client };
  }
  const { accountId, businessId } = programId
    ? await findProgram(ctx, programId)
    : { accountId: actor.accountId, businessId: actor.accountId };
  return { accountId, client: await findCoachedClient(ctx, businessId, userId) };
}

function calculatedRound(subject: Subject, entry: ModuleExercise, round: Round): Round<CalculatedDefinition> {
  const roundDefinitions = round.roundDefinitions.map((definition, slot) => {
    return { ...definition, calculatedValue: shownNumber(calculateValue(subject, entry, round, slot)) };
  });
  return { ...round, roundDefinitions };
}

async function accountsTrainedFrom({ db, actor }: Context): Promise<string[]> {
  const { accountId } = programs;
  const rows = await db.selectDistinct({ accountId }).from(programs).where(trainedBy(actor));
  return rows.map((row) => row.accountId);
}
