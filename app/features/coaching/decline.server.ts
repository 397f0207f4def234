import { and, eq } from "drizzle-orm";
import { quietFrom } from "#app/services/coaching-relations.server.ts";
import { endLinks, readLink } from "#app/services/link-tokens.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockAccounts, lockInvite } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import { accounts } from "#db/schema/accounts.ts";

type Invite = typeof invites.$inferSelect;

/** The caller has locked the row. Parts accepted before stay; the business may not ask again, either way. */
export async function declineInvite(tx: Tx, invite: Invite, now: Date): Promise<void> {
  const { accountId, id, clientAcceptedOn } = invite;
  const quietUntil = quietFrom(now);
  await tx
    .update(invites)
    .set(clientAcceptedOn ? { status: "accepted", quietUntil } : { status: "declined", closedOn: now, quietUntil })
    .where(and(eq(invites.accountId, accountId), eq(invites.id, id)));
  await endLinks(tx, "invitation", { accountId, id }, now);
}

type Reader = { db: Db | Tx; secret: string; now: Date };

/** Works as long as the invitation is open: a newer mail, or 30 days, only end the link to accept. */
export async function readDecline({ db, secret, now }: Reader, token: string) {
  const { subject } = await readLink(db, secret, "invitation", token, now);
  const [row] = subject
    ? await db
        .select({ invite: invites, businessName: accounts.name })
        .from(invites)
        .innerJoin(accounts, eq(accounts.id, invites.accountId))
        .where(and(eq(invites.accountId, subject.accountId), eq(invites.id, subject.id)))
    : [];
  if (!row) return { state: "unknown" as const };
  const { businessName, invite } = row;
  const { status, email } = invite;
  return { state: status, businessName, email };
}

export function declineByLink(ctx: Reader, token: string) {
  return ctx.db.transaction(async (tx) => {
    const { subject } = await readLink(tx, ctx.secret, "invitation", token, ctx.now);
    if (subject) {
      await lockAccounts(tx, [subject.accountId], "write");
      const invite = await lockInvite(tx, subject, "delete");
      if (invite?.status === "open") await declineInvite(tx, invite, ctx.now);
    }
    return readDecline({ ...ctx, db: tx }, token);
  });
}
