import { and, eq, type SQL, sql } from "drizzle-orm";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { completionComments } from "#db/schema/completions.ts";

/** All for administrators, else those addressed to the actor. */
export function commentsInScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "comment:see");
  if (reach === "all") return isFirst;
  return reach === "own" ? commentsTo(actor) : sql`false`;
}

export function commentsTo({ accountId, userId }: Actor): SQL | undefined {
  return and(eq(completionComments.accountId, accountId), eq(completionComments.readerId, userId));
}

/** A comment to two businesses appears once for somebody who sees both. */
const isFirst = sql`not exists (select 1 from completion_comments twin
  where twin.athlete_account_id = ${completionComments.athleteAccountId}
    and twin.completion_id = ${completionComments.completionId}
    and twin.account_id < ${completionComments.accountId})`;
