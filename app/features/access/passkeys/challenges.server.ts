import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { passkeyChallenges } from "#db/schema/passkeys.ts";

const fiveMinutes = 5 * 60_000;

/** `userId`: whose new passkey it is for; null for a login. */
export async function storeChallenge(on: Db | Tx, challenge: string, userId: string | null, now: Date) {
  await on.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await on.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(now.getTime() + fiveMinutes) });
}

/** False if it was never issued for this, was used, or is too old. */
export async function consumeChallenge(on: Db | Tx, challenge: string, userId: string | null, now: Date) {
  const isForThis = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const isGood = and(eq(passkeyChallenges.challenge, challenge), isForThis, gt(passkeyChallenges.expiresAt, now));
  return (await on.delete(passkeyChallenges).where(isGood).returning()).length > 0;
}
