import { v7 as newId } from "uuid";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import type { Subscription, Transaction } from "#app/services/payments/port.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentCards, reconciliations } from "#db/schema/payments.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const day = 24 * 60 * 60 * 1000;

/** What becomes of a monthly subscription; with the days since its last renewal. */
export type Life = "active" | "past due" | "cancelled" | "ended";
const renewedAgo: Record<Life, number> = { active: 10, "past due": 31, cancelled: 10, ended: 60 };

const selling = sellingSettings(readEnv({ NODE_ENV: "test", BRAINTREE_TIME_ZONE: "UTC" }));

/** A published monthly package at €49.00 for 25 users. */
export async function monthlyPackage(more: Partial<typeof packages.$inferInsert> = {}) {
  const { db } = await testDatabase();
  const id = newId();
  const name = more.name ?? "Studio";
  const terms = { maxUsers: 25, priceCents: 4900, durationInDays: 31, published: true };
  await db.insert(packages).values({ id, name, sortName: name.toLowerCase(), ...terms, updatedBy: id, ...more });
  return id;
}

/** Subscribes an account to it by what the gateway would have said until now; a card is kept for it. */
export async function givenSubscription(accountId: string, planId: string, life: Life, now: Date) {
  const { db } = await testDatabase();
  const id = newId();
  const renewed = new Date(now.getTime() - renewedAgo[life] * day);
  const [from, paidThrough] = [dayOf(renewed), dayOf(new Date(renewed.getTime() + 29 * day))];
  const paid: Transaction = { ...ofSale, id: newId(), subscriptionId: id, planId, createdAt: renewed };
  const failed = { ...paid, id: newId(), outcome: "failed" as const, createdAt: new Date(now.getTime() - day) };
  const isCancelled = life === "cancelled" || life === "ended";
  const subscription: Subscription = {
    ...{ id, planId, cents: ofSale.cents, cardToken: id, paidThrough, nextBilling: null, balanceCents: 0 },
    status: isCancelled ? "CANCELED" : life === "past due" ? "PAST_DUE" : "ACTIVE",
    createdAt: renewed,
    updatedAt: new Date(renewed.getTime() + day),
    transactions: [...(life === "past due" ? [failed] : []), { ...paid, period: { from, paidThrough } }],
  };
  const card = { brand: "Visa", last4: "1111", expires: "12/2099", createdAt: renewed };
  await db.insert(paymentCards).values({ accountId, id, environment: "sandbox-local", ...card });
  const options = { selling, environment: "sandbox-local", now } as const;
  await db.transaction((tx) => followSubscription(tx, { accountId, subscription }, options));
  return { id, paidThrough };
}

const ofSale = {
  ...{ kind: "sale", outcome: "paid", status: "settled", cents: 4900, orderId: null, customerId: null },
  ...{ refundOf: null, refunds: [], declined: null, period: null },
} as const satisfies Partial<Transaction> as Omit<Transaction, "id" | "subscriptionId" | "planId" | "createdAt">;

function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 10);
}

/** Of no account in particular: what reconciliation could not mend. */
export async function makeFinding() {
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insert(reconciliations)
    .values({ id, kind: "recorded", text: `Charge ${id}`, isMended: false, at: new Date() });
  return id;
}
