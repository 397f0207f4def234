import { eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allowedUsers, subscriptionState } from "#app/domain/policy/paid-access.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { countUsed } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accounts } from "#db/schema/accounts.ts";

/** What the actor's business may have, and how its subscription stands. */
export async function readSubscription({ db, actor, now, timeZone }: Context) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId));
  if (!account) throw new NotFound();
  const { subscriptionValidUntil: until, maxUsersOverrideUntil } = account;
  const allowed = allowedUsers(account, { now, timeZone: account.timeZone ?? utc });
  const used = allowed > 0 ? await countUsed(db, actor.accountId) : 0;
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
