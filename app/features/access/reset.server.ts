import { v4 as randomId } from "uuid";
import { reachOf } from "#app/domain/policy/can.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { endLinks, openLink } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import type { ProvedUser } from "#app/services/proved.server.ts";
import { countMail } from "#app/services/rate-limits.server.ts";
import { endSessionsOf } from "#app/services/sessions.server.ts";
import { endKeys, type KeysToEnd } from "#app/services/tokens/keys.server.ts";
import { nextEpoch, revokeRefreshTokens } from "#app/services/tokens/refresh.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { users } from "#db/schema/accounts.ts";
import { findByEmail, isUser } from "./queries.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

/**
 * Doesn't reveal whether the user exists: for an unknown e-mail the same is written and rolled back. Returns the
 * seconds to wait after too many requests, else null.
 */
export async function requestReset(ctx: VisitorContext, email: string): Promise<number | null> {
  const retryAfter = await countMail(ctx.limits, "reset", email);
  if (retryAfter) return retryAfter;
  await allOrNothing(ctx, async ({ db, now }) => {
    const found = await findByEmail(db, email);
    const { firstName, ...subject } = found ?? { accountId: randomId(), id: randomId(), firstName: "" };
    const linkId = await openLink(db, "reset", subject, now);
    const content = { firstName, linkId };
    await queueMail(db, { kind: "reset", recipient: email, accountId: subject.accountId, content }, now);
    return { ok: found !== undefined };
  });
  return null;
}

/** `mayEnter` the administration; `hasOwnPages`: they are activated. */
export type Reset = { ok: true; user: ProvedUser; mayEnter: boolean; hasOwnPages: boolean } | { ok: false };

/**
 * Ends all sessions and app tokens of the user and the chosen keys, and sends a mail. Does not activate the user. `ok:
 * false` for an invalid link.
 */
export async function resetPassword(
  ctx: VisitorContext,
  token: string,
  password: string,
  keys: KeysToEnd = {},
): Promise<Reset> {
  const passwordHash = await hashPassword(password);
  return allOrNothing(ctx, async (inside) => {
    const { db, now } = inside;
    const user = await useUpUserLink(inside, "reset", token);
    if (!user) return { ok: false };
    await db
      .update(users)
      .set({ passwordHash, ...nextEpoch })
      .where(isUser(user));
    await endSessionsOf(db, user);
    await revokeRefreshTokens(db, user, now);
    await endKeys(db, user, keys, now);
    await endLinks(db, "coach", user, now);
    const { accountId, id, email: recipient, firstName } = user;
    await queueMail(db, { kind: "passwordChanged", recipient, accountId, content: { firstName } }, now);
    const roles = user.isActivated ? user.roles : [];
    const mayEnter = reachOf({ roles }, "app:enter") !== "none";
    return { ok: true, user: { accountId, id, passwordHash }, mayEnter, hasOwnPages: user.isActivated };
  });
}
