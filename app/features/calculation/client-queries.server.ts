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

export async function findCoachedClient(ctx: Context, accountId: string, userId: string): Promise<CoachedClient> {
  const [client] = await selectCoached(ctx.db, ctx.actor, accountId, userId);
  if (!client) throw itemNotFound();
  return { id: client.id, name: client.name };
}

/**
 * Locks the relation and the person: entries wait for each other, for the end of coaching, and for the person's
 * leaving. `accountId`: the person's own, where their data is (decisions §1).
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

export function homeOf(userId: string): SQL {
  return sql`(select ${users.accountId} from ${users} where ${users.id} = ${userId}::uuid)`;
}

/** Decisions §4: clients. */
export function coachedInScope(actor: Actor, accountId: string): SQL {
  if (!can(actor, "client:manage", { accountId, creatorId: null })) return sql`false`;
  return eq(accountClients.accountId, accountId);
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
