import { and, eq } from "drizzle-orm";
import { termsVersion } from "#app/domain/access/terms.ts";
import type { Db, Tx } from "#db/client.ts";
import { termsAcceptances } from "#db/schema/access.ts";

type UserKey = { accountId: string; id: string };

export async function acceptTerms(on: Db | Tx, { accountId, id }: UserKey, now: Date) {
  const acceptance = { accountId, userId: id, version: termsVersion, acceptedAt: now };
  await on.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}

/** Keeps the time of the first acceptance. */
export async function confirmTerms(on: Db | Tx, { accountId, id }: UserKey, now: Date) {
  const acceptance = { accountId, userId: id, version: termsVersion, acceptedAt: now, confirmedAt: now };
  const { userId, version } = termsAcceptances;
  const target = [termsAcceptances.accountId, userId, version];
  await on
    .insert(termsAcceptances)
    .values(acceptance)
    .onConflictDoUpdate({ target, set: { confirmedAt: now } });
}

export async function findAcceptedTerms(on: Db | Tx, { accountId, id }: UserKey) {
  const { userId, version, acceptedAt, confirmedAt } = termsAcceptances;
  const isTheirs = and(eq(termsAcceptances.accountId, accountId), eq(userId, id), eq(version, termsVersion));
  const [found] = await on.select({ version, acceptedAt, confirmedAt }).from(termsAcceptances).where(isTheirs);
  return found ? { version: found.version, acceptedAt: found.confirmedAt ?? found.acceptedAt } : null;
}
