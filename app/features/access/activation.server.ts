import type { VisitorContext } from "#app/services/context.server.ts";
import { openLink } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { countMail } from "#app/services/rate-limits.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { isUser, type UserKey } from "./queries.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

type Recipient = UserKey & { email: string; firstName: string };

/** Invalidates the links of earlier mails. */
export async function queueActivation(on: Db | Tx, { accountId, id, email, firstName }: Recipient, now: Date) {
  const linkId = await openLink(on, "activation", { accountId, id }, now);
  await queueMail(on, { kind: "activation", recipient: email, accountId, content: { firstName, linkId } }, now);
}

/** Returns the seconds to wait after too many mails, else null. */
export async function sendActivationAgain(ctx: VisitorContext, user: Recipient): Promise<number | null> {
  const retryAfter = await countMail(ctx.limits, "activation", user.email);
  if (!retryAfter) await ctx.db.transaction((tx) => queueActivation(tx, user, ctx.now));
  return retryAfter;
}

/** Uses up the link. `hasPassword`: they can log in. `ok: false` for an invalid link. */
export function activate(ctx: VisitorContext, token: string) {
  return allOrNothing(ctx, async (inside): Promise<{ ok: true; hasPassword: boolean } | { ok: false }> => {
    const user = await useUpUserLink(inside, "activation", token);
    if (!user) return { ok: false };
    await inside.db.update(users).set({ isActivated: true }).where(isUser(user));
    return { ok: true, hasPassword: user.passwordHash !== null };
  });
}
