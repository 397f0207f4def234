import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";
import type { Db, Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { accounts, sessions, users, type WaitingFlash } from "#db/schema/accounts.ts";
import type { SignedIn } from "./request-state.server.ts";
import { personColumns, signedInOf } from "./signed-in.server.ts";

const day = 86_400_000;
const idleLimit = 14 * day;
const absoluteLimit = 90 * day;
/** Milliseconds between writes of the last use, so that reading pages rarely writes. */
const touchEvery = 5 * 60_000;

export type Flash = { kind: "good" | "bad"; text: string };

/** Milliseconds: a page that takes longer to load shows no message. */
export const flashLasts = 60_000;
/** So many tabs may wait for theirs at once. */
const maxFlashes = 8;

export type Sessions = ReturnType<typeof openSessions>;

/** Tokens are keyed with the secret: a stolen table alone can't be used to test tokens. */
export function openSessions(db: Db, secret: string) {
  return { db, secret, byHash: prepareByHash(db) };
}

type UserKey = { accountId: string; id: string };

/**
 * Returns the token; only its hash is stored. `device`: browser and system. `passwordHash`: of the proven password, if
 * any.
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
  if (timeZone && isNew && (isDue || !row.timeZone)) await storeTimeZone(db, row, timeZone);
  return signedInOf(row, { sessionHash: row.tokenHash, timeZone }, now);
}

export async function endSession({ db, secret }: Sessions, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(secret, token)));
}

export async function endSessionsOf(on: Db | Tx, { accountId, id }: UserKey, kept?: string): Promise<number> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, kept);
  const ended = await on
    .delete(sessions)
    .where(and(isSessionOf({ accountId, userId: id }), others))
    .returning();
  return ended.length;
}

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

export async function endSessionById(on: Db | Tx, { accountId, id }: UserKey, sessionId: string) {
  await on.delete(sessions).where(and(isSessionOf({ accountId, userId: id }), eq(sessions.id, sessionId)));
}

type Place = { db: Db; sessionHash: string; now: Date };

/** For the tab that goes on to `to`, a path with its search. */
export async function leaveFlash(place: Place, to: string, flash: Flash) {
  const until = place.now.getTime() + flashLasts;
  const mine = eq(sessions.tokenHash, place.sessionHash);
  await place.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ flash: sessions.flash })
      .from(sessions)
      .where(mine)
      .for(inOrder(tx, sessions, "delete"));
    // why: a message that no page asked for would stand before the next one
    const others = keptOf(row?.flash, place.now).filter((one) => one.to !== to);
    await tx
      .update(sessions)
      .set({ flash: [...others.slice(1 - maxFlashes), { ...flash, to, until }] })
      .where(mine);
  });
}

/**
 * Of two concurrent pages at that address only one gets the message. `isLast`: no other tab waits for one. One
 * statement.
 */
export async function popFlash(
  { db, sessionHash, now }: Place,
  to: string,
): Promise<{ flash: Flash | null; isLast: boolean }> {
  const mine = eq(sessions.tokenHash, sessionHash);
  const rest = sql`(select coalesce(jsonb_agg(one order by at), '[]')
    from jsonb_array_elements(flash) with ordinality waiting(one, at)
    where one ->> 'to' <> ${to} and (one ->> 'until')::float8 > ${now.getTime()})`;
  const isMine = sql`${mine} and jsonb_typeof(flash) = 'array' and flash @> jsonb_build_array(jsonb_build_object('to', ${to}::text))`;
  const [row] = await db.execute<{ isTaken: boolean; waiting: WaitingFlash[] | null }>(sql`
    with taken as (update ${sessions} set flash = ${rest} where ${isMine} returning flash)
    select exists(select 1 from taken) as "isTaken", flash as waiting from ${sessions} where ${mine}`);
  const waiting = keptOf(row?.waiting, now);
  const found = row?.isTaken ? waiting.find((one) => one.to === to) : undefined;
  return { flash: toFlash(found), isLast: waiting.every((one) => one.to === to) };
}

function keptOf(flash: unknown, now: Date): WaitingFlash[] {
  // why: the release before kept one message, without its tab
  const kept: WaitingFlash[] = Array.isArray(flash) ? flash : [];
  return kept.filter(({ until }) => until > now.getTime());
}

function toFlash(waiting: WaitingFlash | undefined): Flash | null {
  return waiting ? { kind: waiting.kind, text: waiting.text } : null;
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

async function removeOver(db: Db | Tx, { accountId, id }: UserKey, now: Date) {
  const { idle, absolute } = limitsAt(now);
  const over = or(lt(sessions.lastSeenAt, idle), lt(sessions.createdAt, absolute));
  await db.delete(sessions).where(and(isSessionOf({ accountId, userId: id }), over));
}

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

/** An account takes the first time zone that any of its users has. */
async function storeTimeZone(db: Db, who: Owner, timeZone: string) {
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
