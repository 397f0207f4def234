import { and, eq, isNull, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allowedUsers, subscriptionState } from "#app/domain/policy/paid-access.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { hasPastNotes } from "#app/features/notes/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockAccounts } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { inClientScope } from "./scope.server.ts";

/**
 * Locks the account and counts its clients and invited clients (decisions §1). Whatever adds either must take this lock
 * first, so that two never share the last place.
 */
export async function lockLicence(tx: Tx, accountId: string, now: Date) {
  await lockAccounts(tx, [accountId], "write");
  // why: only a statement that begins after the lock sees what its previous holder added
  const { account, used, allowed } = await findLicence(tx, accountId, now);
  return { businessName: account.name, used, allowed };
}

export async function findLicence(on: Db | Tx, accountId: string, now: Date) {
  const isIt = eq(accounts.id, accountId);
  const [row] = await on
    .select({ account: accounts, used: usersOf(on, accountId) })
    .from(accounts)
    .where(isIt);
  if (!row) throw new NotFound();
  return { ...row, allowed: allowedOf(row.account, now) };
}

/** `until` is the last day of a grant. */
export async function findOwnLicence({ db, actor, now }: Context) {
  const [row] = await db
    .select({ account: accounts, used: usersOf(db, actor.accountId), plan: packages.name })
    .from(accounts)
    .leftJoin(packages, eq(packages.id, accounts.subscriptionPackageId))
    .where(eq(accounts.id, actor.accountId));
  if (!row) throw new NotFound();
  const { account, used, plan } = row;
  const allowed = allowedOf(account, now);
  const isGranted = allowed > 0 && allowed === account.maxUsersOverride;
  const until = isGranted ? account.maxUsersOverrideUntil : null;
  const state = subscriptionState(account, now);
  const subscription =
    state === "none" ? null : { state, plan: plan ?? "", validUntil: account.subscriptionValidUntil };
  return { isFree: !actor.hasPaidAccess, used, allowed, until, subscription };
}

export async function countUsed(on: Db | Tx, accountId: string) {
  const [row] = await on
    .select({ used: usersOf(on, accountId) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.used ?? 0;
}

function usersOf(on: Db | Tx, accountId: string) {
  const asClient = and(eq(invites.isClient, true), isNull(invites.clientAcceptedOn));
  const openInvites = and(eq(invites.accountId, accountId), eq(invites.status, "open"), asClient);
  const clients = on.$count(accountClients, eq(accountClients.accountId, accountId));
  return sql<number>`(${clients} + ${on.$count(invites, openInvites)})::int`;
}

function allowedOf(account: typeof accounts.$inferSelect, now: Date) {
  return allowedUsers(account, { now, timeZone: account.timeZone ?? utc });
}

export type PeopleCounts = {
  clients: number;
  invited: number;
  /** About people who are no longer clients. */
  hasPastNotes: boolean;
  places: { used: number; allowed: number } | null;
};

export async function countPeople(ctx: Context): Promise<PeopleCounts> {
  const { db, actor, now } = ctx;
  const clients = sql<number>`(select count(distinct ${accountClients.userId})::int from ${accountClients}
    where ${inClientScope(actor, accountClients.accountId)})`;
  const open = and(eq(invites.status, "open"), inClientScope(actor, invites.accountId));
  const invited = sql<number>`(select count(*)::int from ${invites} where ${open})`;
  const [row] = await db
    .select({
      clients,
      invited,
      hasPastNotes: hasPastNotes(ctx),
      account: accounts,
      used: usersOf(db, actor.accountId),
    })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId));
  if (!row) throw new NotFound();
  const allowed = allowedOf(row.account, now);
  const places = isAdmin(actor) || allowed === 0 ? null : { used: row.used, allowed };
  return { clients: row.clients, invited: row.invited, hasPastNotes: row.hasPastNotes, places };
}
