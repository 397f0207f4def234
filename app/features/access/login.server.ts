import { reachOf } from "#app/domain/policy/can.ts";
import { momentInWords, timeZoneOf, utc } from "#app/domain/schedule/time-zone.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import type { ProvedUser } from "#app/services/proved.server.ts";
import { countAttempt, forgiveAttempt } from "#app/services/rate-limits.server.ts";
import { sendActivationAgain } from "./activation.server.ts";
import { openCoachLink } from "./coach.server.ts";
import type { Credentials } from "./forms.ts";
import { type FoundUser, findByEmail } from "./queries.server.ts";

/** How an attempt ends; `retryAfter` in seconds. */
export type LoginOutcome =
  | { kind: "in"; user: ProvedUser }
  | { kind: "wrong" }
  /** `retryAfter`: the activation mail was asked for too often to go out again. */
  | { kind: "notActivated"; retryAfter: number | null }
  /** `token`: of the link by which they become a coach. */
  | { kind: "noAccess"; token: string }
  | { kind: "tooMany"; retryAfter: number };

/** By what somebody logs in: whether it is known to be that e-mail's, what it is, and where it says it is. */
export type Browser = { isKnown: boolean; device: string | null; timeZone: string | null };

/** Where a login leads: everybody may open their own pages, the administration only those whose roles allow it. */
export type Destination = "administration" | "ownPages";

const strangeBrowser: Browser = { isKnown: false, device: null, timeZone: null };

/**
 * Returns the user whom e-mail and password name. Refuses too many failures, counted as befits a browser that is known
 * to be that e-mail's or one that is not, a wrong e-mail or password (alike, and after the same work), who is not
 * activated and so is sent the mail again, and whose roles have no business on the web.
 */
export async function logIn(
  ctx: VisitorContext,
  credentials: Credentials,
  browser: Browser = strangeBrowser,
  destination: Destination = "administration",
): Promise<LoginOutcome> {
  const proved = await provePassword(ctx, credentials, browser);
  return proved.kind === "proved" ? letIn(ctx, proved.user, browser, destination) : proved;
}

type Proved = { kind: "proved"; user: FoundUser } | { kind: "wrong" } | { kind: "tooMany"; retryAfter: number };

/** Whose e-mail and password these are; refused alike, and after the same work, where one of them is wrong. */
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

/**
 * What comes of somebody who has proved who they are, by the password of `passwordHash` if by one. A login by a browser
 * that is strange to them is told by mail.
 */
export async function letIn(
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
  // why: who never logged in has no browser that could be known
  if (!browser.isKnown && user.lastLoginAt) await tellOfNewDevice(ctx, user, browser);
  const { accountId, id, passwordHash } = user;
  return { kind: "in", user: { accountId, id, passwordHash } };
}

/** Tells the user by mail of a login by something that nobody knows to be theirs. */
export async function tellOfNewDevice({ db, now }: VisitorContext, user: FoundUser, { device, timeZone }: Browser) {
  const { accountId, email: recipient, firstName } = user;
  const zone = timeZoneOf(timeZone ?? "") ?? user.timeZone ?? utc;
  const content = { firstName, device: device ?? "", moment: `${momentInWords(now, zone)} (${zone})` };
  await db.transaction((tx) => queueMail(tx, { kind: "newDevice", recipient, accountId, content }, now));
}
