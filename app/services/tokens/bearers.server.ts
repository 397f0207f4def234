import { createHmac } from "node:crypto";
import { and, eq, exists, gt, isNull, sql } from "drizzle-orm";
import { isScope, type Scope } from "#app/domain/access/scopes.ts";
import type { SignedIn } from "#app/services/request-state.server.ts";
import { personColumns, signedInOf } from "#app/services/signed-in.server.ts";
import type { Db } from "#db/client.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { personalTokens, refreshTokens } from "#db/schema/tokens.ts";
import { readAccessToken } from "./access-token.server.ts";

export const personalPrefix = "mcp_";

/** Milliseconds between writes of the last use. */
const touchEvery = 5 * 60_000;

export type Bearers = ReturnType<typeof openBearers>;

/** Keyed with the secret: a stolen table alone can't be used to test tokens. */
export function openBearers(db: Db, secret: string) {
  return { db, secret, byUser: prepareByUser(db), byGrant: prepareByGrant(db) };
}

export async function findBearer(
  bearers: Bearers,
  token: string,
  now: Date,
): Promise<(SignedIn & { scopes: Scope[] | null }) | null> {
  const isPersonal = token.startsWith(personalPrefix);
  const found = isPersonal ? await findPersonal(bearers, token, now) : await findGranted(bearers, token, now);
  if (!found?.row?.isActivated) return null;
  return { ...signedInOf(found.row, { sessionHash: "", timeZone: null }, now), scopes: found.scopes };
}

export function hashToken(secret: string, token: string): string {
  return createHmac("sha256", secret).update(`token:${token}`).digest("base64url");
}

async function findGranted({ secret, byGrant }: Bearers, token: string, now: Date) {
  const granted = await readAccessToken(secret, token, now);
  const [row] = granted ? await byGrant.execute(granted) : [];
  return { row, scopes: null };
}

async function findPersonal({ db, secret, byUser }: Bearers, token: string, now: Date) {
  const isGood = and(
    eq(personalTokens.tokenHash, hashToken(secret, token)),
    isNull(personalTokens.revokedAt),
    gt(personalTokens.expiresAt, now),
  );
  const [row] = await db.select().from(personalTokens).where(isGood);
  if (!row) return null;
  const { accountId, id, userId, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > touchEvery) {
    const isThis = and(eq(personalTokens.accountId, accountId), eq(personalTokens.id, id));
    await db.update(personalTokens).set({ lastUsedAt: now }).where(isThis);
  }
  const [person] = await byUser.execute({ accountId, userId });
  return { row: person, scopes: row.scopes.filter(isScope) };
}

function prepareByUser(db: Db) {
  return selectPerson(db).where(isPerson).prepare("person_by_key");
}

function prepareByGrant(db: Db) {
  const ofLogin = and(
    eq(refreshTokens.familyId, sql.placeholder("family")),
    eq(refreshTokens.accountId, users.accountId),
    eq(refreshTokens.userId, users.id),
    isNull(refreshTokens.revokedAt),
  );
  const login = db.select({ one: sql`1` }).from(refreshTokens).where(ofLogin);
  const isInForce = and(isPerson, eq(users.signInEpoch, sql.placeholder("epoch")), exists(login));
  return selectPerson(db).where(isInForce).prepare("person_by_grant");
}

function selectPerson(db: Db) {
  return db.select(personColumns).from(users).innerJoin(accounts, eq(accounts.id, users.accountId));
}

const isPerson = and(eq(users.accountId, sql.placeholder("accountId")), eq(users.id, sql.placeholder("userId")));
