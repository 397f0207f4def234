import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { VisitorContext } from "#app/services/context.server.ts";
import { countAttempt, countPasskeyLogin, forgiveAttempt } from "#app/services/rate-limits.server.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { type Browser, completeLogin, type Destination, type LoginOutcome } from "../login.server.ts";
import { findUser } from "../queries.server.ts";
import { consumeChallenge, storeChallenge } from "./challenges.server.ts";
import { challengeIn, readSigned } from "./credentials.server.ts";
import type { Site } from "./site.ts";

export async function passkeyLoginOptions({ db, limits, address, now }: VisitorContext, site: Site) {
  if (await countPasskeyLogin(limits, address)) return null;
  const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: "required" });
  await storeChallenge(db, options.challenge, null, now);
  return options;
}

type Key = typeof passkeys.$inferSelect;
type Signed = NonNullable<ReturnType<typeof readSigned>>;

/** Same limits and checks as `logIn`. `browserOf` looks up the browser by e-mail. */
export async function logInByPasskey(
  ctx: VisitorContext,
  site: Site,
  text: string,
  browserOf: (email: string) => Promise<Browser>,
  destination: Destination,
): Promise<LoginOutcome> {
  const signed = readSigned(text);
  if (!signed) return { kind: "wrong" };
  const [key] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, signed.id));
  const user = key && (await findUser(ctx.db, { accountId: key.accountId, id: key.userId }));
  const browser = await browserOf(user?.email ?? "");
  const attempt = { email: user?.email ?? "", address: ctx.address, isKnown: browser.isKnown };
  const retryAfter = await countAttempt(ctx.limits, attempt);
  if (retryAfter) return { kind: "tooMany", retryAfter };
  if (!user || !(await isSignedBy(ctx, site, key, signed))) return { kind: "wrong" };
  await forgiveAttempt(ctx.limits, attempt);
  return completeLogin(ctx, { ...user, passwordHash: null }, browser, destination);
}

async function isSignedBy({ db, now }: VisitorContext, site: Site, key: Key, signed: Signed): Promise<boolean> {
  // why: the passkey names its user, as requested when it was made
  if (signed.response.userHandle !== Buffer.from(key.userId).toString("base64url")) return false;
  const challenge = challengeIn(signed);
  if (!(await consumeChallenge(db, challenge, null, now))) return false;
  const { credentialId: id, publicKey, counter } = key;
  // why: a copied key has an old counter, which throws like every other failed check
  const checked = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
  }).catch(() => null);
  if (!checked?.verified) return false;
  const used = { counter: checked.authenticationInfo.newCounter, lastUsedAt: now };
  const isAsRead = and(eq(passkeys.credentialId, id), eq(passkeys.counter, counter));
  return (await db.update(passkeys).set(used).where(isAsRead).returning()).length > 0;
}
