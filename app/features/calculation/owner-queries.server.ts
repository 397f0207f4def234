import { findProgram } from "#app/features/programs/queries.server.ts";
import { trainedBy } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { findCoachedClient } from "./client-queries.server.ts";

export type OfWhom = { userId: string; programId?: string | undefined };

/** Oneself, or a client of the program's business, else of the actor's. */
export async function findNumbersOwner(ctx: Context, { userId, programId }: OfWhom) {
  const { actor } = ctx;
  if (userId === actor.userId) {
    const client = { id: actor.userId, name: actor.fullName };
    const program = programId === undefined ? undefined : { id: programId };
    return { accountId: actor.accountId, alsoOf: await accountsTrainedFrom(ctx), client, program };
  }
  const program = programId === undefined ? undefined : await findProgram(ctx, programId);
  const { accountId, businessId } = program ?? { accountId: actor.accountId, businessId: actor.accountId };
  return { accountId, client: await findCoachedClient(ctx, businessId, userId), program };
}

async function accountsTrainedFrom({ db, actor }: Context): Promise<string[]> {
  const { accountId } = programs;
  const rows = await db.selectDistinct({ accountId }).from(programs).where(trainedBy(actor));
  return rows.map((row) => row.accountId);
}
