import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { openLinks } from "#app/services/link-tokens.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import { queueMails } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";

type Business = { accountId: string; businessName: string };

/**
 * Sends invitations that are stored, each with a new link; the links before lead nowhere then. In as many statements for
 * thousands as for one. `batchId`: what their mails are counted together by.
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
  await tx.update(invites).set({ sentOn: now }).where(are);
  const links = await openLinks(tx, "invitation", { accountId, ids }, now);
  const written = invited.map(({ id, email }): Mail => {
    const content = { inviterName: actor.fullName, businessName, linkId: links.get(id) ?? "" };
    return { kind: "invitation", recipient: email, accountId, content };
  });
  await queueMails(tx, written, now, batchId);
}
