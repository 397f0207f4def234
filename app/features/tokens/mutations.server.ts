import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { type PasswordProof, requireOwn } from "#app/services/password-proof.server.ts";
import { sendKeyMail } from "#app/services/send-key-mail.server.ts";
import { hashToken, personalPrefix } from "#app/services/tokens/bearers.server.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import type { TokenFields, TokenInput } from "./form.ts";
import { findToken, isOwnAndGood, type TokenView } from "./queries.server.ts";

const maxTokens = 20;
const day = 86_400_000;

/**
 * The only time the token is visible: only its hash is stored, under `secret`. Sends a mail. Rejects the same form
 * again, and more than 20 valid tokens.
 */
export async function createToken(
  ctx: Context,
  secret: string,
  id: string,
  { name, scopes, days }: TokenInput,
  proof: PasswordProof,
): Promise<Result<{ token: string; name: string }, TokenFields>> {
  allow(ctx.actor, "signIn:manage");
  const { db, now, actor } = ctx;
  requireOwn(proof, actor);
  if ((await db.$count(personalTokens, isOwnAndGood(ctx))) >= maxTokens) {
    return refused(`You have ${maxTokens} tokens already: revoke one first.`);
  }
  const token = personalPrefix + randomBytes(32).toString("base64url");
  const { accountId, userId } = actor;
  const expiresAt = new Date(now.getTime() + days * day);
  const row = { accountId, id, userId, name, scopes, createdAt: now, expiresAt, tokenHash: hashToken(secret, token) };
  const isMade = await db.transaction(async (tx) => {
    const stored = await tx.insert(personalTokens).values(row).onConflictDoNothing().returning();
    if (stored.length > 0) await sendKeyMail(tx, ctx, { what: "token", name });
    return stored.length > 0;
  });
  return isMade ? { ok: true, token, name } : refused(madeAlready);
}

const madeAlready =
  "This token has already been created and shown. If you don't have it, revoke it and create another one.";

export async function revokeToken(ctx: Context, id: string): Promise<Result<TokenView>> {
  const found = await findToken(ctx, id);
  const isIt = and(isOwnAndGood(ctx), eq(personalTokens.id, found.id));
  await ctx.db.update(personalTokens).set({ revokedAt: ctx.now }).where(isIt);
  return { ok: true, ...found };
}
