import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { VisitorContext } from "#app/services/context.server.ts";
import { countAttempt, countPasskeyLogin, forgiveAttempt } from "#app/services/rate-limits.server.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { type Browser, type Destination, type LoginOutcome, letIn } from "../login.server.ts";
import { findUser } from "../queries.server.ts";
import { keepChallenge, takeChallenge } from "./challenges.server.ts";
import { challengeIn, readSigned } from "./credentials.server.ts";
import type { Site } from "./site.ts";

/** What a browser is asked for a login by whatever passkey it has here; null where too much was asked for. */
export async function passkeyLoginOptions({ db, limits, address, now }: VisitorContext, site: Site) {
  if (await countPasskeyLogin(limits, address)) return null;
  const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: "required" });
  await keepChallenge(db, options.challenge, null, now);
  return options;
}

type Key = typeof passkeys.$inferSelect;
type Signed = NonNullable<ReturnType<typeof readSigned>>;

/**
 * Returns the user whose passkey signed this login, as `logIn` does for a password: the same limits, and the same for who
 * is not activated or has no business on the web. A passkey that is not known, was made for another site, or signs what
 * it was not asked for, is `wrong`. `browserOf`: what is known of the browser, by the e-mail.
 */
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
  return letIn(ctx, { ...user, passwordHash: null }, browser, destination);
}

async function isSignedBy({ db, now }: VisitorContext, site: Site, key: Key, signed: Signed): Promise<boolean> {
  // why: the passkey names its person by itself, as it was made to
  if (signed.response.userHandle !== Buffer.from(key.userId).toString("base64url")) return false;
  const challenge = challengeIn(signed);
  if (!(await takeChallenge(db, challenge, null, now))) return false;
  const { credentialId: id, publicKey, counter } = key;
  // why: a copy of the key counts from where it was copied, which is refused with an error, as everything wrong is
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
