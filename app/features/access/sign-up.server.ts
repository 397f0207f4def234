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
import { createPerson } from "./person.server.ts";
import { findByEmail } from "./queries.server.ts";

/** `asClient`: only with an invitation that also offers a role. */
export type Newcomer = { firstName: string; lastName: string; email: string; password: string; asClient?: boolean };

/** `retryAfter` in seconds. `badLink`: the invitation's link is no longer valid. */
export type SignUp =
  | { kind: "activation" | "app" | "platform" | "taken" | "badLink" }
  | { kind: "tooMany"; retryAfter: number };

/** If the e-mail is taken, its owner gets a mail, unless the same `attempt` created it. */
export async function signUp(ctx: VisitorContext, attempt: string, newcomer: Newcomer): Promise<SignUp> {
  const { password, asClient: _, ...names } = newcomer;
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { kind: "tooMany", retryAfter };
  const passwordHash = await hashPassword(password);
  const { ok } = await allOrNothing(ctx, async ({ db, now }) => {
    const person = { ...names, passwordHash, isActivated: false, roles: ["TRN"] as const };
    const user = await createPerson(db, attempt, person, now);
    if (!user) return { ok: false };
    await acceptTerms(db, user, now);
    await queueActivation(db, { ...names, ...user }, now);
    return { ok: true };
  });
  if (!ok) return refusalOf(ctx, attempt, newcomer.email, "taken");
  await countMail(ctx.limits, "activation", newcomer.email);
  return { kind: "activation" };
}

/** The invitation's link proves the e-mail, so they are active at once. */
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
    const user =
      link && (await createPerson(db, attempt, { ...names, passwordHash, isActivated: true, roles: [] }, now));
    if (!user) return { ok: false as const, kind: link ? ("taken" as const) : ("badLink" as const) };
    await acceptTerms(db, user, now);
    const roles = await acceptByLink({ db, now }, link, { ...user, ...names }, asClient);
    return roles ? { ok: true as const, roles } : { ok: false as const, kind: "badLink" as const };
  });
  if (made.ok) return { kind: isAppOnly(made.roles) ? "app" : "platform" };
  return refusalOf(ctx, attempt, newcomer.email, made.kind);
}

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

/** Rate-limited like a sign-up, which reveals the same. */
export async function emailExists(
  ctx: VisitorContext,
  email: string,
): Promise<{ ok: true; exists: boolean } | { ok: false; retryAfter: number }> {
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { ok: false, retryAfter };
  return { ok: true, exists: (await findByEmail(ctx.db, email.trim().toLowerCase())) !== undefined };
}
