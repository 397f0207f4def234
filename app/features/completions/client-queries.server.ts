import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { keyInWords } from "#app/domain/schedule/workout-key.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { completions } from "#db/schema/completions.ts";
import type { CompletionKeys, CompletionRow } from "./api-views.ts";
import { extrasOf, selectCompletions } from "./page-queries.server.ts";
import { readDetails } from "./queries.server.ts";
import { doneForCoach } from "./scope.server.ts";
import type { DoneView } from "./views.ts";

type Wanted = { limit: number; offset: number; after: CompletionKeys | null; noCount: boolean };

/**
 * What a client did, the latest first: one more than `limit`, by which it shows whether others follow. NotFound for
 * somebody who is no client of the actor's. Three statements at the most.
 */
export async function pageOfClient(
  ctx: Context,
  userId: string,
  { limit, offset, after, noCount }: Wanted,
): Promise<{ rows: CompletionRow[]; total: number | null }> {
  const { id } = await findPerson(ctx, userId);
  const wanted = and(ofClient(id), doneForCoach(ctx.actor));
  const { doneAt } = completions;
  const rows = await selectCompletions(ctx, and(wanted, rowsAfter([doneAt, completions.id], after, "descending")))
    .orderBy(desc(doneAt), desc(completions.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows, total: noCount ? null : await ctx.db.$count(completions, wanted) };
}

const mostInSight = 10;

/** The latest ten of them in words. One statement; whoever calls has found the client in the actor's scope. */
export async function latestOfClient(ctx: Context, userId: string): Promise<DoneView[]> {
  const rows = await selectCompletions(ctx, and(ofClient(userId), doneForCoach(ctx.actor)))
    .orderBy(desc(completions.doneAt), desc(completions.id))
    .limit(mostInSight);
  return rows.map((row) => ({
    id: row.id,
    workout: [row.workoutName, keyInWords(row.workoutKey)].filter(Boolean).join(", "),
    programName: row.programName,
    doneOn: formatDate(row.doneOn),
    successfullyCompleted: row.successfullyCompleted,
    ...extrasOf(row),
  }));
}

/** One of them with what was done in it; NotFound for any other. Two statements. */
export async function clientForCoach(ctx: Context, userId: string, completionId: string) {
  const isIt = eq(completions.id, parseUuid(completionId) ?? EMPTY_ID);
  const isTheirs = ofClient(parseUuid(userId) ?? EMPTY_ID);
  const [row] = await selectCompletions(ctx, and(isTheirs, isIt, doneForCoach(ctx.actor)));
  if (!row) throw new NotFound();
  return { row, ...(await readDetails(ctx, row)) };
}

// why: completions are found by the account that they stand in
function ofClient(userId: string): SQL | undefined {
  const home = sql`(select home.account_id from users home where home.id = ${userId}::uuid)`;
  return and(eq(completions.accountId, home), eq(completions.userId, userId));
}
