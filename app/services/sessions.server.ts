import { createHmac, randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Role } from "#app/domain/policy/roles.ts";
import { env } from "#app/http/env.server.ts";
import { sessions, userRoles, users } from "#db/schema/accounts.ts";
import { db } from "./context.server.ts";
import type { SignedIn } from "./request-state.server.ts";

const day = 86_400_000;
const idleLimit = 14 * day;
const absoluteLimit = 90 * day;
/** A session's last use is written at most this often, so that reading pages does not write rows. */
const touchEvery = 5 * 60_000;

export type Flash = { kind: "good" | "bad"; text: string };

/** Starts a session for the user and answers the token for the cookie; only its hash is stored. */
export async function startSession(user: { accountId: string; id: string }, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const { accountId, id: userId } = user;
  await db.insert(sessions).values({ tokenHash: hashToken(token), accountId, userId, createdAt: now, lastSeenAt: now });
  return token;
}

/** Who the token signs in, or null for an unknown, idle or worn-out one. One query. */
export async function findSession(token: string, now: Date): Promise<SignedIn | null> {
  const [row] = await sessionByHash.execute({ hash: hashToken(token) });
  if (!row?.isActivated || isOver(row, now)) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > touchEvery) await touch(row.tokenHash, now);
  return {
    sessionHash: row.tokenHash,
    actor: {
      userId: row.userId,
      accountId: row.accountId,
      email: row.email,
      fullName: `${row.firstName} ${row.lastName}`,
      roles: row.roles,
      hasPaidAccess: false,
    },
  };
}

/** Ends one session; ending it again is harmless. */
export async function endSession(token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Leaves a message for the next page of this session. */
export async function leaveFlash(sessionHash: string, flash: Flash) {
  await db.update(sessions).set({ flash }).where(eq(sessions.tokenHash, sessionHash));
}

/** Takes the waiting message away and answers it; only asked when `hasFlash` says there is one. */
export async function takeFlash(sessionHash: string): Promise<Flash | null> {
  return db.transaction(async (tx) => {
    const mine = eq(sessions.tokenHash, sessionHash);
    const [row] = await tx.select({ flash: sessions.flash }).from(sessions).where(mine).for("update");
    if (row?.flash) await tx.update(sessions).set({ flash: null }).where(mine);
    return row?.flash ?? null;
  });
}

const sessionByHash = db
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
    roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
      where ${userRoles.accountId} = ${users.accountId} and ${userRoles.userId} = ${users.id})`,
  })
  .from(sessions)
  .innerJoin(users, and(eq(users.accountId, sessions.accountId), eq(users.id, sessions.userId)))
  .where(eq(sessions.tokenHash, sql.placeholder("hash")))
  .prepare("session_by_hash");

function isOver(session: { createdAt: Date; lastSeenAt: Date }, now: Date) {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle > idleLimit || age > absoluteLimit;
}

async function touch(tokenHash: string, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Keyed with the session secret: a stolen table alone does not let anyone test tokens. */
function hashToken(token: string) {
  return createHmac("sha256", env().sessionSecret).update(token).digest("base64url");
}
