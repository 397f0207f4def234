import { and, desc, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockAccounts } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { raiseGrantsVersion } from "#db/versioned.ts";
import { asClientOnly, type Invited, inviteOne } from "./invite.server.ts";
import { isAskedAsClient } from "./queries.server.ts";

/** `isClient`: they are a client now; `isPending`: an invitation as a client waits for their answer. */
export type Guest = {
  id: string;
  userId: string;
  accountId: string;
  email: string;
  isClient: boolean;
  isPending: boolean;
  sentOn: Date;
};

/** Decisions §1. */
export function findGuest(ctx: Context, userId: string): Promise<Guest> {
  return findBy(ctx, eq(invites.acceptedUserId, parseUuid(userId) ?? EMPTY_ID));
}

/**
 * Either invites the guest as a client, or ends the coaching with its programs. Inviting needs PAID or an override, and
 * a free place. Raises the version, so an open editor of this user is told of the change.
 */
export async function setGuestClient(ctx: Context, inviteId: string, isClient: boolean): Promise<Result<Guest>> {
  const isIt = eq(invites.id, parseUuid(inviteId) ?? EMPTY_ID);
  const { accountId } = await findBy(ctx, isIt);
  return ctx.db.transaction(async (tx): Promise<Result<Guest>> => {
    await lockAccounts(tx, [accountId, ctx.actor.accountId], "write");
    const inside = { ...ctx, db: tx };
    const guest = await findBy(inside, isIt);
    if (guest.isClient === isClient) return { ok: true, ...guest };
    if (isClient) {
      allow(ctx.actor, "client:invite");
      const invited = await inviteOne(tx, ctx, newId(), asClientOnly(guest.email));
      return invited.ok ? { ok: true, ...guest, isPending: true } : refusedWhole(invited);
    }
    await end(tx, ctx, guest);
    return { ok: true, ...guest, isClient };
  });
}

/** Nobody typed the e-mail, so the message belongs to no field. */
function refusedWhole({ problems, retryAfter }: Extract<Invited, { ok: false }>): Refused {
  return { ...refused(Object.values(problems).flat().join(" ")), ...(retryAfter ? { retryAfter } : {}) };
}

async function end(tx: Tx, { actor, now }: Context, { userId, accountId }: Guest) {
  await endRelations(tx, [userId], [actor.accountId], { by: "coach", now });
  await raiseGrantsVersion(tx, [accountId], actor.userId);
}

async function findBy({ db, actor }: Context, isIt: SQL): Promise<Guest> {
  allow(actor, "client:manage");
  const isTheirs = and(eq(accountClients.accountId, actor.accountId), eq(accountClients.userId, users.id));
  const relation = db.select({ one: sql`1` }).from(accountClients).where(isTheirs);
  const waiting = isAskedAsClient(db, actor.accountId);
  const { id, sentOn, acceptedOn, acceptedUserId } = invites;
  const [guest] = await db
    .select({
      id,
      sentOn,
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      isClient: sql<boolean>`${exists(relation)}`,
      isPending: sql<boolean>`${exists(waiting)}`,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, acceptedUserId))
    .where(and(eq(invites.accountId, actor.accountId), isNotNull(acceptedOn), isIt))
    .orderBy(desc(acceptedOn), desc(id))
    .limit(1);
  if (!guest) throw new NotFound();
  return guest;
}
