import { and, eq, type SQL, sql } from "drizzle-orm";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { completionComments } from "#db/schema/completions.ts";

/** The where-clause of the comments that exist for this actor: administrators' all, else those that speak to the actor. */
export function commentsInScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "comment:see");
  if (reach === "all") return isFirst;
  return reach === "own" ? commentsTo(actor) : sql`false`;
}

/** Those that speak to the actor. */
export function commentsTo({ accountId, userId }: Actor): SQL | undefined {
  return and(eq(completionComments.accountId, accountId), eq(completionComments.readerId, userId));
}

/** A comment that speaks to two businesses stands once in the list over all of them. */
const isFirst = sql`not exists (select 1 from completion_comments twin
  where twin.athlete_account_id = ${completionComments.athleteAccountId}
    and twin.completion_id = ${completionComments.completionId}
    and twin.account_id < ${completionComments.accountId})`;
