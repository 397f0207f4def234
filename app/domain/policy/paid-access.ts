import { dateOf } from "#app/domain/schedule/dates.ts";

/** What an account's licence rests on. Dates are days, YYYY-MM-DD, and count to their end. */
export type Licence = {
  subscriptionStatus: "ACTIVE" | "CANCELED" | "PAST_DUE" | null;
  subscriptionValidUntil: Date | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
};

/** Whether the account is PAID or overridden (decisions §2), which adding clients asks for. */
export function hasPaidAccess(licence: Licence, now: Date): boolean {
  return isPaid(licence, now) || isOverridden(licence, now);
}

function isPaid({ subscriptionStatus, subscriptionValidUntil }: Licence, now: Date) {
  if (subscriptionStatus === null) return false;
  return subscriptionStatus === "ACTIVE" || (subscriptionValidUntil !== null && subscriptionValidUntil > now);
}

function isOverridden({ maxUsersOverride, maxUsersOverrideUntil }: Licence, now: Date) {
  if (maxUsersOverride === null || maxUsersOverride <= 0) return false;
  return maxUsersOverrideUntil === null || maxUsersOverrideUntil >= dateOf(now);
}
