import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { lifetimes } from "#app/services/link-tokens.server.ts";
import { queueMails } from "#app/services/mail/outbox.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { inOrder } from "#db/lock-order.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { invitationMails } from "./send.server.ts";

const day = 24 * 60 * 60 * 1000;
const remindAfter = 7 * day;
/** Per transaction. */
const maxAtOnce = 200;

/**
 * Once per invitation, after a week. The mark and the mail are written together, so repeated and concurrent runs send
 * nothing twice. Skips invitations whose link has expired.
 */
export async function remindInvited({ db, now }: { db: Db; now: Date }): Promise<{ reminded: number }> {
  let reminded = 0;
  for (;;) {
    const sent = await db.transaction((tx) => remindSome(tx, now));
    reminded += sent;
    if (sent < maxAtOnce) return { reminded };
  }
}

async function remindSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .select({ invite: invites, businessName: accounts.name, inviterName: fullNameIfAny })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .leftJoin(users, and(eq(users.accountId, invites.accountId), eq(users.id, invites.invitedBy)))
    .where(
      and(
        eq(invites.status, "open"),
        isNull(invites.remindedOn),
        lte(invites.sentOn, new Date(now.getTime() - remindAfter)),
        gt(invites.sentOn, new Date(now.getTime() - lifetimes.invitation)),
      ),
    )
    .orderBy(asc(invites.sentOn), asc(invites.id))
    .limit(maxAtOnce)
    .for(inOrder(tx, invites, "delete"), { of: invites, skipLocked: true });
  for (const { invite, businessName, inviterName } of due) {
    const from = { businessName, inviterName: inviterName ?? businessName, isReminder: true as const };
    await queueMails(tx, await invitationMails(tx, [invite], from, now), now);
  }
  const ids = due.map(({ invite }) => invite.id);
  if (ids.length > 0) await tx.update(invites).set({ remindedOn: now }).where(inArray(invites.id, ids));
  return due.length;
}
