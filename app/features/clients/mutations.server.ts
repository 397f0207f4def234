import { and, eq, inArray } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Done } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockAccounts } from "#db/locks.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { raiseGrantsVersion } from "#db/versioned.ts";
import { findClient, type KnownClient } from "./client-queries.server.ts";
import { inClientScope } from "./scope.server.ts";

/**
 * Also ends their programs from those businesses; erases nobody (decisions §1). Raises the version, so an open editor
 * of this user is told of the change. Returns the client as they were.
 */
export async function removeClient(ctx: Context, id: string): Promise<Done<KnownClient>> {
  allow(ctx.actor, "client:manage");
  const client = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { id: userId, accountId } = await findClient(inside, id);
    // why: everybody who locks both takes the account before the relations
    await lockAccounts(tx, [accountId], "write");
    const client = await findClient(inside, userId);
    const accountIds = client.businesses.map((business) => business.id);
    const ended = await endRelations(tx, [userId], accountIds, { by: "coach", now: ctx.now });
    if (ended.length === 0) throw new NotFound();
    await raiseGrantsVersion(tx, [accountId], ctx.actor.userId);
    return client;
  });
  return { ok: true, ...client };
}

/** Removes several at once; ignores ids that are not clients. Runs as many statements for 24 as for one. */
export async function removeClients(ctx: Context, ids: readonly string[]): Promise<Done<{ removed: number }>> {
  allow(ctx.actor, "client:manage");
  const removed = await ctx.db.transaction(async (tx) => {
    const { userId, accountId } = accountClients;
    const relations = await tx
      .select({ userId, accountId, homeId: users.accountId })
      .from(accountClients)
      .innerJoin(users, eq(users.id, userId))
      .where(and(inArray(userId, [...ids]), inClientScope(ctx.actor, accountId)));
    const homes = distinct(relations.map(({ homeId }) => homeId));
    await lockAccounts(tx, homes, "write");
    const businesses = distinct(relations.map((relation) => relation.accountId));
    const ended = await endRelations(tx, distinct(relations.map((one) => one.userId)), businesses, {
      by: "coach",
      now: ctx.now,
    });
    await raiseGrantsVersion(tx, homes, ctx.actor.userId);
    return distinct(ended.map((relation) => relation.userId)).length;
  });
  return { ok: true, removed };
}

function distinct(ids: readonly string[]) {
  return [...new Set(ids)];
}
