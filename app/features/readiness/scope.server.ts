import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { lockCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { inOrder } from "#db/lock-order.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

/** `accountId`: their own account, where responses are stored (decisions §1). */
export type Athlete = { id: string; accountId: string; fullName: string; pictureUrl: string | null };

/** For `users`: everybody for administrators, current clients for coaches (decisions §4). */
export function athletesInScope({ db, actor }: Pick<Context, "db" | "actor">): SQL {
  const reach = reachOf(actor, "readiness:see");
  if (reach === "all") return sql`true`;
  if (reach !== "account") return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(accountClients)
      .where(and(eq(accountClients.accountId, actor.accountId), eq(accountClients.userId, users.id))),
  );
}

export async function findAthlete(ctx: Context, id: string): Promise<Athlete> {
  const { imageId, accountId } = users;
  const [row] = await ctx.db
    .select({ id: users.id, accountId, fullName, imageId })
    .from(users)
    .where(and(eq(users.id, parseUuid(id) ?? EMPTY_ID), athletesInScope(ctx)));
  if (!row) throw new NotFound();
  return { id: row.id, accountId: row.accountId, fullName: row.fullName, pictureUrl: faceUrl(row.imageId) };
}

/** Locks the athlete, so that two entries of the same day wait for each other. */
export async function lockAthlete(tx: Tx, ctx: Context, id: string): Promise<{ id: string; accountId: string }> {
  if (!isOwn(ctx.actor, id) && reachOf(ctx.actor, "readiness:see") !== "all") {
    return lockCoachedClient(tx, ctx, ctx.actor.accountId, id);
  }
  const [row] = await tx
    .select({ id: users.id, accountId: users.accountId })
    .from(users)
    .where(eq(users.id, parseUuid(id) ?? EMPTY_ID))
    .for(inOrder(tx, users, "write"));
  if (!row) throw new NotFound();
  return row;
}

export function isOwn(actor: Actor, userId: string) {
  return actor.userId === parseUuid(userId);
}
