import { eq } from "drizzle-orm";
import type { Chooser, CurrentPlan } from "#app/domain/packages/plan-choice.ts";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Db, Tx } from "#db/client.ts";
import type { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { findCurrentSubscription, type Subscriber } from "./queries.server.ts";

/** Days are in the gateway's time zone. */
type Choosing = Subscriber & { now: Date; timeZone: string };

type Current = CurrentPlan & { name: string };

/** `current` is null unless a subscription still pays. */
export async function findChooser(on: Db | Tx, choosing: Choosing): Promise<Chooser & { current: Current | null }> {
  const { account, used: users } = await findLicence(on, choosing.accountId, choosing.now);
  return { users, current: await findCurrentPlan(on, account, choosing), today: todayOf(choosing) };
}

/** At the subscription's own price, or the package's if this gateway does not know it. */
async function findCurrentPlan(on: Db | Tx, account: typeof accounts.$inferSelect, choosing: Choosing) {
  const state = subscriptionState(account, choosing.now);
  const { subscriptionValidUntil: until, subscriptionPackageId } = account;
  if (state === "none" || state === "ended" || until === null || subscriptionPackageId === null) return null;
  const [plan] = await on.select().from(packages).where(eq(packages.id, subscriptionPackageId));
  if (!plan) return null;
  const own = await findCurrentSubscription(on, choosing);
  return {
    id: plan.id,
    name: plan.name,
    subscriptionId: own?.id ?? null,
    priceCents: own?.priceCents ?? plan.priceCents,
    durationInDays: own?.durationInDays ?? plan.durationInDays,
    state,
    paidThrough: own?.paidThrough ?? todayOf({ now: until, timeZone: choosing.timeZone }),
  };
}
