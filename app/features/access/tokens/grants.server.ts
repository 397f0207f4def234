import { isAppOnly } from "#app/domain/access/invited-roles.ts";
import { sendActivationAgain } from "#app/features/access/activation.server.ts";
import type { Credentials } from "#app/features/access/forms.ts";
import { type Browser, provePassword, sendNewDeviceMail } from "#app/features/access/login.server.ts";
import { findUser, isUser, type UserKey } from "#app/features/access/queries.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { withProvedUser } from "#app/services/proved.server.ts";
import { accessLifetime, signAccessToken } from "#app/services/tokens/access-token.server.ts";
import type { Bearers } from "#app/services/tokens/bearers.server.ts";
import { claimsOf } from "#app/services/tokens/claims.server.ts";
import { type FamilyToken, revokeFamily, rotate, startFamily } from "#app/services/tokens/refresh.server.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";

type TokenContext = VisitorContext & { bearers: Bearers };

/** `expiresIn`: of the access token, in seconds. */
export type Tokens = { accessToken: string; refreshToken: string; expiresIn: number; pendingInvitations: number };

export type Grant =
  | { kind: "granted"; tokens: Tokens }
  | { kind: "wrong" }
  | { kind: "noAccess" }
  /** `retryAfter` in seconds: the activation mail was requested too often. */
  | { kind: "tooMany"; retryAfter: number }
  | { kind: "notActivated"; retryAfter: number | null };

/** `isFromAdmin`: the coaches' app asks, which clients may not use. */
type Asking = { isFromAdmin: boolean };

export async function grantByPassword(
  ctx: TokenContext,
  credentials: Credentials,
  { isFromAdmin, browser }: Asking & { browser: Browser },
): Promise<Grant> {
  const proved = await provePassword(ctx, credentials, browser);
  if (proved.kind !== "proved") return proved;
  const { user } = proved;
  if (!user.isActivated) return { kind: "notActivated", retryAfter: await sendActivationAgain(ctx, user) };
  if (isFromAdmin && isAppOnly(user.roles)) return { kind: "noAccess" };
  const { secret, now } = ctx;
  const started = await withProvedUser(ctx.db, user, async (tx) => {
    await tx.update(users).set({ lastLoginAt: now }).where(isUser(user));
    return startFamily({ db: tx, secret }, user, now);
  });
  if (started === null) return { kind: "wrong" };
  if (user.lastLoginAt) await sendNewDeviceMail(ctx, user, browser);
  return granted(ctx, user, started);
}

/** Uses up the refresh token (services/tokens/refresh.server.ts), unless `isFromAdmin` rejects its user. */
export async function grantByRefresh(ctx: TokenContext, token: string, { isFromAdmin }: Asking): Promise<Grant> {
  const { db, secret, now } = ctx;
  const rotated = await rotate({ db, secret }, token, now, isFromAdmin ? isMoreThanApp : undefined);
  if (!rotated.ok) return { kind: rotated.isKept ? "noAccess" : "wrong" };
  return granted(ctx, rotated.user, rotated);
}

async function isMoreThanApp(tx: Tx, user: UserKey) {
  return !isAppOnly((await findUser(tx, user))?.roles ?? []);
}

/** Invalidates all tokens of the same login. */
export async function endGrant({ db, secret, now }: VisitorContext, token: string) {
  await revokeFamily({ db, secret }, token, now);
}

async function granted(
  { bearers, secret, now }: TokenContext,
  user: UserKey,
  { token: refreshToken, family }: FamilyToken,
): Promise<Grant> {
  const found = await claimsOf(bearers, user, family, now);
  if (!found) return { kind: "wrong" };
  const { claims, pendingInvitations } = found;
  const accessToken = await signAccessToken(secret, claims, now);
  return { kind: "granted", tokens: { accessToken, refreshToken, expiresIn: accessLifetime, pendingInvitations } };
}
