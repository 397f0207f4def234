import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { ownCompletions } from "./queries.server.ts";

/** For a coach's own or assigned programs. Administrators see what any of their businesses does. */
export function doneForCoach(actor: Actor): SQL {
  return sql`exists (select 1 from ${accountClients} where ${accountClients.userId} = ${completions.userId}
    and ${inClientScope(actor, accountClients.accountId)}
    and (${accountClients.accountId} = ${completions.programAccountId} or exists (
      select 1 from program_assignments given where given.account_id = ${accountClients.accountId}
        and given.assignee_id = ${completions.userId} and given.program_id = ${completions.programId})))`;
}

export function doneByClient(actor: Actor): SQL {
  return sql`exists (select 1 from ${accountClients} where ${accountClients.userId} = ${completions.userId}
    and ${inClientScope(actor, accountClients.accountId)})`;
}

export function isImageOfCompletion(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  const toActor = and(
    eq(completionComments.accountId, actor.accountId),
    eq(completionComments.readerId, actor.userId),
    eq(completionComments.completionId, completions.id),
    eq(completionComments.athleteAccountId, completions.accountId),
  );
  const isCommented = exists(db.select({ one: sql`1` }).from(completionComments).where(toActor));
  const isSeen = or(ownCompletions(actor), doneForCoach(actor), isCommented);
  return exists(
    db
      .select({ one: sql`1` })
      .from(completions)
      .where(and(eq(completions.imageId, imageId), isSeen)),
  );
}
