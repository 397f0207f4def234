import { isAppOnly } from "#app/domain/access/invited-roles.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { useUpLink } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { countMail, countSignUp } from "#app/services/rate-limits.server.ts";
import { acceptTerms } from "#app/services/terms.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { queueActivation } from "./activation.server.ts";
import { acceptByLink } from "./invitations.server.ts";
import { makePerson } from "./person.server.ts";
import { findByEmail } from "./queries.server.ts";

/**
 * What the form says, its rules kept to; the e-mail lower-case. `asClient`: the box of an invitation that is for a role,
 * too.
 */
export type Newcomer = { firstName: string; lastName: string; email: string; password: string; asClient?: boolean };

/** How a sign-up ends; `retryAfter` in seconds. `badLink`: the invitation's link isn't good any more. */
export type SignUp =
  | { kind: "activation" | "app" | "platform" | "taken" | "badLink" }
  | { kind: "tooMany"; retryAfter: number };

/**
 * Makes an account and its owner, a trainer who is to activate it by the mail that goes out: all of it, or nothing. An
 * e-mail that somebody has is refused, and who has it is told by mail; unless that was this very `attempt`, sent again.
 */
export async function signUp(ctx: VisitorContext, attempt: string, newcomer: Newcomer): Promise<SignUp> {
  const { password, asClient: _, ...names } = newcomer;
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { kind: "tooMany", retryAfter };
  const passwordHash = await hashPassword(password);
  const { ok } = await allOrNothing(ctx, async ({ db, now }) => {
    const person = { ...names, passwordHash, isActivated: false, roles: ["TRN"] as const };
    const user = await makePerson(db, attempt, person, now);
    if (!user) return { ok: false };
    await acceptTerms(db, user, now);
    await queueActivation(db, { ...names, ...user }, now);
    return { ok: true };
  });
  if (!ok) return refusalOf(ctx, attempt, newcomer.email, "taken");
  await countMail(ctx.limits, "activation", newcomer.email);
  return { kind: "activation" };
}

/**
 * The same for somebody with the link of an invitation, which proves their e-mail: they are active at once, and accept
 * that invitation.
 */
export async function signUpInvited(
  ctx: VisitorContext,
  token: string,
  attempt: string,
  newcomer: Newcomer,
): Promise<SignUp> {
  const { password, asClient = false, ...names } = newcomer;
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { kind: "tooMany", retryAfter };
  const passwordHash = await hashPassword(password);
  const made = await allOrNothing(ctx, async ({ db, secret, now }) => {
    const link = await useUpLink(db, secret, "invitation", token, now);
    const user = link && (await makePerson(db, attempt, { ...names, passwordHash, isActivated: true, roles: [] }, now));
    if (!user) return { ok: false as const, kind: link ? ("taken" as const) : ("badLink" as const) };
    await acceptTerms(db, user, now);
    const roles = await acceptByLink({ db, now }, link, { ...user, ...names }, asClient);
    return roles ? { ok: true as const, roles } : { ok: false as const, kind: "badLink" as const };
  });
  if (made.ok) return { kind: isAppOnly(made.roles) ? "app" : "platform" };
  return refusalOf(ctx, attempt, newcomer.email, made.kind);
}

/** Nothing was made, for this reason; unless the very same form was sent before and made it. */
async function refusalOf(
  ctx: VisitorContext,
  attempt: string,
  email: string,
  kind: "taken" | "badLink",
): Promise<SignUp> {
  const holder = await findByEmail(ctx.db, email);
  if (holder?.accountId === attempt) {
    if (!holder.isActivated) return { kind: "activation" };
    return { kind: isAppOnly(holder.roles) ? "app" : "platform" };
  }
  if (holder && kind === "taken") await warnHolder(ctx, holder);
  return { kind };
}

async function warnHolder(ctx: VisitorContext, holder: { accountId: string; email: string; firstName: string }) {
  const { accountId, email: recipient, firstName } = holder;
  if (await countMail(ctx.limits, "emailTaken", recipient)) return;
  await queueMail(ctx.db, { kind: "emailTaken", recipient, accountId, content: { firstName } }, ctx.now);
}

/** Whether somebody has the e-mail, as signing up would tell, too; counted like a sign-up, with the seconds to wait past its limit. */
export async function emailExists(
  ctx: VisitorContext,
  email: string,
): Promise<{ ok: true; exists: boolean } | { ok: false; retryAfter: number }> {
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { ok: false, retryAfter };
  return { ok: true, exists: (await findByEmail(ctx.db, email.trim().toLowerCase())) !== undefined };
}
