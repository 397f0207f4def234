import type { VisitorContext } from "#app/services/context.server.ts";
import { openLink, readLink, useUpLink } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { countMail } from "#app/services/rate-limits.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { findUser, isUser, type UserKey } from "./queries.server.ts";

type Recipient = UserKey & { email: string; firstName: string };

/** Writes the mail whose link activates the user; links of earlier ones end. */
export async function queueActivation(on: Db | Tx, { accountId, id, email, firstName }: Recipient, now: Date) {
  const linkId = await openLink(on, "activation", { accountId, id }, now);
  await queueMail(on, { kind: "activation", recipient: email, accountId, content: { firstName, linkId } }, now);
}

/** The same, asked for again. Returns the seconds to wait after too many, and sends none, else null. */
export async function sendActivationAgain(ctx: VisitorContext, user: Recipient): Promise<number | null> {
  const retryAfter = await countMail(ctx.limits, "activation", user.email);
  if (!retryAfter) await ctx.db.transaction((tx) => queueActivation(tx, user, ctx.now));
  return retryAfter;
}

/** What the link of such a mail is good for, and whom it activates. */
export async function readActivationLink({ db, secret, now }: VisitorContext, token: string) {
  const { state, subject } = await readLink(db, secret, "activation", token, now);
  const user = subject && (await findUser(db, subject));
  return user ? { state, email: user.email } : { state: "unknown" as const, email: "" };
}

/** Uses the link up and activates its user; `hasPassword`: they can log in. `ok: false` for one that isn't good any more. */
export function activate(ctx: VisitorContext, token: string) {
  return allOrNothing(ctx, async ({ db, secret, now }): Promise<{ ok: true; hasPassword: boolean } | { ok: false }> => {
    const subject = await useUpLink(db, secret, "activation", token, now);
    const user = subject && (await findUser(db, subject));
    if (!user) return { ok: false };
    await db.update(users).set({ isActivated: true }).where(isUser(user));
    return { ok: true, hasPassword: user.passwordHash !== null };
  });
}
