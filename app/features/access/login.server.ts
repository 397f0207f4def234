import { reachOf } from "#app/domain/policy/can.ts";
import { formatMoment, timeZoneOf, utc } from "#app/domain/schedule/time-zone.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import type { ProvedUser } from "#app/services/proved.server.ts";
import { countAttempt, forgiveAttempt } from "#app/services/rate-limits.server.ts";
import { sendActivationAgain } from "./activation.server.ts";
import { openCoachLink } from "./coach.server.ts";
import type { Credentials } from "./forms.ts";
import { type FoundUser, findByEmail } from "./queries.server.ts";

/** `retryAfter` in seconds. */
export type LoginOutcome =
  | { kind: "in"; user: ProvedUser }
  | { kind: "wrong" }
  /** `retryAfter`: the activation mail was requested too often. */
  | { kind: "notActivated"; retryAfter: number | null }
  /** `token` for the link to become a coach. */
  | { kind: "noAccess"; token: string }
  | { kind: "tooMany"; retryAfter: number };

/** `isKnown`: this e-mail has used the browser before. */
export type Browser = { isKnown: boolean; device: string | null; timeZone: string | null };

export type Destination = "administration" | "ownPages";

const strangeBrowser: Browser = { isKnown: false, device: null, timeZone: null };

/**
 * Counts failures by browser, with a higher limit for a known one. A wrong e-mail and a wrong password look alike and
 * take the same work. Who is not activated gets the mail again.
 */
export async function logIn(
  ctx: VisitorContext,
  credentials: Credentials,
  browser: Browser = strangeBrowser,
  destination: Destination = "administration",
): Promise<LoginOutcome> {
  const proved = await provePassword(ctx, credentials, browser);
  return proved.kind === "proved" ? completeLogin(ctx, proved.user, browser, destination) : proved;
}

type Proved = { kind: "proved"; user: FoundUser } | { kind: "wrong" } | { kind: "tooMany"; retryAfter: number };

/** Wrong e-mails and passwords look alike and take the same work. */
export async function provePassword(
  ctx: VisitorContext,
  { email, password }: Credentials,
  { isKnown }: Pick<Browser, "isKnown">,
): Promise<Proved> {
  const attempt = { email, address: ctx.address, isKnown };
  const retryAfter = await countAttempt(ctx.limits, attempt);
  if (retryAfter) return { kind: "tooMany", retryAfter };

  const user = await findByEmail(ctx.db, email);
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !matches) return { kind: "wrong" };

  await forgiveAttempt(ctx.limits, attempt);
  return { kind: "proved", user };
}

/** `passwordHash`: if the proof was a password. Logging in from an unknown browser sends a mail. */
export async function completeLogin(
  ctx: VisitorContext,
  user: FoundUser,
  browser: Browser,
  destination: Destination,
): Promise<LoginOutcome> {
  if (!user.isActivated) return { kind: "notActivated", retryAfter: await sendActivationAgain(ctx, user) };
  if (destination === "administration" && reachOf(user, "app:enter") === "none") {
    const token = await openCoachLink(ctx, user);
    return token === null ? { kind: "wrong" } : { kind: "noAccess", token };
  }
  // why: nobody can have a known browser before the first login
  if (!browser.isKnown && user.lastLoginAt) await sendNewDeviceMail(ctx, user, browser);
  const { accountId, id, passwordHash } = user;
  return { kind: "in", user: { accountId, id, passwordHash } };
}

export async function sendNewDeviceMail({ db, now }: VisitorContext, user: FoundUser, { device, timeZone }: Browser) {
  const { accountId, email: recipient, firstName } = user;
  const zone = timeZoneOf(timeZone ?? "") ?? user.timeZone ?? utc;
  const content = { firstName, device: device ?? "", moment: `${formatMoment(now, zone)} (${zone})` };
  await db.transaction((tx) => queueMail(tx, { kind: "newDevice", recipient, accountId, content }, now));
}
