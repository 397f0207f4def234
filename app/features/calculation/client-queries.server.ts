import { and, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { inOrder } from "#db/lock-order.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

export type CoachedClient = { id: string; name: string };

/** The client of the account that this id names; NotFound outside the actor's scope. */
export async function findCoachedClient(ctx: Context, accountId: string, userId: string): Promise<CoachedClient> {
  const [client] = await selectCoached(ctx.db, ctx.actor, accountId, userId);
  if (!client) throw itemNotFound();
  return { id: client.id, name: client.name };
}

/**
 * The same, held until the transaction ends: what is entered waits for what others enter of the person, for the end of
 * the relation, and for their leaving. `accountId`: the person's own, where their data stands (decisions §1).
 */
export async function lockCoachedClient(tx: Tx, { actor }: Context, accountId: string, userId: string) {
  const [client] = await selectCoached(tx, actor, accountId, userId).for(inOrder(tx, users, "write"));
  if (!client) throw itemNotFound();
  return { id: client.id, accountId: client.accountId };
}

function selectCoached(on: Db | Tx, actor: Actor, accountId: string, userId: string) {
  return on
    .select({ id: users.id, accountId: users.accountId, name: fullName })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(and(eq(users.id, parseUuid(userId) ?? EMPTY_ID), coachedInScope(actor, accountId)));
}

/** The account of the person's own, as a part of a larger query. */
export function homeOf(userId: string): SQL {
  return sql`(select ${users.accountId} from ${users} where ${users.id} = ${userId}::uuid)`;
}

/** The where-clause of the account's clients whose numbers exist for this actor (decisions §4: clients). */
export function coachedInScope(actor: Actor, accountId: string): SQL {
  if (!can(actor, "client:manage", { accountId, creatorId: null })) return sql`false`;
  return eq(accountClients.accountId, accountId);
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
