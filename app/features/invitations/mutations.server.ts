import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { type InvitedFlags, isWriterAlone, writerRule } from "#app/domain/people/invited-as.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { counted } from "#app/domain/text/counted.ts";
import { holdLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { endLinks } from "#app/services/link-tokens.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, userEmails } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import type { InviteFields, InviteInput } from "./form.ts";
import { licenceFull } from "./licence-words.ts";
import { findInvitation, type InvitationView } from "./queries.server.ts";
import { sendInvitations } from "./send.server.ts";

export type Invited = Result<{ email: string }, InviteFields>;

const asClient: InvitedFlags = { isClient: true, isPartner: false, isTrainer: false, isWriter: false };

/**
 * Invites an e-mail into the actor's account, under the id that the form carried: the same form sent twice invites once.
 * Whoever is invited already gets a new link. Who is no administrator invites clients, as many as the licence allows.
 * Forbidden without PAID or an override.
 */
export async function invite(ctx: Context, id: string, input: InviteInput): Promise<Invited> {
  allow(ctx.actor, "client:invite");
  const isLimited = !isAdmin(ctx.actor);
  const wanted = isLimited ? { ...input, ...asClient, partnerCommissionRate: null } : input;
  if (isWriterAlone(wanted)) return refuse("isWriter", writerRule);
  const { accountId } = ctx.actor;
  return ctx.db.transaction(async (tx): Promise<Invited> => {
    const licence = await holdLicence(tx, accountId, ctx.now);
    const [made] = await tx.select().from(invites).where(isInvite({ accountId, id }));
    if (made) return { ok: true, email: made.email };
    if (await isClientAlready(tx, accountId, wanted)) return refuse("email", `${wanted.email} is your client already`);
    const [open] = await tx
      .select()
      .from(invites)
      .where(and(eq(invites.accountId, accountId), eq(invites.email, wanted.email), isNull(invites.acceptedOn)));
    const needsPlace = wanted.isClient && !open?.isClient;
    if (isLimited && needsPlace && licence.used >= licence.allowed) return refuse("", licenceFull);
    const tooOften = await sentTooOften(tx, { accountId, email: wanted.email }, ctx.now);
    if (tooOften) return { ...refuse("email", tooOften.words), retryAfter: tooOften.seconds };
    const key = { accountId, id: open?.id ?? id };
    if (open) await tx.update(invites).set(wanted).where(isInvite(key));
    else await tx.insert(invites).values({ ...wanted, ...key, createdAt: ctx.now, sentOn: ctx.now });
    await sendInvitations(tx, ctx, { ...licence, accountId }, [{ id: key.id, email: wanted.email }]);
    return { ok: true, email: wanted.email };
  });
}

/** Sends an open invitation again, with a new link; the one before leads nowhere then. */
export async function resendInvitation(ctx: Context, id: string): Promise<Result<{ email: string }>> {
  const invitation = await findInvitation(ctx, id);
  allow(ctx.actor, "client:invite");
  return ctx.db.transaction(async (tx) => {
    const open = and(isInvite(invitation), isNull(invites.acceptedOn));
    const [held] = await tx.select({ id: invites.id }).from(invites).where(open).for("no key update");
    if (!held) throw new NotFound();
    const tooOften = await sentTooOften(tx, invitation, ctx.now);
    if (tooOften) return { ...refused(tooOften.words), retryAfter: tooOften.seconds };
    await sendInvitations(tx, ctx, invitation, [invitation]);
    return { ok: true, email: invitation.email };
  });
}

/** Takes an open invitation back; its link leads nowhere then. Answers it as it was. */
export async function deleteInvitation(ctx: Context, id: string): Promise<Done<InvitationView>> {
  const invitation = await findInvitation(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(invites)
      .where(and(isInvite(invitation), isNull(invites.acceptedOn)))
      .returning();
    if (gone.length === 0) throw new NotFound();
    await endLinks(tx, "invitation", invitation, ctx.now);
  });
  return { ok: true, ...invitation };
}

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
/** How often in an hour an account may send invitations to one e-mail. */
const mostAnHour = 3;

/** What is said of one more invitation to who has had enough of them; null where there is nothing against it. */
async function sentTooOften(tx: Tx, { accountId, email }: { accountId: string; email: string }, now: Date) {
  const theirs = and(eq(mails.kind, "invitation"), eq(mails.recipient, email), eq(mails.accountId, accountId));
  const lately = await tx
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(and(theirs, gt(mails.createdAt, new Date(now.getTime() - hour))))
    .orderBy(asc(mails.createdAt));
  const oldest = lately.at(-mostAnHour);
  if (!oldest) return null;
  const wait = oldest.createdAt.getTime() + hour - now.getTime();
  const again = counted(Math.ceil(wait / minute), "minute");
  const words = `${email} was invited ${mostAnHour} times within an hour. Try again in ${again}.`;
  return { words, seconds: Math.ceil(wait / 1000) };
}

async function isClientAlready(tx: Tx, accountId: string, { email, isClient }: InviteInput) {
  if (!isClient) return false;
  const found = await tx
    .select({ id: accountClients.userId })
    .from(accountClients)
    .innerJoin(userEmails, eq(userEmails.userId, accountClients.userId))
    .where(and(eq(accountClients.accountId, accountId), eq(userEmails.email, email)));
  return found.length > 0;
}

type Key = { accountId: string; id: string };

function isInvite({ accountId, id }: Key) {
  return and(eq(invites.accountId, accountId), eq(invites.id, id));
}

function refuse(field: "email" | "isWriter" | "", message: string): Refused<InviteFields> {
  return field === "" ? refused(message) : { ok: false, problems: { [field]: [message] } };
}
