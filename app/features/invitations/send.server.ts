import { and, eq, inArray } from "drizzle-orm";
import { type InvitedFlags, pendingParts } from "#app/domain/people/invited-as.ts";
import type { Context } from "#app/services/context.server.ts";
import { openLinks } from "#app/services/link-tokens.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import { queueMails } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { userEmails } from "#db/schema/accounts.ts";

type Business = { accountId: string; businessName: string };

/**
 * Invalidates earlier links. The number of statements does not depend on the count. `batchId` groups the mails for
 * counting.
 */
export async function sendInvitations(
  tx: Tx,
  { actor, now }: Context,
  { accountId, businessName }: Business,
  invited: readonly { id: string; email: string }[],
  batchId?: string,
) {
  const ids = invited.map(({ id }) => id);
  const are = and(eq(invites.accountId, accountId), inArray(invites.id, ids));
  const sent = await tx.update(invites).set({ sentOn: now }).where(are).returning();
  const mails = await invitationMails(tx, sent, { businessName, inviterName: actor.fullName }, now);
  await queueMails(tx, mails, now, batchId);
}

type Sent = Pick<typeof invites.$inferSelect, "accountId" | "id" | "email" | "clientAcceptedOn" | "rolesAcceptedOn"> &
  InvitedFlags;
type Sender = { businessName: string; inviterName: string; isReminder?: true };

export async function invitationMails(
  tx: Tx,
  sent: readonly Sent[],
  { isReminder, ...from }: Sender,
  now: Date,
): Promise<Mail[]> {
  const [first] = sent;
  if (!first) return [];
  const { accountId } = first;
  const ids = sent.map(({ id }) => id);
  const links = await openLinks(tx, "invitation", { accountId, ids }, now);
  const emails = sent.map(({ email }) => email);
  const known = await tx.select({ email: userEmails.email }).from(userEmails).where(inArray(userEmails.email, emails));
  const isKnown = new Set(known.map(({ email }) => email));
  return sent.map((invite): Mail => {
    const { id, email: recipient } = invite;
    const parts = pendingParts(invite);
    const content = {
      ...from,
      linkId: links.get(id) ?? "",
      inviteId: id,
      as: parts.length === 2 ? ("both" as const) : (parts[0] ?? "roles"),
      isKnown: isKnown.has(recipient) ? ("yes" as const) : ("" as const),
      isReminder: isReminder ? ("yes" as const) : ("" as const),
    };
    return { kind: "invitation", recipient, accountId, content };
  });
}
