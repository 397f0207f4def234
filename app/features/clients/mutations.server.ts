import { NotFound } from "#app/domain/errors.ts";
import type { Done } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockAccounts } from "#db/locks.ts";
import { raiseGrantsVersion } from "#db/versioned.ts";
import { findClient, type KnownClient } from "./client-queries.server.ts";

/**
 * Ends the coaching relation with the businesses in the actor's scope, the programs that they gave included; it erases
 * nobody (decisions §1). Whoever has the client open in an editor of users is told of the change. Returns the client as
 * they were. NotFound for who is no client there.
 */
export async function removeClient(ctx: Context, id: string): Promise<Done<KnownClient>> {
  allow(ctx.actor, "client:manage");
  const client = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { id: userId, accountId } = await findClient(inside, id);
    // why: in the order of everybody who holds both, the account before its user's relations
    await lockAccounts(tx, [accountId], "write");
    const client = await findClient(inside, userId);
    const accountIds = client.businesses.map((business) => business.id);
    const ended = await endRelations(tx, userId, accountIds, { by: "coach", now: ctx.now });
    if (ended.length === 0) throw new NotFound();
    await raiseGrantsVersion(tx, accountId, ctx.actor.userId);
    return client;
  });
  return { ok: true, ...client };
}
