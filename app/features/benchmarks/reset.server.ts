import { and, eq, isNull, or } from "drizzle-orm";
import { seenReset } from "#app/domain/benchmarks/seen-reset.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { type RecordedCategory, recordedCategories, recordedInSentence } from "#app/domain/trackables/recorded.ts";
import { exercisesShownTo } from "#app/features/exercises/scope.server.ts";
import { recomputeRecords } from "#app/features/records/raise.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { inOrder } from "#db/lock-order.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { records } from "#db/schema/records.ts";
import { measuredInScope } from "./scope.server.ts";

/** `seen`: when it was last reset. */
export type NamedRecord = { id: string; userId: string; name: string; seen: string };

export async function findRecord(ctx: Context, recordId: string): Promise<NamedRecord> {
  const [row] = await selectRecord(ctx.db, ctx, recordId);
  const category = recordedCategories.find((known) => known === row?.category);
  if (!row || !category) throw new NotFound("Given item not found.");
  const name = `${row.exercise}, ${recordedInSentence(category)}, of ${row.person}`;
  return { id: row.id, userId: row.userId, name, seen: seenReset(row.resetAt) };
}

/**
 * From now on only new results count for the current maxima; the all-time ones stay (decisions §11). `seen`: the last
 * reset that the person saw; if it changed since, nothing happens, so repeating the request loses nothing.
 */
export async function resetRecord(ctx: Context, recordId: string, seen?: Date | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // why: a workout stored at the same time would raise the record with results from before the reset
    const [row] = await selectRecord(tx, ctx, recordId).for(inOrder(tx, users, "write"), { of: users });
    if (!row) throw new NotFound("Given item not found.");
    const { accountId, userId, exerciseId } = row;
    const key = { accountId, userId, exerciseId, category: row.category as RecordedCategory };
    const isAsSeen = seen === undefined ? undefined : seen ? eq(records.resetAt, seen) : isNull(records.resetAt);
    const reset = await tx
      .update(records)
      .set({ resetAt: ctx.now })
      .where(and(isRecord(key), isAsSeen))
      .returning({ id: records.id });
    if (reset.length > 0) await recomputeRecords(tx, [key]);
  });
}

// why: starts from the people, since no index has the id alone
function selectRecord(on: Db | Tx, ctx: Context, recordId: string) {
  const { id, accountId, userId, exerciseId, category, resetAt } = records;
  const isTheirs = and(eq(accountId, users.accountId), eq(userId, users.id), eq(id, parseUuid(recordId) ?? EMPTY_ID));
  const isOwn = and(eq(users.accountId, ctx.actor.accountId), eq(users.id, ctx.actor.userId));
  return (
    on
      .select({ id, accountId, userId, exerciseId, category, resetAt, person: fullName, exercise: exercises.name })
      .from(users)
      .innerJoin(records, isTheirs)
      .innerJoin(exercises, eq(exercises.id, exerciseId))
      // why: a client's record may be of another coach's exercise
      .where(and(measuredInScope(ctx), or(isOwn, exercisesShownTo(ctx.actor))))
  );
}

type Key = { accountId: string; userId: string; exerciseId: string; category: RecordedCategory };

function isRecord({ accountId, userId, exerciseId, category }: Key) {
  return and(
    eq(records.accountId, accountId),
    eq(records.userId, userId),
    eq(records.exerciseId, exerciseId),
    eq(records.category, category),
  );
}
