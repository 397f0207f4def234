import { createHmac } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { isScope, type Scope } from "#app/domain/access/scopes.ts";
import type { SignedIn } from "#app/services/request-state.server.ts";
import { personColumns, signedInOf } from "#app/services/signed-in.server.ts";
import type { Db } from "#db/client.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import { readAccessToken } from "./access-token.server.ts";

/** What personal tokens begin with, by which scanners of leaked secrets can tell them. */
export const personalPrefix = "mcp_";

/** A token's last use is written at most this often, in milliseconds. */
const touchEvery = 5 * 60_000;

export type Bearers = ReturnType<typeof openBearers>;

/** The tokens of a database. They are keyed with the secret: a stolen table alone lets nobody test tokens. */
export function openBearers(db: Db, secret: string) {
  return { db, secret, byUser: prepareByUser(db) };
}

/** Who a bearer token signs in, and what it is for (null: everything); null for one that is not good. */
export async function findBearer(
  bearers: Bearers,
  token: string,
  now: Date,
): Promise<(SignedIn & { scopes: Scope[] | null }) | null> {
  const isPersonal = token.startsWith(personalPrefix);
  const claimed = isPersonal ? await findPersonal(bearers, token, now) : await readLogin(bearers, token, now);
  if (!claimed) return null;
  const { accountId, userId, scopes } = claimed;
  const [row] = await bearers.byUser.execute({ accountId, userId });
  if (!row?.isActivated) return null;
  return { ...signedInOf(row, { sessionHash: "", timeZone: null }, now), scopes };
}

/** What is stored of a token. */
export function hashToken(secret: string, token: string): string {
  return createHmac("sha256", secret).update(`token:${token}`).digest("base64url");
}

async function readLogin({ secret }: Bearers, token: string, now: Date) {
  const claimed = await readAccessToken(secret, token, now);
  return claimed && { ...claimed, scopes: null };
}

async function findPersonal({ db, secret }: Bearers, token: string, now: Date) {
  const isGood = and(
    eq(personalTokens.tokenHash, hashToken(secret, token)),
    isNull(personalTokens.revokedAt),
    or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, now)),
  );
  const [row] = await db.select().from(personalTokens).where(isGood);
  if (!row) return null;
  const { accountId, id, userId, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > touchEvery) {
    const isThis = and(eq(personalTokens.accountId, accountId), eq(personalTokens.id, id));
    await db.update(personalTokens).set({ lastUsedAt: now }).where(isThis);
  }
  return { accountId, userId, scopes: row.scopes.filter(isScope) };
}

function prepareByUser(db: Db) {
  const [accountId, userId] = [sql.placeholder("accountId"), sql.placeholder("userId")];
  return db
    .select(personColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)))
    .prepare("person_by_key");
}
