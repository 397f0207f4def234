import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import type { CompletionKeys, CompletionRow } from "./api-views.ts";
import { selectCompletions } from "./page-queries.server.ts";
import { readDetails } from "./queries.server.ts";

/**
 * The where-clause of what clients of the actor's business did of its programs, or of others that it gave them: one coach is
 * not told of another. Administrators see what any of their businesses does.
 */
export function doneForCoach(actor: Actor): SQL {
  return sql`exists (select 1 from ${accountClients} where ${accountClients.userId} = ${completions.userId}
    and ${inClientScope(actor, accountClients.accountId)}
    and (${accountClients.accountId} = ${completions.programAccountId} or exists (
      select 1 from program_assignments given where given.account_id = ${accountClients.accountId}
        and given.assignee_id = ${completions.userId} and given.program_id = ${completions.programId})))`;
}

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
