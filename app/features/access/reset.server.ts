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
 * Sends whoever has the e-mail (lower-case) a link to choose a new password. Nobody can tell whether there is somebody:
 * for an unknown e-mail the same is written, and taken back. Returns the seconds to wait after too many, else null.
 */
export async function askForReset(ctx: VisitorContext, email: string): Promise<number | null> {
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

/**
 * Where somebody stands who has chosen a new password: `mayEnter` the administration, or not (yet); `hasOwnPages`: they
 * are activated, so that their own pages are open to them.
 */
export type Reset = { ok: true; user: ProvedUser; mayEnter: boolean; hasOwnPages: boolean } | { ok: false };

/**
 * Uses the link up and stores the password, which the form has checked: every session of the user ends, what their apps
 * have, and the keys that they chose to end; they are told by mail. It activates nobody; who is activated is logged in.
 * `ok: false` for a link that isn't good any more.
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
