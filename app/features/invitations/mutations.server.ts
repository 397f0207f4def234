import { and, eq, inArray, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Result, refused } from "#app/domain/forms/result.ts";
import { type InvitedFlags, isInvitedAsOnlyWriter, writerRule } from "#app/domain/people/invited-as.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { endLinksOf } from "#app/services/link-tokens.server.ts";
import { lockAccounts, lockInvites } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import type { InviteInput } from "./form.ts";
import { type Invited, inviteOne, sentTooOften } from "./invite.server.ts";
import { findInvitation, type InvitationView } from "./queries.server.ts";
import { sendInvitations } from "./send.server.ts";

const asClient: InvitedFlags = { isClient: true, isPartner: false, isTrainer: false, isWriter: false };

/**
 * `id` comes from the form: the same form sent twice invites once. Others than administrators only invite clients,
 * within the licence. Forbidden without PAID or an override.
 */
export async function invite(ctx: Context, id: string, input: InviteInput): Promise<Invited> {
  allow(ctx.actor, "client:invite");
  const isLimited = !isAdmin(ctx.actor);
  const wanted = isLimited ? { ...input, ...asClient, partnerCommissionRate: null } : input;
  if (isInvitedAsOnlyWriter(wanted)) return { ok: false, problems: { isWriter: [writerRule] } };
  return ctx.db.transaction((tx) => inviteOne(tx, ctx, id, wanted));
}

export async function resendInvitation(ctx: Context, id: string): Promise<Result<{ email: string }>> {
  const { accountId, businessName, email } = await findInvitation(ctx, id);
  const sent = await resendInvitations(ctx, [{ id, accountId, businessName, email }]);
  if (sent.ok && sent.sent === 0) throw new NotFound();
  return sent.ok ? { ok: true, email } : sent;
}

export type OpenInvitation = { id: string; accountId: string; businessName: string; email: string };

/** `later`: what is said of those that were sent too often; refused if there are no others. The caller has found them. */
export async function resendInvitations(
  ctx: Context,
  found: readonly OpenInvitation[],
): Promise<Result<{ sent: number; later: string[] }>> {
  allow(ctx.actor, "client:invite");
  return ctx.db.transaction(async (tx) => {
    const locked = await lockInvites(
      tx,
      found.map(({ id }) => id),
      "write",
    );
    const open = found.filter(({ id }) => locked.some((one) => one.id === id && one.status === "open"));
    const later: { words: string; seconds: number }[] = [];
    for (const [accountId, invitations] of Map.groupBy(open, (one) => one.accountId)) {
      const emails = invitations.map(({ email }) => email);
      const often = await sentTooOften(tx, { accountId, emails }, ctx.now);
      later.push(...often.values());
      const due = invitations.filter(({ email }) => !often.has(email));
      const [first] = due;
      if (first) await sendInvitations(tx, ctx, first, due);
    }
    const [first] = later;
    if (first && later.length === open.length) {
      return { ...refused(later.map(({ words }) => words).join(" ")), retryAfter: first.seconds };
    }
    return { ok: true, sent: open.length - later.length, later: later.map(({ words }) => words) };
  });
}

export async function deleteInvitation(ctx: Context, id: string): Promise<Done<InvitationView>> {
  const invitation = await findInvitation(ctx, id);
  const { deleted } = await deleteInvitations(ctx, [invitation]);
  if (deleted === 0) throw new NotFound();
  return { ok: true, ...invitation };
}

/** The caller has found them. */
export async function deleteInvitations(
  ctx: Context,
  found: readonly { id: string; accountId: string }[],
): Promise<Done<{ deleted: number }>> {
  const gone = await ctx.db.transaction(async (tx) => {
    const accountIds = [...new Set(found.map(({ accountId }) => accountId))];
    // why: waits for anybody accepting one
    await lockAccounts(tx, accountIds, "write");
    const ids = found.map(({ id }) => id);
    const gone = await tx
      .update(invites)
      .set({
        // why: if a part was accepted, that part stays
        status: sql`case when ${invites.acceptedOn} is null then 'withdrawn' else 'accepted' end`,
        closedOn: sql`case when ${invites.acceptedOn} is null then ${ctx.now.toISOString()}::timestamptz end`,
      })
      .where(and(inArray(invites.accountId, accountIds), inArray(invites.id, ids), eq(invites.status, "open")))
      .returning({ id: invites.id, accountId: invites.accountId });
    for (const [accountId, ended] of Map.groupBy(gone, (one) => one.accountId)) {
      await endLinksOf(tx, "invitation", { accountId, ids: ended.map(({ id }) => id) }, ctx.now);
    }
    return gone;
  });
  return { ok: true, deleted: gone.length };
}
