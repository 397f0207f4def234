import { and, desc, eq, ne, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { type InvitationPart, pendingParts } from "#app/domain/people/invited-as.ts";
import { acceptParts } from "#app/features/access/accept.server.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { lockAccounts, lockInvite } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { raiseGrantsVersion } from "#db/versioned.ts";
import { declineInvite } from "./decline.server.ts";
import { findMyInvitation } from "./queries.server.ts";

type Business = { accountId: string; businessName: string };

const noLongerOpen = {
  declined: "You have declined this invitation. Ask your coach for a new one.",
  blocked: "You have blocked this business. Unblock it first.",
  withdrawn: "This invitation was withdrawn.",
  ended: "This coaching has ended. Ask your coach for a new invitation.",
};

/** Accepts being a client or the roles; the other part stays open. */
export async function acceptInvitation(ctx: Context, id: string, as: InvitationPart): Promise<Result<Business>> {
  const { accountId, businessName } = await findMyInvitation(ctx, id);
  const { actor, now } = ctx;
  return ctx.db.transaction(async (tx): Promise<Result<Business>> => {
    // why: somebody counting the licence meanwhile would see neither the open invitation nor the client
    await lockAccounts(tx, [accountId, actor.accountId], "write");
    const invite = await lockedInvite(tx, accountId, id);
    const acceptedOn = as === "client" ? invite.clientAcceptedOn : invite.rolesAcceptedOn;
    const isStill = invite.status === "open" || invite.status === "accepted";
    if (acceptedOn && isStill) return { ok: true, accountId, businessName };
    if (invite.status !== "open") return refused(wordsOf(invite.status));
    if (!pendingParts(invite).includes(as)) throw new NotFound();
    await acceptParts(tx, invite, { ...actor, id: actor.userId }, [as], now);
    return { ok: true, accountId, businessName };
  });
}

export async function declineInvitation(ctx: Context, id: string): Promise<Result<Business>> {
  const { accountId, businessName } = await findMyInvitation(ctx, id);
  return ctx.db.transaction(async (tx): Promise<Result<Business>> => {
    // why: waits for anybody sending it again
    await lockAccounts(tx, [accountId], "write");
    const invite = await lockedInvite(tx, accountId, id);
    if (invite.status === "open") await declineInvite(tx, invite, ctx.now);
    else if (invite.status === "accepted")
      return refused("You have already accepted this invitation. You can end the coaching on your own page.");
    else if (invite.status === "withdrawn") return refused(noLongerOpen.withdrawn);
    return { ok: true, accountId, businessName };
  });
}

/** Idempotent; NotFound if they never coached the actor. */
export async function endCoaching(ctx: Context, accountId: string): Promise<Done<Business>> {
  const business = await findBusiness(ctx, accountId);
  await ctx.db.transaction(async (tx) => {
    await lockAccounts(tx, [business.accountId, ctx.actor.accountId], "write");
    if (await endOwn(tx, ctx, business.accountId)) return;
    const { acceptedUserId, clientAcceptedOn } = await newestInvite(tx, ctx, business.accountId);
    if (!clientAcceptedOn || acceptedUserId !== ctx.actor.userId) throw new NotFound();
  });
  return { ok: true, ...business };
}

/** Also ends the coaching. No invitations until the block is lifted. */
export async function blockBusiness(ctx: Context, accountId: string): Promise<Done<Business>> {
  const business = await findBusiness(ctx, accountId);
  await ctx.db.transaction(async (tx) => {
    await lockAccounts(tx, [business.accountId, ctx.actor.accountId], "write");
    await endOwn(tx, ctx, business.accountId);
    const blocked = { status: "blocked" as const, closedOn: ctx.now };
    const theirs = isBetween(ctx, business.accountId);
    await tx
      .update(invites)
      .set(blocked)
      .where(and(theirs, eq(invites.status, "open")));
    if ((await tx.$count(invites, and(theirs, eq(invites.status, "blocked")))) > 0) return;
    const { id } = await newestInvite(tx, ctx, business.accountId);
    await tx
      .update(invites)
      .set(blocked)
      .where(and(theirs, eq(invites.id, id)));
  });
  return { ok: true, ...business };
}

export async function unblockBusiness(ctx: Context, accountId: string): Promise<Done<Business>> {
  const business = await findBusiness(ctx, accountId);
  await ctx.db
    .update(invites)
    .set({ status: "declined", quietUntil: null })
    .where(and(isBetween(ctx, business.accountId), eq(invites.status, "blocked")));
  return { ok: true, ...business };
}

export async function closeCoachingNotice({ db, actor }: Context): Promise<void> {
  const isDue = and(eq(accountClients.userId, actor.userId), eq(accountClients.isNoticeDue, true));
  await db.update(accountClients).set({ isNoticeDue: false }).where(isDue);
}

function wordsOf(status: (typeof invites.$inferSelect)["status"]) {
  return status === "open" || status === "accepted" ? noLongerOpen.ended : noLongerOpen[status];
}

async function lockedInvite(tx: Tx, accountId: string, id: string) {
  const invite = await lockInvite(tx, { accountId, id: parseUuid(id) ?? EMPTY_ID }, "delete");
  if (!invite) throw new NotFound();
  return invite;
}

export async function findBusiness({ db, actor }: Context, id: string): Promise<Business> {
  const accountId = parseUuid(id) ?? EMPTY_ID;
  const isTheirs = sql`(exists (select 1 from ${accountClients} where ${accountClients.accountId} = ${accounts.id}
      and ${accountClients.userId} = ${actor.userId})
    or exists (select 1 from ${invites} where ${invites.accountId} = ${accounts.id}
      and ${invites.email} = ${actor.email} and ${invites.status} <> 'withdrawn'))`;
  const [business] = await db
    .select({ accountId: accounts.id, businessName: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isTheirs));
  if (!business) throw new NotFound();
  return business;
}

/** Returns whether the actor was a client. Raises the version, so an open editor of this user is told of the change. */
async function endOwn(tx: Tx, { actor, now }: Context, accountId: string): Promise<boolean> {
  const ended = await endRelations(tx, [actor.userId], [accountId], { by: "person", now });
  if (ended.length === 0) return false;
  await raiseGrantsVersion(tx, [actor.accountId], actor.userId);
  return true;
}

function isBetween({ actor }: Context, accountId: string) {
  return and(eq(invites.accountId, accountId), eq(invites.email, actor.email), ne(invites.status, "withdrawn"));
}

async function newestInvite(tx: Tx, ctx: Context, accountId: string) {
  const [newest] = await tx
    .select()
    .from(invites)
    .where(isBetween(ctx, accountId))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(1)
    .for(inOrder(tx, invites, "delete"));
  if (!newest) throw new NotFound();
  return newest;
}
