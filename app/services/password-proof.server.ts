import { and, eq, gt } from "drizzle-orm";
import { wrongPassword } from "#app/domain/access/password.ts";
import type { TextField } from "#app/domain/forms/form.ts";
import { type Refused, tooMany } from "#app/domain/forms/result.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import type { Context } from "./context.server.ts";
import { passwordMatches } from "./passwords.server.ts";
import { countPassword, forgivePassword, type Limits } from "./rate-limits.server.ts";

const tenMinutes = 10 * 60_000;

declare const proved: unique symbol;
/** Required for anything that would open the account to somebody who finds an unlocked browser. */
export type PasswordProof = { userId: string; [proved]: true };

type PasswordField = { password: TextField };
export type Proof = { ok: true; proof: PasswordProof } | Refused<PasswordField>;

/** After 5 wrong passwords within 15 minutes, `retryAfter` in seconds. */
export async function provePassword(ctx: Context, limits: Limits, password: string): Promise<Proof> {
  const { db, actor, now, sessionHash } = ctx;
  if (password === "") return wrong("Password is required!");
  const retryAfter = await countPassword(limits, actor.userId);
  if (retryAfter) return tooMany("Too many wrong passwords.", retryAfter);
  const isActor = and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(isActor);
  if (!(await passwordMatches(user?.hash ?? null, password))) return wrong(wrongPassword);
  await forgivePassword(limits, actor.userId);
  await db.update(sessions).set({ passwordAt: now }).where(eq(sessions.tokenHash, sessionHash));
  return { ok: true, proof: proofOf(ctx) };
}

/** Accepts a password entered in this session within ten minutes. */
export async function proveRecently(ctx: Context, limits: Limits, password: string): Promise<Proof> {
  if (await isPasswordRecent(ctx)) return { ok: true, proof: proofOf(ctx) };
  return provePassword(ctx, limits, password);
}

export async function isPasswordRecent({ db, sessionHash, now }: Context): Promise<boolean> {
  const isLate = gt(sessions.passwordAt, new Date(now.getTime() - tenMinutes));
  return (await db.$count(sessions, and(eq(sessions.tokenHash, sessionHash), isLate))) > 0;
}

/** why: a proof is for one person; mixing two up is our bug */
export function requireOwn({ userId }: PasswordProof, actor: Context["actor"]) {
  if (userId !== actor.userId) throw new Error("The password proof belongs to another user.");
}

function proofOf({ actor }: Context) {
  return { userId: actor.userId } as PasswordProof;
}

function wrong(message: string): Refused<PasswordField> {
  return { ok: false, problems: { password: [message] } };
}
