import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { upgradeSum } from "#app/domain/money/upgrade.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { savePlanOf } from "#app/features/packages/plan.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import type { Payments, Result, Subscription } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { accounts, userEmails } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentCards } from "#db/schema/payments.ts";
import type { Sandbox } from "../sandbox/server.ts";
import { failRenewals } from "./failed-renewals.ts";

type Package = typeof packages.$inferSelect;
type Place = { db: Db; payments: Payments; sandbox: Pick<Sandbox, "tell">; selling: Selling; now: Date };
type Coach = { email: string; accountId: string };

const environment = "sandbox-local";

/** One coach per state, with the sandbox gateway's clock moved to now; skipped if subscribed. */
export async function subscribeCoaches(place: Place) {
  const offered = await place.db.select().from(packages).where(eq(packages.published, true));
  for (const one of offered) good(await savePlanOf(place.payments, one));
  const named = (name: string) => offered.find((one) => one.name === name) ?? fail(`There is no package ${name}.`);
  await failRenewals(place, (life) => unsubscribed(place.db, `${life}@demo.test`), {
    begin: (coach) => subscribe(place, coach, named("Studio")),
    tell: (coach, subscription) => follow(place, coach, { subscription }),
  });
  for (const [life, begin] of Object.entries(lives)) {
    const coach = await unsubscribed(place.db, `${life}@demo.test`);
    if (coach) await begin(place, coach, named);
  }
}

type Begin = (place: Place, coach: Coach, named: (name: string) => Package) => Promise<unknown>;

/** By the name in their e-mail; never@demo.test has no subscription. */
const lives: Record<string, Begin> = {
  active: (place, coach, named) => subscribe(place, coach, named("Studio")),
  async upgraded(place, coach, named) {
    const subscription = await subscribe(place, coach, named("Solo"));
    await upgrade(place, coach, subscription, [named("Solo"), named("Studio")]);
  },
  async cancelled(place, coach, named) {
    const { id } = await subscribe(place, coach, named("Studio"));
    const { subscription } = good(await place.payments.cancelSubscription(id));
    await follow(place, coach, { subscription });
  },
};

async function unsubscribed(db: Db, email: string): Promise<Coach | undefined> {
  const [found] = await db
    .select({ email: userEmails.email, accountId: accounts.id, status: accounts.subscriptionStatus })
    .from(userEmails)
    .innerJoin(accounts, eq(accounts.id, userEmails.accountId))
    .where(eq(userEmails.email, email));
  return found?.status === null ? found : undefined;
}

async function subscribe(place: Place, coach: Coach, plan: Package): Promise<Subscription> {
  const { payments } = place;
  const id = newId();
  const { customerId } = good(await payments.saveCustomer({ id: coach.accountId, email: coach.email }));
  const { card } = good(await payments.saveCard({ token: id, customerId, nonce: "fake-valid-visa-nonce" }));
  await storeCard(place, coach, { ...card, id });
  const wanted = { id, planId: plan.id, cents: plan.priceCents, cardToken: card.token };
  const { subscription } = good(await payments.createSubscription(wanted));
  await follow(place, coach, { subscription });
  return subscription;
}

async function upgrade(place: Place, coach: Coach, before: Subscription, [current, next]: [Package, Package]) {
  const { payments, now, selling } = place;
  const attemptId = newId();
  const today = todayOf({ now, timeZone: selling.timeZone });
  const { lines, totalCents } = upgradeSum({ current, next, paidThrough: before.paidThrough ?? today, today });
  const sale = { orderId: attemptId, cents: totalCents, cardToken: before.cardToken };
  const { transaction } = good(await payments.sell(sale));
  const change = { id: before.id, planId: next.id, cents: next.priceCents };
  const { subscription } = good(await payments.changeSubscription(change));
  await follow(place, coach, { subscription, upgrade: { attemptId, transaction, lines, packageId: next.id } });
}

type Kept = { id: string; brand: string; last4: string; expires: string };

function storeCard({ db, now }: Place, { accountId }: Coach, card: Kept) {
  const { id, brand, last4, expires } = card;
  return db.insert(paymentCards).values({ accountId, id, environment, brand, last4, expires, createdAt: now });
}

type Told = Omit<Parameters<typeof followSubscription>[1], "accountId">;

function follow({ db, selling, now }: Place, { accountId }: Coach, told: Told) {
  return db.transaction((tx) => followSubscription(tx, { accountId, ...told }, { selling, environment, now }));
}

function good<T extends object>(result: Result<T> | { ok: true } | { ok: false; problems: object }): T {
  return result.ok ? (result as T) : fail(JSON.stringify(result.problems));
}

function fail(reason: string): never {
  throw new Error(`The demo's subscriptions were refused: ${reason}`);
}
