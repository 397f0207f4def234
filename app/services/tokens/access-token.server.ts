import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { parseUuid } from "#app/domain/ids/ids.ts";

/** In seconds (decisions §3). */
export const accessLifetime = 15 * 60;

const audience = "macrocycle-api";
const type = "at+jwt";

export type Grant = { epoch: number; family: string };

/** Document 1 §6: for the app. The server only trusts whose it is and its grant. */
export type Claims = Grant & {
  userId: string;
  accountId: string;
  email: string;
  roles: string;
  SUBSCRIPTION_TYPE: "PAID" | "FREE";
  SUBSCRIPTION_VALID_UNTIL: string | null;
  MAX_USERS_OVERRIDE: number | null;
  MAX_USERS_OVERRIDE_UNTIL: string | null;
};

export function signAccessToken(secret: string, claims: Claims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: type })
    .setSubject(claims.userId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessLifetime)
    .sign(keyOf(secret));
}

export async function readAccessToken(secret: string, token: string, now: Date) {
  try {
    const options = { algorithms: ["HS256"], audience, typ: type, currentDate: now };
    const { payload } = await jwtVerify(token, keyOf(secret), { ...options, requiredClaims: ["sub", "exp"] });
    const [accountId, userId, family] = [payload.accountId, payload.sub, payload.family].map((id) =>
      parseUuid(typeof id === "string" ? id : ""),
    );
    const epoch = Number(payload.epoch);
    return accountId && userId && family && Number.isInteger(epoch) ? { accountId, userId, family, epoch } : null;
  } catch {
    return null;
  }
}

/** why: a key that signs tokens signs nothing else */
function keyOf(secret: string) {
  return createHmac("sha256", secret).update("api access token").digest();
}
