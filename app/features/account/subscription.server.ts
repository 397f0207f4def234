import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** What the actor's business may have, and how its subscription stands. */
export async function readSubscription({ db, actor, now, timeZone }: Context) {
  const { account, used, allowed } = await findLicence(db, actor.accountId, now);
  const { subscriptionValidUntil: until, maxUsersOverrideUntil } = account;
  return {
    isAdmin: isAdmin(actor),
    state: subscriptionState(account, now),
    /** How many users, and how many of those are free; null where clients can't be had. */
    users: allowed > 0 ? { allowed, left: Math.max(0, allowed - used) } : null,
    /** Days in words; where none is set, ''. */
    until: until ? formatDate(todayOf({ now: until, timeZone })) : "",
    grantedUntil: maxUsersOverrideUntil ? formatDate(maxUsersOverrideUntil) : "",
  };
}

export type SubscriptionView = Awaited<ReturnType<typeof readSubscription>>;
