import { type Clock, todayOf } from "#app/domain/schedule/time-zone.ts";

/** What an account's licence rests on. Dates are days, YYYY-MM-DD, and count to their end. */
export type Licence = {
  subscriptionStatus: "ACTIVE" | "CANCELED" | "PAST_DUE" | null;
  subscriptionValidUntil: Date | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
};

/** Whether the account, which has this clock, is PAID or overridden (decisions §2), which adding clients asks for. */
export function hasPaidAccess(licence: Licence, clock: Clock): boolean {
  return isPaid(licence, clock.now) || isOverridden(licence, clock);
}

function isPaid({ subscriptionStatus, subscriptionValidUntil }: Licence, now: Date) {
  if (subscriptionStatus === null) return false;
  return subscriptionStatus === "ACTIVE" || (subscriptionValidUntil !== null && subscriptionValidUntil > now);
}

function isOverridden({ maxUsersOverride, maxUsersOverrideUntil }: Licence, clock: Clock) {
  if (maxUsersOverride === null || maxUsersOverride <= 0) return false;
  return maxUsersOverrideUntil === null || maxUsersOverrideUntil >= todayOf(clock);
}
