import { and, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Result, refused } from "#app/domain/forms/result.ts";
import { type InvitedFlags, isInvitedAsOnlyWriter, writerRule } from "#app/domain/people/invited-as.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { endLinks } from "#app/services/link-tokens.server.ts";
import { lockAccounts, lockInvite } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import type { InviteInput } from "./form.ts";
import { type Invited, inviteOne, isInvite, sentTooOften } from "./invite.server.ts";
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
  const invitation = await findInvitation(ctx, id);
  allow(ctx.actor, "client:invite");
  return ctx.db.transaction(async (tx) => {
    const current = await lockInvite(tx, invitation, "write");
    if (current?.status !== "open") throw new NotFound();
    const tooOften = await sentTooOften(tx, invitation, ctx.now);
    if (tooOften) return { ...refused(tooOften.words), retryAfter: tooOften.seconds };
    await sendInvitations(tx, ctx, invitation, [invitation]);
    return { ok: true, email: invitation.email };
  });
}

export async function deleteInvitation(ctx: Context, id: string): Promise<Done<InvitationView>> {
  const invitation = await findInvitation(ctx, id);
  await ctx.db.transaction(async (tx) => {
    // why: waits for anybody accepting it
    await lockAccounts(tx, [invitation.accountId], "write");
    const gone = await tx
      .update(invites)
      .set({
        // why: if a part was accepted, that part stays
        status: sql`case when ${invites.acceptedOn} is null then 'withdrawn' else 'accepted' end`,
        closedOn: sql`case when ${invites.acceptedOn} is null then ${ctx.now.toISOString()}::timestamptz end`,
      })
      .where(and(isInvite(invitation), eq(invites.status, "open")))
      .returning();
    if (gone.length === 0) throw new NotFound();
    await endLinks(tx, "invitation", invitation, ctx.now);
  });
  return { ok: true, ...invitation };
}
