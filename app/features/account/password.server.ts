import { and, eq } from "drizzle-orm";
import { type Refused, tooMany } from "#app/domain/forms/result.ts";
import { findUser } from "#app/features/access/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { endLinks } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { hashPassword, passwordMatches } from "#app/services/passwords.server.ts";
import { countPassword, forgivePassword, type Limits } from "#app/services/rate-limits.server.ts";
import { endSessionsOf } from "#app/services/sessions.server.ts";
import { endKeys, type KeysToEnd } from "#app/services/tokens/keys.server.ts";
import { nextEpoch, revokeRefreshTokens } from "#app/services/tokens/refresh.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { PasswordFields, PasswordValues } from "./password-form.ts";

type Passwords = Omit<PasswordValues, keyof KeysToEnd> & KeysToEnd;
type Changed = { ok: true } | Refused<PasswordFields>;

/**
 * Ends all other sessions, app tokens, reset links and the chosen keys, and sends a mail. After 5 wrong passwords,
 * `retryAfter` in seconds.
 */
export async function changePassword(ctx: Context, limits: Limits, values: Passwords): Promise<Changed> {
  const { db, actor, now } = ctx;
  const { accountId, userId: id } = actor;
  const retryAfter = await countPassword(limits, id);
  if (retryAfter) return tooMany("Too many wrong passwords.", retryAfter);
  const user = await findUser(db, { accountId, id });
  const stored = user?.passwordHash ?? null;
  if (!user || !stored || !(await passwordMatches(stored, values.currentPassword))) return wrong;
  const passwordHash = await hashPassword(values.newPassword);
  const isChanged = await db.transaction(async (tx) => {
    // why: of two at once, the second has a password that is no longer the current one
    const isAsRead = and(eq(users.accountId, accountId), eq(users.id, id), eq(users.passwordHash, stored));
    if (
      (
        await tx
          .update(users)
          .set({ passwordHash, ...nextEpoch })
          .where(isAsRead)
          .returning()
      ).length === 0
    )
      return false;
    await endSessionsOf(tx, { accountId, id }, ctx.sessionHash);
    await revokeRefreshTokens(tx, { accountId, id }, now);
    await endKeys(tx, { accountId, id }, values, now);
    for (const purpose of ["reset", "coach"] as const) await endLinks(tx, purpose, { accountId, id }, now);
    const { email: recipient, firstName } = user;
    await queueMail(tx, { kind: "passwordChanged", recipient, accountId, content: { firstName } }, now);
    return true;
  });
  if (!isChanged) return wrong;
  await forgivePassword(limits, id);
  return { ok: true };
}

const wrong: Refused<PasswordFields> = {
  ok: false,
  problems: { currentPassword: ["That is not your current password"] },
};
