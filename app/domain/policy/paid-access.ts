import { retryDays, type State } from "#app/domain/money/subscription/transitions.ts";
import { type Clock, todayOf } from "#app/domain/schedule/time-zone.ts";
import { isAdmin, type Role } from "./roles.ts";

/** Dates are YYYY-MM-DD and count to their end. */
export type Licence = {
  subscriptionStatus: "ACTIVE" | "CANCELED" | "PAST_DUE" | null;
  subscriptionValidUntil: Date | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
};

/** Milliseconds; one retry of the renewal a day (decisions §2). */
export const graceAfterDue = retryDays * 24 * 60 * 60 * 1000;

/** PAID or overridden (decisions §2), which adding clients requires. */
export function hasPaidAccess(licence: Licence, clock: Clock): boolean {
  return isPaid(licence, clock.now) || isOverridden(licence, clock);
}

/**
 * True once the subscription pays for nothing and no override replaces it (decisions §2): the administration is closed
 * until the account subscribes again. Administrators need no licence.
 */
export function isExpired(holder: Licence & { roles: readonly Role[] }, clock: Clock): boolean {
  return holder.subscriptionStatus !== null && !isAdmin(holder) && !hasPaidAccess(holder, clock);
}

/** Clients plus open client invitations (decisions §2); administrators need no licence. */
export function allowedUsers(licence: Licence & { subscriptionMaxUsers: number | null }, clock: Clock): number {
  const bySubscription = isPaid(licence, clock.now) ? (licence.subscriptionMaxUsers ?? 0) : 0;
  const byOverride = isOverridden(licence, clock) ? (licence.maxUsersOverride ?? 0) : 0;
  return Math.max(bySubscription, byOverride);
}

/** Document 3 §4; by the gateway's last word and the clock. */
export function subscriptionState(licence: Licence, now: Date): State {
  const { subscriptionStatus: status } = licence;
  if (status === null) return "none";
  if (status === "ACTIVE") return "active";
  if (!isPaid(licence, now)) return "ended";
  return status === "PAST_DUE" ? "pastDue" : "cancelled";
}

/** Without overrides (decisions §2). */
export function isPaid({ subscriptionStatus: status, subscriptionValidUntil: until }: Licence, now: Date) {
  if (status === "ACTIVE") return true;
  if (status === null || until === null) return false;
  return until.getTime() + (status === "PAST_DUE" ? graceAfterDue : 0) > now.getTime();
}

function isOverridden({ maxUsersOverride, maxUsersOverrideUntil }: Licence, clock: Clock) {
  if (maxUsersOverride === null || maxUsersOverride <= 0) return false;
  return maxUsersOverrideUntil === null || maxUsersOverrideUntil >= todayOf(clock);
}
