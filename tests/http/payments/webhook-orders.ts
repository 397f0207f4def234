import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import {
  paymentAttempts,
  subscriptionEffects,
  subscriptionEvents,
  subscriptions,
  webhookEvents,
} from "#db/schema/payments.ts";
import { charges, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import { testDatabase } from "#tests/support/database/database.ts";

export type Order = { accountId: string; userId: string; subscriptionId: string; packageId: string };

/** Every order of six. */
export function ordersOfSix(): number[][] {
  const all = (left: number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => all(left.filter((other) => other !== one)).map((to) => [one, ...to]));
  return all([0, 1, 2, 3, 4, 5]);
}

/** As before any webhook came: nothing is known but what somebody ordered. */
export async function forgetAll({ accountId, userId, subscriptionId, packageId }: Order) {
  const { db } = await testDatabase();
  await db.delete(webhookEvents);
  const tables = [ledgerEntries, sellingRecords, invoices, charges, subscriptionEvents, subscriptionEffects];
  for (const table of [...tables, subscriptions, paymentAttempts, mails]) {
    await db.delete(table).where(eq(table.accountId, accountId));
  }
  const none = { subscriptionStatus: null, subscriptionValidUntil: null, subscriptionPackageId: null } as const;
  await db.update(accounts).set(none).where(eq(accounts.id, accountId));
  const when = { createdAt: new Date(), triedAt: new Date() };
  const ordered = { accountId, id: subscriptionId, userId, packageId, kind: "subscribe", cents: 2900 } as const;
  await db.insert(paymentAttempts).values({ ...ordered, ...when, environment: "sandbox-local", priceCents: 2900 });
}

/** How everything stands, without what differs from one run to the next. */
export async function standing({ accountId }: Order) {
  const { db } = await testDatabase();
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  const events = await db
    .select({ key: subscriptionEvents.key, type: subscriptionEvents.type })
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.accountId, accountId))
    .orderBy(subscriptionEvents.key);
  const sold = await db
    .select({ transactionId: charges.transactionId, cents: charges.cents, paidThrough: charges.paidThrough })
    .from(charges)
    .innerJoin(sellingRecords, eq(sellingRecords.chargeId, charges.id))
    .innerJoin(invoices, eq(invoices.chargeId, charges.id))
    .where(eq(charges.accountId, accountId))
    .orderBy(charges.chargedAt);
  return {
    licence: [account?.subscriptionStatus, account?.subscriptionValidUntil, account?.subscriptionPackageId],
    subscription,
    events,
    sold,
    counts: await Promise.all(
      [charges, sellingRecords, invoices].map((table) => db.$count(table, eq(table.accountId, accountId))),
    ),
    paidMails: await db.$count(mails, eq(mails.kind, "paid")),
  };
}
