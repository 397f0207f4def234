import { and, desc, eq, inArray } from "drizzle-orm";
import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";

/** At the subscription's own price; days are the gateway's. */
export type CurrentSubscription = {
  id: string;
  packageId: string;
  packageName: string;
  maxUsers: number;
  priceCents: number;
  durationInDays: number;
  state: State;
  paidThrough: string | null;
  failedOn: string | null;
};

/** Subscriptions of another gateway can't be changed or cancelled at this one. */
export type Subscriber = { accountId: string; environment: GatewayEnvironment | null };

/** The newest one is the licence, even if it has ended; null without any, and without a gateway. */
export async function findCurrentSubscription(
  on: Db | Tx,
  { accountId, environment }: Subscriber,
): Promise<CurrentSubscription | null> {
  if (environment === null) return null;
  const { id, packageId, priceCents, durationInDays, state, paidThrough, failedOn } = subscriptions;
  const [newest] = await on
    .select({
      id,
      packageId,
      priceCents,
      durationInDays,
      state,
      paidThrough,
      failedOn,
      packageName: packages.name,
      maxUsers: packages.maxUsers,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.environment, environment)))
    .orderBy(desc(subscriptions.createdAt), desc(id))
    .limit(1);
  return newest ?? null;
}

export async function findRenewed(db: Db | Tx, ofAccount: string) {
  const { accountId, id, environment, state } = subscriptions;
  const isRenewed = inArray(state, ["active", "pastDue"]);
  return db
    .select({ accountId, subscriptionId: id, environment })
    .from(subscriptions)
    .where(and(eq(accountId, ofAccount), isRenewed));
}

export async function findSoleAccount(db: Db | Tx, userId: string): Promise<string | null> {
  const [person] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, userId));
  if (!person) return null;
  return (await db.$count(users, eq(users.accountId, person.accountId))) === 1 ? person.accountId : null;
}
