import { eq } from "drizzle-orm";
import type { Chooser, CurrentPlan } from "#app/domain/packages/plan-choice.ts";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Db, Tx } from "#db/client.ts";
import type { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { readCurrentSubscription, type Subscriber } from "./queries.server.ts";

/** Who chooses, at which gateway. Days are those of `timeZone`, the gateway's. */
type Choosing = Subscriber & { now: Date; timeZone: string };

type Current = CurrentPlan & { name: string };

/** What a business may choose rests on: its users, and the plan that it pays; null without a subscription that still pays. */
export async function findChooser(on: Db | Tx, choosing: Choosing): Promise<Chooser & { current: Current | null }> {
  const { account, used: users } = await findLicence(on, choosing.accountId, choosing.now);
  return { users, current: await findCurrentPlan(on, account, choosing), today: todayOf(choosing) };
}

/** At its subscription's own price; one that this gateway does not know has its package's. */
async function findCurrentPlan(on: Db | Tx, account: typeof accounts.$inferSelect, choosing: Choosing) {
  const state = subscriptionState(account, choosing.now);
  const { subscriptionValidUntil: until, subscriptionPackageId } = account;
  if (state === "none" || state === "ended" || until === null || subscriptionPackageId === null) return null;
  const [plan] = await on.select().from(packages).where(eq(packages.id, subscriptionPackageId));
  if (!plan) return null;
  const own = await readCurrentSubscription(on, choosing);
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
