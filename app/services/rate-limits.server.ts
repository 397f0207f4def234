import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/client.ts";
import { rateLimits } from "#db/schema/catalogues.ts";

const fifteenMinutes = 15 * 60;

/** Who tries to log in: the e-mail they type, and the address they type it from. */
export type Attempt = { email: string; address: string };

export type LoginLimits = ReturnType<typeof openLoginLimits>;

/** Failed logins, counted in the database for all processes: 5 per e-mail and 30 per address in 15 minutes. */
export function openLoginLimits(db: Db) {
  const common = { storeClient: db, schema: rateLimits, duration: fifteenMinutes };
  return {
    perEmail: new RateLimiterDrizzle({ ...common, keyPrefix: "login-email", points: 5 }),
    perAddress: new RateLimiterDrizzle({ ...common, keyPrefix: "login-address", points: 30 }),
  };
}

/**
 * Counts the attempt as a failure before the password is looked at, so that attempts sent together cannot outrun
 * the count. Answers the seconds to wait when there were too many, else null.
 */
export async function countAttempt(limits: LoginLimits, { email, address }: Attempt): Promise<number | null> {
  const waits = await Promise.all([secondsToWait(limits.perAddress, address), secondsToWait(limits.perEmail, email)]);
  return Math.max(...waits) || null;
}

/** Takes a counted attempt back, because its password was right; the e-mail starts afresh. */
export async function forgiveAttempt(limits: LoginLimits, { email, address }: Attempt) {
  await Promise.all([limits.perAddress.reward(address), limits.perEmail.delete(email)]);
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
