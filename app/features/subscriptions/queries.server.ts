import { and, desc, eq, inArray } from "drizzle-orm";
import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";

/** An account's subscription. Its price is its own, whatever the package costs now; days are those of the gateway. */
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

/** The newest subscription of an account, which is its licence, also where it has ended; null of who never had one. */
export async function readCurrentSubscription(db: Db | Tx, accountId: string): Promise<CurrentSubscription | null> {
  const { id, packageId, priceCents, durationInDays, state, paidThrough, failedOn } = subscriptions;
  const [newest] = await db
    .select({
      ...{ id, packageId, priceCents, durationInDays, state, paidThrough, failedOn },
      packageName: packages.name,
      maxUsers: packages.maxUsers,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.createdAt), desc(id))
    .limit(1);
  return newest ?? null;
}

/** The subscriptions of an account that would be renewed. */
export async function findRenewed(db: Db | Tx, accountId: string): Promise<{ id: string }[]> {
  const isRenewed = inArray(subscriptions.state, ["active", "pastDue"]);
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), isRenewed));
}

/** The account of a person who is the only one of it, else null. */
export async function findLastOne(db: Db | Tx, userId: string): Promise<string | null> {
  const [person] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, userId));
  if (!person) return null;
  return (await db.$count(users, eq(users.accountId, person.accountId))) === 1 ? person.accountId : null;
}
