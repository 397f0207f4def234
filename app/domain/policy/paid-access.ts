import { retryDays, type State } from "#app/domain/money/subscription/transitions.ts";
import { type Clock, todayOf } from "#app/domain/schedule/time-zone.ts";
import { isAdmin, type Role } from "./roles.ts";

/** What an account's licence rests on. Dates are days, YYYY-MM-DD, and count to their end. */
export type Licence = {
  subscriptionStatus: "ACTIVE" | "CANCELED" | "PAST_DUE" | null;
  subscriptionValidUntil: Date | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
};

/** The renewal's tries, once a day (decisions §2), in milliseconds. */
const graceAfterDue = retryDays * 24 * 60 * 60 * 1000;

/** Whether the account, which has this clock, is PAID or overridden (decisions §2), which adding clients asks for. */
export function hasPaidAccess(licence: Licence, clock: Clock): boolean {
  return isPaid(licence, clock.now) || isOverridden(licence, clock);
}

/**
 * Whether the account had a subscription that pays for nothing any more, with no override in its place (decisions §2):
 * its administration is closed until it subscribes again. Administrators ask no licence.
 */
export function isExpired(holder: Licence & { roles: readonly Role[] }, clock: Clock): boolean {
  return holder.subscriptionStatus !== null && !isAdmin(holder) && !hasPaidAccess(holder, clock);
}

/** How many clients and open client invitations the account may have (decisions §2); administrators ask no licence. */
export function allowedUsers(licence: Licence & { subscriptionMaxUsers: number | null }, clock: Clock): number {
  const bySubscription = isPaid(licence, clock.now) ? (licence.subscriptionMaxUsers ?? 0) : 0;
  const byOverride = isOverridden(licence, clock) ? (licence.maxUsersOverride ?? 0) : 0;
  return Math.max(bySubscription, byOverride);
}

/** How the account's subscription stands (document 3 §4), by what the gateway said last and by the clock. */
export function subscriptionState(licence: Licence, now: Date): State {
  const { subscriptionStatus: status } = licence;
  if (status === null) return "none";
  if (status === "ACTIVE") return "active";
  if (!isPaid(licence, now)) return "ended";
  return status === "PAST_DUE" ? "pastDue" : "cancelled";
}

/** Whether its subscription is PAID (decisions §2), an override left out. */
export function isPaid({ subscriptionStatus: status, subscriptionValidUntil: until }: Licence, now: Date) {
  if (status === "ACTIVE") return true;
  if (status === null || until === null) return false;
  return until.getTime() + (status === "PAST_DUE" ? graceAfterDue : 0) > now.getTime();
}

function isOverridden({ maxUsersOverride, maxUsersOverrideUntil }: Licence, clock: Clock) {
  if (maxUsersOverride === null || maxUsersOverride <= 0) return false;
  return maxUsersOverrideUntil === null || maxUsersOverrideUntil >= todayOf(clock);
}
