import { and, eq, isNull } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allowedUsers } from "#app/domain/policy/paid-access.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";

/**
 * Holds the account until the transaction ends, and counts its users: its clients and whoever is invited as one
 * (decisions §1). Whatever adds one of either takes this lock first, so that two never share the last place.
 */
export async function holdLicence(tx: Tx, accountId: string, now: Date) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  if (!account) throw new NotFound();
  const clients = await tx.$count(accountClients, eq(accountClients.accountId, accountId));
  const openInvites = and(eq(invites.accountId, accountId), isNull(invites.acceptedOn), eq(invites.isClient, true));
  const used = clients + (await tx.$count(invites, openInvites));
  const allowed = allowedUsers(account, { now, timeZone: account.timeZone ?? utc });
  return { businessName: account.name, used, allowed };
}
