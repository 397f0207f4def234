import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, eq, ne } from "drizzle-orm";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import type { Context } from "#app/services/context.server.ts";
import { type PasswordProof, requireOwn } from "#app/services/password-proof.server.ts";
import { sendKeyMail } from "#app/services/send-key-mail.server.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { updateVersioned } from "#db/versioned.ts";
import { consumeChallenge, storeChallenge } from "./challenges.server.ts";
import { challengeIn, readCreated } from "./credentials.server.ts";
import type { PasskeyFields, PasskeyNameFields, PasskeyNameValues, PasskeyValues } from "./form.ts";
import { findPasskey, type PasskeyView } from "./queries.server.ts";
import type { Site } from "./site.ts";

const maxPasskeys = 20;
/** EdDSA, ES256 and RS256 (COSE). */
const algorithms = [-8, -7, -257];

/**
 * Requires a discoverable credential. Asks for the proof here, since a passkey is only stored for these options, within
 * five minutes.
 */
export async function passkeyOptions({ db, actor, now }: Context, site: Site, proof: PasswordProof) {
  requireOwn(proof, actor);
  const known = await db.select().from(passkeys).where(isOwn(actor));
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userID: new TextEncoder().encode(actor.userId),
    userName: actor.email,
    userDisplayName: actor.fullName,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(db, options.challenge, actor.userId, now);
  return options;
}

/** `id` comes from the form; rejects a credential made elsewhere. Sends a mail. */
export async function createPasskey(
  ctx: Context,
  site: Site,
  id: string,
  { name, credential }: Pick<PasskeyValues, "name" | "credential">,
): Promise<Result<object, PasskeyFields>> {
  const { db, actor, now } = ctx;
  const { accountId, userId } = actor;
  const created = readCreated(credential);
  const challenge = created ? challengeIn(created) : "";
  if (!created || !(await consumeChallenge(db, challenge, userId, now))) return notMade;
  const checked = await verifyRegistrationResponse({
    response: { ...created, response: { ...created.response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!checked?.verified) return notMade;
  if ((await db.$count(passkeys, isOwn(actor))) >= maxPasskeys) return tooMany;
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
  const key = { publicKey: Buffer.from(publicKey).toString("base64url"), counter };
  const transports = created.response.transports ?? [];
  const row = { credentialId, id, accountId, userId, name, ...key, transports, createdAt: now };
  return db.transaction(async (tx) => {
    const stored = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (stored.length === 0) return notMade;
    await sendKeyMail(tx, ctx, { what: "passkey", name });
    return { ok: true };
  });
}

export async function renamePasskey(
  ctx: Context,
  id: string,
  seen: number,
  { name }: PasskeyNameValues,
): Promise<Result<PasskeyView, PasskeyNameFields>> {
  const passkey = await findPasskey(ctx, id);
  const isIt = and(isOwn(ctx.actor), eq(passkeys.id, passkey.id));
  await updateVersioned(ctx.db, passkeys, { which: and(isIt, ne(passkeys.name, name)), seen, values: { name } });
  const current = await findPasskey(ctx, id);
  if (current.name === name) return { ok: true, ...current };
  // why: only the actor can rename it
  return savedMeanwhile("passkey", true, { values: { name: current.name }, version: current.version });
}

export async function deletePasskey(ctx: Context, id: string): Promise<Result<PasskeyView>> {
  const passkey = await findPasskey(ctx, id);
  await ctx.db.delete(passkeys).where(and(isOwn(ctx.actor), eq(passkeys.id, passkey.id)));
  return { ok: true, ...passkey };
}

const notMade: Result<object, PasskeyFields> = {
  ok: false,
  problems: { "": ["The passkey could not be stored. Try again, and stay on this page until it is done."] },
};

const tooMany: Result<object, PasskeyFields> = {
  ok: false,
  problems: { "": [`You have ${maxPasskeys} passkeys already: remove one first.`] },
};

function isOwn({ accountId, userId }: Context["actor"]) {
  return and(eq(passkeys.accountId, accountId), eq(passkeys.userId, userId));
}
