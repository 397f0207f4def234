import { createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { users } from "#db/schema/accounts.ts";
import { personalTokens, refreshTokens } from "#db/schema/tokens.ts";
import { hashToken } from "./bearers.server.ts";

const day = 86_400_000;
const lifetime = 30 * day;
/** For this many milliseconds a used token returns its successor again, in case the first response was lost. */
const lostAnswer = 30_000;

type UserKey = { accountId: string; id: string };
type Keeper = { db: Db | Tx; secret: string };

export type FamilyToken = { token: string; family: string };

export async function startFamily({ db, secret }: Keeper, user: UserKey, now: Date): Promise<FamilyToken> {
  const token = randomBytes(32).toString("base64url");
  const family = newId();
  await db.insert(refreshTokens).values(rowOf(secret, token, { ...user, familyId: family }, now));
  return { token, family };
}

type Rotated = ({ ok: true; user: UserKey } & FamilyToken) | { ok: false; isKept: boolean };

const bad = { ok: false, isKept: false } as const;

type May = (tx: Tx, user: UserKey) => Promise<boolean>;

/**
 * Returns the successor; the same one again for half a minute. Later use revokes the family, since somebody else has
 * the token. `isKept`: the token stays valid, because its user may not have the successor.
 */
export async function rotate(
  { db, secret }: Keeper,
  token: string,
  now: Date,
  may: May = async () => true,
): Promise<Rotated> {
  const isThis = eq(refreshTokens.tokenHash, hashToken(secret, token));
  const [found] = await db.select().from(refreshTokens).where(isThis);
  if (!found) return bad;
  return db.transaction(async (tx): Promise<Rotated> => {
    await lockTokens(tx, { accountId: found.accountId, id: found.userId });
    const [row] = await tx.select().from(refreshTokens).where(isThis);
    if (!row || row.revokedAt || row.expiresAt <= now) return bad;
    const { accountId, userId: id, familyId, usedAt } = row;
    if (usedAt && now.getTime() - usedAt.getTime() > lostAnswer) {
      await revoke(tx, eq(refreshTokens.familyId, familyId), now);
      return bad;
    }
    if (!(await may(tx, { accountId, id }))) return { ok: false, isKept: true };
    const successor = successorOf(secret, token);
    if (!usedAt) {
      await tx.update(refreshTokens).set({ usedAt: now }).where(isThis);
      await tx.insert(refreshTokens).values(rowOf(secret, successor, { accountId, id, familyId }, now));
    }
    return { ok: true, user: { accountId, id }, token: successor, family: familyId };
  });
}

export async function revokeFamily({ db, secret }: Keeper, token: string, now: Date) {
  const isThis = eq(refreshTokens.tokenHash, hashToken(secret, token));
  const [row] = await db.select().from(refreshTokens).where(isThis);
  if (!row) return;
  await db.transaction(async (tx) => {
    await lockTokens(tx, { accountId: row.accountId, id: row.userId });
    await revoke(tx, eq(refreshTokens.familyId, row.familyId), now);
  });
}

export const nextEpoch = { signInEpoch: sql`${users.signInEpoch} + 1` };

export async function revokeRefreshTokens(tx: Db | Tx, { accountId, id }: UserKey, now: Date) {
  await lockTokens(tx, { accountId, id });
  await revoke(tx, and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.userId, id)), now);
}

export async function deleteOldTokens({ db, now }: { db: Db; now: Date }) {
  const old = await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  const isOver = or(isNotNull(personalTokens.revokedAt), lt(personalTokens.expiresAt, now));
  const personal = await db.delete(personalTokens).where(isOver);
  return { tokens: old.count + personal.count };
}

/** Locks the user's tokens: otherwise a successor could outlive its family. */
function lockTokens(tx: Db | Tx, user: UserKey) {
  return lockUser(tx, user, "write");
}

async function revoke(on: Db | Tx, which: ReturnType<typeof and>, now: Date) {
  await on
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(which, isNull(refreshTokens.revokedAt)));
}

function rowOf(secret: string, token: string, { accountId, id, familyId }: UserKey & { familyId: string }, now: Date) {
  const expiresAt = new Date(now.getTime() + lifetime);
  return { tokenHash: hashToken(secret, token), accountId, userId: id, familyId, createdAt: now, expiresAt };
}

function successorOf(secret: string, token: string) {
  return createHmac("sha256", secret).update(`successor:${token}`).digest("base64url");
}
