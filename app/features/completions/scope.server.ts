import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/domain/policy/roles.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";

/**
 * The where-clause of what clients of the actor's business did of its programs, or of others that it gave them. Of what
 * else they did a coach sees the values alone. Administrators see what any of their businesses does.
 */
export function doneForCoach(actor: Actor): SQL {
  return sql`exists (select 1 from ${accountClients} where ${accountClients.userId} = ${completions.userId}
    and ${inClientScope(actor, accountClients.accountId)}
    and (${accountClients.accountId} = ${completions.programAccountId} or exists (
      select 1 from program_assignments given where given.account_id = ${accountClients.accountId}
        and given.assignee_id = ${completions.userId} and given.program_id = ${completions.programId})))`;
}

/** The where-clause of what clients of the actor's business did, whoever's program it was. */
export function doneByClient(actor: Actor): SQL {
  return sql`exists (select 1 from ${accountClients} where ${accountClients.userId} = ${completions.userId}
    and ${inClientScope(actor, accountClients.accountId)})`;
}
