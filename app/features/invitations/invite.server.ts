import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { counted } from "#app/domain/text/counted.ts";
import { lockLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, userEmails } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import type { InviteFields, InviteInput } from "./form.ts";
import { licenceFull, notInvitableMessage, selfInvited } from "./refusal-words.ts";
import { sendInvitations } from "./send.server.ts";

export type Invited = Result<{ email: string }, InviteFields>;

/**
 * The only way to invite one person. Resends the open one with `wanted`. Rejects the actor's own e-mail, clients,
 * whoever declined, ended coaching (both for 30 days) or blocked the business, and more than the licence or hourly
 * limit allows. The caller has checked the permission.
 */
export async function inviteOne(tx: Tx, ctx: Context, id: string, wanted: InviteInput): Promise<Invited> {
  const { accountId, email: own, userId } = ctx.actor;
  const licence = await lockLicence(tx, accountId, ctx.now);
  const [made] = await tx.select().from(invites).where(isInvite({ accountId, id }));
  if (made) return { ok: true, email: made.email };
  if (wanted.email === own) return refuse("email", selfInvited);
  if (await isClientAlready(tx, accountId, wanted)) return refuse("email", `${wanted.email} is already your client`);
  const [quiet] = await findQuiet(tx, accountId, [wanted.email], ctx.now);
  if (quiet) return refuse("email", notInvitableMessage(quiet));
  const [open] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.accountId, accountId), eq(invites.email, wanted.email), eq(invites.status, "open")))
    .for(inOrder(tx, invites, "delete"));
  const hasPlace = open?.isClient && !open.clientAcceptedOn;
  if (wanted.isClient && !hasPlace && !isAdmin(ctx.actor) && licence.used >= licence.allowed) {
    return refuse("", licenceFull);
  }
  const often = (await sentTooOften(tx, { accountId, emails: [wanted.email] }, ctx.now)).get(wanted.email);
  if (often) return { ...refuse("email", often.words), retryAfter: often.seconds };
  const key = { accountId, id: open?.id ?? id };
  // why: accepted parts of an open invitation are asked again, except being a client
  const clientAcceptedOn = wanted.isClient ? null : (open?.clientAcceptedOn ?? null);
  const asked = { ...wanted, invitedBy: userId, clientAcceptedOn, rolesAcceptedOn: null };
  if (open) await tx.update(invites).set(asked).where(isInvite(key));
  else await tx.insert(invites).values({ ...asked, ...key, createdAt: ctx.now, sentOn: ctx.now });
  await sendInvitations(tx, ctx, { ...licence, accountId }, [{ id: key.id, email: wanted.email }]);
  return { ok: true, email: wanted.email };
}

export function asClientOnly(email: string): InviteInput {
  return { email, isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: null };
}

export async function findQuiet(on: Tx | Context["db"], accountId: string, emails: readonly string[], now: Date) {
  if (emails.length === 0) return [];
  const isQuiet = or(eq(invites.status, "blocked"), gt(invites.quietUntil, now));
  return on
    .select({
      email: invites.email,
      // why: a coach must not be able to tell a block from a decline
      hasEnded: sql<boolean>`bool_or(${invites.status} = 'ended')`,
    })
    .from(invites)
    .where(and(eq(invites.accountId, accountId), inArray(invites.email, [...emails]), isQuiet))
    .groupBy(invites.email);
}

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
const maxPerHour = 3;

type Recipients = { accountId: string; emails: readonly string[] };

/** Those who were, with when they can be invited again. One statement. */
export async function sentTooOften(tx: Tx, { accountId, emails }: Recipients, now: Date) {
  const areTheirs = inArray(mails.recipient, [...emails]);
  const lately = await tx
    .select({ recipient: mails.recipient, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        ...[eq(mails.kind, "invitation"), areTheirs, eq(mails.accountId, accountId)],
        gt(mails.createdAt, new Date(now.getTime() - hour)),
      ),
    )
    .orderBy(asc(mails.createdAt));
  const byRecipient = [...Map.groupBy(lately, ({ recipient }) => recipient)];
  return new Map(
    byRecipient.flatMap(([email, sent]) => {
      const oldest = sent.at(-maxPerHour);
      return oldest ? [[email, tooOften(email, oldest.createdAt.getTime() + hour - now.getTime())]] : [];
    }),
  );
}

function tooOften(email: string, wait: number) {
  const again = counted(Math.ceil(wait / minute), "minute");
  const words = `${email} was invited ${maxPerHour} times within an hour. Try again in ${again}.`;
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

export function isInvite({ accountId, id }: Key) {
  return and(eq(invites.accountId, accountId), eq(invites.id, id));
}

function refuse(field: "email" | "", message: string): Refused<InviteFields> {
  return field === "" ? refused(message) : { ok: false, problems: { [field]: [message] } };
}
