import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/client.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import type { MailKind } from "./mail/mail.ts";

const fifteenMinutes = 15 * 60;
const oneHour = 60 * 60;

export type Attempt = { email: string; address: string; isKnown?: boolean };

export type Limits = ReturnType<typeof openLimits>;

/**
 * Rate limits, in the database for all processes. Failed logins: 5 per e-mail and address and 100 per address in 15
 * minutes, 50 per e-mail in an hour. A known browser only has the first limit, so neither a stranger nor a busy gym
 * behind one address can lock people out. Per hour 3 mails of a kind per e-mail, 20 sign-ups per address (decisions
 * §3), 60 readings per calendar, 200 images and 5 support messages per user; 5 wrong current passwords in 15 minutes.
 */
export function openLimits(db: Db) {
  // why: by itself each of them would delete the same old counts every five minutes
  const common = { storeClient: db, schema: rateLimits, duration: fifteenMinutes, clearExpiredByTimeout: false };
  return {
    perPair: new RateLimiterDrizzle({ ...common, keyPrefix: "login-pair", points: 5 }),
    perAddress: new RateLimiterDrizzle({ ...common, keyPrefix: "login-address", points: 100 }),
    perEmail: new RateLimiterDrizzle({ ...common, keyPrefix: "login-email", points: 50, duration: oneHour }),
    mails: new RateLimiterDrizzle({ ...common, keyPrefix: "mail", points: 3, duration: oneHour }),
    passwords: new RateLimiterDrizzle({ ...common, keyPrefix: "password", points: 5 }),
    images: new RateLimiterDrizzle({ ...common, keyPrefix: "image", points: 200, duration: oneHour }),
    support: new RateLimiterDrizzle({ ...common, keyPrefix: "support", points: 5, duration: oneHour }),
    passkeys: new RateLimiterDrizzle({ ...common, keyPrefix: "passkey", points: 100 }),
    calendars: new RateLimiterDrizzle({ ...common, keyPrefix: "calendar", points: 60, duration: oneHour }),
    signUps: new RateLimiterDrizzle({ ...common, keyPrefix: "sign-up", points: 20, duration: oneHour }),
  };
}

/**
 * Counts the attempt as a failure before the password is checked, so that parallel attempts can't outrun the count.
 * Returns the seconds to wait, else null.
 */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<number | null> {
  const waits = await Promise.all(countersOf(limits, attempt).map(([limiter, key]) => secondsToWait(limiter, key)));
  return Math.max(...waits) || null;
}

export async function forgiveAttempt(limits: Limits, attempt: Attempt) {
  const [[pair, key], ...others] = countersOf(limits, attempt);
  await Promise.all([pair.delete(key), ...others.map(([limiter, name]) => limiter.reward(name))]);
}

/** Whether or not anybody has the e-mail. Returns the seconds to wait, or null. */
export async function countMail(limits: Limits, kind: MailKind, email: string): Promise<number | null> {
  return (await secondsToWait(limits.mails, `${kind} ${email}`)) || null;
}

/** Before it is checked. Returns the seconds to wait, or null. */
export async function countPassword(limits: Limits, userId: string): Promise<number | null> {
  return (await secondsToWait(limits.passwords, userId)) || null;
}

export async function forgivePassword(limits: Limits, userId: string) {
  await limits.passwords.delete(userId);
}

export async function countPasskeyLogin(limits: Limits, address: string): Promise<number | null> {
  return (await secondsToWait(limits.passkeys, address)) || null;
}

export async function countSignUp(limits: Limits, address: string): Promise<number | null> {
  return (await secondsToWait(limits.signUps, address)) || null;
}

export async function countImage(limits: Limits, userId: string): Promise<number | null> {
  return (await secondsToWait(limits.images, userId)) || null;
}

/** `address`: the hash of the calendar's secret. */
export async function countCalendar(limits: Limits, address: string): Promise<number | null> {
  return (await secondsToWait(limits.calendars, address)) || null;
}

export async function countSupport(limits: Limits, userId: string): Promise<number | null> {
  return (await secondsToWait(limits.support, userId)) || null;
}

type Counter = [RateLimiterDrizzle, string];

function countersOf(limits: Limits, { email, address, isKnown }: Attempt): [Counter, ...Counter[]] {
  const pair: Counter = [limits.perPair, `${address} ${email}`];
  return isKnown ? [pair] : [pair, [limits.perAddress, address], [limits.perEmail, email]];
}

async function secondsToWait(limiter: RateLimiterDrizzle, key: string) {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

export async function deleteOldCounts({ db, now }: { db: Db; now: Date }) {
  const old = await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  return { counts: old.count };
}
