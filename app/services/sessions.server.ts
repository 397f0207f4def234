import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";
import type { Db, Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { accounts, sessions, users } from "#db/schema/accounts.ts";
import type { SignedIn } from "./request-state.server.ts";
import { personColumns, signedInOf } from "./signed-in.server.ts";

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

type UserKey = { accountId: string; id: string };

/**
 * Starts a session for the user and answers the token for the cookie; only its hash is stored. `device`: what the
 * browser calls itself and its system, where it does. `passwordHash`: of the password that proved who it is, if one did.
 */
export async function startSession(
  { db, secret }: { db: Db | Tx; secret: string },
  user: UserKey & { passwordHash?: string | null },
  now: Date,
  device: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { accountId, id: userId } = user;
  await removeOver(db, user, now);
  await db.update(users).set({ lastLoginAt: now }).where(isUser({ accountId, userId }));
  const times = { createdAt: now, lastSeenAt: now, passwordAt: user.passwordHash ? now : null };
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(secret, token), id: newId(), device, accountId, userId, ...times });
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
  const isNew = timeZone !== row.timeZone && !row.isTimeZoneChosen;
  if (timeZone && isNew && (isDue || !row.timeZone)) await keepTimeZone(db, row, timeZone);
  return signedInOf(row, { sessionHash: row.tokenHash, timeZone }, now);
}

/** Ends one session; ending it again is harmless. */
export async function endSession({ db, secret }: Sessions, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(secret, token)));
}

/** Ends every session of the user, wherever it is, but for the one of the hash `kept`. Returns how many ended. */
export async function endSessionsOf(on: Db | Tx, { accountId, id }: UserKey, kept?: string): Promise<number> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, kept);
  const ended = await on
    .delete(sessions)
    .where(and(isSessionOf({ accountId, userId: id }), others))
    .returning();
  return ended.length;
}

/** The user's sessions that are not over, the last used first. */
export function sessionsOf(on: Db | Tx, { accountId, id }: UserKey, now: Date) {
  const { idle, absolute } = limitsAt(now);
  const isLive = and(gt(sessions.lastSeenAt, idle), gt(sessions.createdAt, absolute));
  const { id: sessionId, tokenHash, device, createdAt, lastSeenAt } = sessions;
  return on
    .select({ id: sessionId, tokenHash, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(isSessionOf({ accountId, userId: id }), isLive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one of the user's sessions, named by its id; ending it again is harmless. */
export async function endSessionById(on: Db | Tx, { accountId, id }: UserKey, sessionId: string) {
  await on.delete(sessions).where(and(isSessionOf({ accountId, userId: id }), eq(sessions.id, sessionId)));
}

/** Leaves a message for the next page of this session. */
export async function leaveFlash(db: Db, sessionHash: string, flash: Flash) {
  await db.update(sessions).set({ flash }).where(eq(sessions.tokenHash, sessionHash));
}

/** Takes the waiting message away and answers it: two pages that ask at once show it once. */
export async function popFlash(db: Db, sessionHash: string): Promise<Flash | null> {
  return db.transaction(async (tx) => {
    const mine = eq(sessions.tokenHash, sessionHash);
    const [row] = await tx
      .select({ flash: sessions.flash })
      .from(sessions)
      .where(mine)
      .for(inOrder(tx, sessions, "delete"));
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
      ...personColumns,
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
async function removeOver(db: Db | Tx, { accountId, id }: UserKey, now: Date) {
  const { idle, absolute } = limitsAt(now);
  const over = or(lt(sessions.lastSeenAt, idle), lt(sessions.createdAt, absolute));
  await db.delete(sessions).where(and(isSessionOf({ accountId, userId: id }), over));
}

/** Sessions that were last used, or begun, before these are over. */
function limitsAt(now: Date) {
  return { idle: new Date(now.getTime() - idleLimit), absolute: new Date(now.getTime() - absoluteLimit) };
}

type Owner = { accountId: string; userId: string };

function isSessionOf({ accountId, userId }: Owner) {
  return and(eq(sessions.accountId, accountId), eq(sessions.userId, userId));
}

function isUser({ accountId, userId }: Owner) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}

/** An account begins with the time zone of whoever is the first to tell one. */
async function keepTimeZone(db: Db, who: Owner, timeZone: string) {
  await db.update(users).set({ timeZone }).where(isUser(who));
  const hasNone = and(eq(accounts.id, who.accountId), isNull(accounts.timeZone));
  await db.update(accounts).set({ timeZone }).where(hasNone);
}

async function touch(db: Db, tokenHash: string, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

function hashToken(secret: string, token: string) {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
