import { createHmac, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { hasPaidAccess } from "#app/domain/policy/paid-access.ts";
import { timeZoneOf, utc } from "#app/domain/schedule/time-zone.ts";
import type { Db, Tx } from "#db/client.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { accounts, sessions, users } from "#db/schema/accounts.ts";
import type { SignedIn } from "./request-state.server.ts";

const day = 86_400_000;
const idleLimit = 14 * day;
const absoluteLimit = 90 * day;
/** A session's last use is written at most this often, so that reading pages does not write rows. */
const touchEvery = 5 * 60_000;

export type Flash = { kind: "good" | "bad"; text: string };

export type Sessions = ReturnType<typeof openSessions>;

/** The sessions of a database. Tokens are keyed with the secret: a stolen table alone lets nobody test tokens. */
export function openSessions(db: Db, secret: string) {
  return { db, secret, byHash: prepareByHash(db) };
}

/** Starts a session for the user and answers the token for the cookie; only its hash is stored. */
export async function startSession({ db, secret }: Sessions, user: { accountId: string; id: string }, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const { accountId, id: userId } = user;
  await removeOver(db, user, now);
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(secret, token), accountId, userId, createdAt: now, lastSeenAt: now });
  return token;
}

/**
 * Who the token signs in, or null for an unknown, idle or worn-out one. One query. `told`: the time zone that the
 * browser says it is in; it holds for this request, and is kept for those that tell none.
 */
export async function findSession(
  { db, secret, byHash }: Sessions,
  token: string,
  now: Date,
  browserTimeZone: string | null = null,
): Promise<SignedIn | null> {
  const [row] = await byHash.execute({ hash: hashToken(secret, token) });
  if (!row?.isActivated || isOver(row, now)) return null;
  const isDue = now.getTime() - row.lastSeenAt.getTime() > touchEvery;
  if (isDue) await touch(db, row.tokenHash, now);
  const timeZone = browserTimeZone === row.timeZone ? browserTimeZone : timeZoneOf(browserTimeZone ?? "");
  if (timeZone && timeZone !== row.timeZone && (isDue || !row.timeZone)) await keepTimeZone(db, row, timeZone);
  return {
    sessionHash: row.tokenHash,
    timeZone: timeZone ?? row.timeZone ?? row.accountTimeZone ?? utc,
    actor: {
      userId: row.userId,
      accountId: row.accountId,
      email: row.email,
      fullName: `${row.firstName} ${row.lastName}`,
      roles: row.roles,
      hasPaidAccess: hasPaidAccess(row, { now, timeZone: row.accountTimeZone ?? utc }),
    },
  };
}

/** Ends one session; ending it again is harmless. */
export async function endSession({ db, secret }: Sessions, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(secret, token)));
}

/** Ends every session of the user, wherever it is. */
export async function endSessionsOf(on: Db | Tx, { accountId, id }: { accountId: string; id: string }) {
  await on.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.userId, id)));
}

/** Leaves a message for the next page of this session. */
export async function leaveFlash(db: Db, sessionHash: string, flash: Flash) {
  await db.update(sessions).set({ flash }).where(eq(sessions.tokenHash, sessionHash));
}

/** Takes the waiting message away and answers it: two pages that ask at once show it once. */
export async function popFlash(db: Db, sessionHash: string): Promise<Flash | null> {
  return db.transaction(async (tx) => {
    const mine = eq(sessions.tokenHash, sessionHash);
    const [row] = await tx.select({ flash: sessions.flash }).from(sessions).where(mine).for("update");
    if (row?.flash) await tx.update(sessions).set({ flash: null }).where(mine);
    return row?.flash ?? null;
  });
}

function prepareByHash(db: Db) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isActivated: users.isActivated,
      timeZone: users.timeZone,
      roles: rolesOfUser,
      subscriptionStatus: accounts.subscriptionStatus,
      subscriptionValidUntil: accounts.subscriptionValidUntil,
      maxUsersOverride: accounts.maxUsersOverride,
      maxUsersOverrideUntil: accounts.maxUsersOverrideUntil,
      accountTimeZone: accounts.timeZone,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.accountId, sessions.accountId), eq(users.id, sessions.userId)))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder("hash")))
    .prepare("session_by_hash");
}

function isOver(session: { createdAt: Date; lastSeenAt: Date }, now: Date) {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle > idleLimit || age > absoluteLimit;
}

/** Sessions that are over sign nobody in; signing in again clears them away. */
async function removeOver(db: Db, { accountId, id }: { accountId: string; id: string }, now: Date) {
  const over = or(
    lt(sessions.lastSeenAt, new Date(now.getTime() - idleLimit)),
    lt(sessions.createdAt, new Date(now.getTime() - absoluteLimit)),
  );
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.userId, id), over));
}

/** An account begins with the time zone of whoever is the first to tell one. */
async function keepTimeZone(db: Db, who: { accountId: string; userId: string }, timeZone: string) {
  const isUser = and(eq(users.accountId, who.accountId), eq(users.id, who.userId));
  await db.update(users).set({ timeZone }).where(isUser);
  const hasNone = and(eq(accounts.id, who.accountId), isNull(accounts.timeZone));
  await db.update(accounts).set({ timeZone }).where(hasNone);
}

async function touch(db: Db, tokenHash: string, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

function hashToken(secret: string, token: string) {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
