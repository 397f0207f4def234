import { and, eq, inArray, isNull } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allowedUsers } from "#app/domain/policy/paid-access.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import type { Db, Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";

/**
 * Holds the account until the transaction ends, and counts its users: its clients and whoever is invited as one
 * (decisions §1). Whatever adds one of either takes this lock first, so that two never share the last place.
 */
export async function holdLicence(tx: Tx, accountId: string, now: Date) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  if (!account) throw new NotFound();
  return countLicence(tx, account, now);
}

/** The same as things stand, for a page that says how many places are left. */
export async function readLicence(db: Db, accountId: string, now: Date) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new NotFound();
  return countLicence(db, account, now);
}

async function countLicence(on: Db | Tx, account: typeof accounts.$inferSelect, now: Date) {
  const used = await countUsed(on, account.id);
  const allowed = allowedUsers(account, { now, timeZone: account.timeZone ?? utc });
  return { businessName: account.name, used, allowed };
}

/** How many users of its licence the account has: its clients, and whoever is invited as one. */
export async function countUsed(on: Db | Tx, accountId: string) {
  const openInvites = and(eq(invites.accountId, accountId), isNull(invites.acceptedOn), eq(invites.isClient, true));
  const [clients, invited] = [
    await on.$count(accountClients, eq(accountClients.accountId, accountId)),
    await on.$count(invites, openInvites),
  ];
  return clients + invited;
}

/** Holds several accounts until the transaction ends, in one order, so that two who hold some never wait for each other. */
export async function holdAccounts(tx: Tx, accountIds: readonly string[]) {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(accounts.id)
    .for("no key update");
}
