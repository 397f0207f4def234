import { and, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

export type CoachedClient = { id: string; name: string };

/** The client of the account that this id names; NotFound outside the actor's scope. */
export async function findCoachedClient(ctx: Context, accountId: string, userId: string): Promise<CoachedClient> {
  const known = parseUuid(userId);
  const [client] = known
    ? await ctx.db
        .select({ id: users.id, name: fullName })
        .from(accountClients)
        .innerJoin(users, eq(users.id, accountClients.userId))
        .where(and(eq(users.id, known), coachedInScope(ctx.actor, accountId)))
    : [];
  if (!client) throw new NotFound("Given item not found.");
  return client;
}

/** The where-clause of the account's clients whose numbers exist for this actor (decisions §4: clients). */
export function coachedInScope(actor: Actor, accountId: string): SQL {
  if (!can(actor, "client:manage", { accountId, creatorId: null })) return sql`false`;
  return eq(accountClients.accountId, accountId);
}
