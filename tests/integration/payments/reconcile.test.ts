import { eq } from "drizzle-orm";
import pino from "pino";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reconcile } from "#app/features/subscriptions/reconcile.server.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts, reconciliations } from "#db/schema/payments.ts";
import { good, openSandboxGateway } from "./given.ts";
import { type Subscriber, selling, standingOf, subscriber } from "./life-given.ts";

let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
});

afterEach(() => gateway.stop());

/** The gateway's clock and ours come to that time, and it is reconciled twice; what was noted of the coach's account. */
async function reconciledAt({ ctx: { db }, accountId }: Subscriber, time: string) {
  await gateway.control.moveTo(time);
  const ctx = { db, payments: gateway.payments, selling, now: new Date(time) };
  for (const _ of ["once", "again"]) await reconcile(ctx, pino({ level: "silent" }));
  const { kind, text, isMended, accountId: account } = reconciliations;
  return db.select({ kind, text, isMended }).from(reconciliations).where(eq(account, accountId));
}

type Attempt = typeof paymentAttempts.$inferInsert;

/** An order of the coach, as a press of Pay leaves it. */
async function ordered({ ctx, accountId, packageId }: Subscriber, more: Partial<Attempt>) {
  const when = { createdAt: new Date("2028-01-10T09:00:00Z"), triedAt: new Date("2028-01-10T09:00:01Z") };
  const order = { accountId, userId: ctx.actor.userId, kind: "subscribe", environment: "sandbox-local" } as const;
  const price = { cents: 2900, priceCents: 2900 };
  const id = newId();
  await ctx.db.insert(paymentAttempts).values({ id, ...order, ...when, ...price, packageId, ...more });
  return id;
}

async function sold({ cardToken }: Subscriber, orderId: string, cents: number) {
  return good(await gateway.payments.sell({ orderId, cents, cardToken })).transaction;
}

async function outcomeOf(orderId: string) {
  const { transactions } = good(await gateway.payments.transactionsOfOrder(orderId));
  return transactions.map(({ outcome }) => outcome);
}

test("charges that no webhook told of are followed, once, and said", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([]);
  const followed = { kind: "followed", isMended: true };
  expect(await reconciledAt(coach, "2028-02-10T01:00:00Z")).toEqual([
    { ...followed, text: "A charge of €29.00 of 10/02/2028 was followed, of which no notice had come." },
  ]);
  expect(await standingOf(coach)).toMatchObject({ until: "2028-03-09", counts: [2, 2, 2], mails: ["paid", "paid"] });
  await gateway.control.decline(coach.cardToken, "2001");
  expect(await reconciledAt(coach, "2028-03-10T01:00:00Z")).toHaveLength(2);
  expect(await standingOf(coach)).toMatchObject({ status: "PAST_DUE", mails: ["chargeFailed", "paid", "paid"] });
});

test("an order that was left open is finished, and said", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const id = await ordered(coach, { nonce: "fake-valid-nonce" });
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([
    { kind: "resumed", isMended: true, text: "An order of €29.00 that was left open was gone on with: it is done." },
  ]);
  const [attempt] = await coach.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  expect(attempt?.state).toBe("done");
  expect(await standingOf(coach)).toMatchObject({ counts: [2, 2, 2] });
});

test("what was charged for an order that came to nothing is paid back", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const refused = await ordered(coach, { kind: "upgrade", state: "refused", subscriptionId: coach.id });
  await sold(coach, refused, 1234);
  const noted = await reconciledAt(coach, "2028-01-10T11:00:00Z");
  expect(noted).toEqual([
    { kind: "reversed", isMended: true, text: "A charge of €12.34 of 10/01/2028 that no order wanted was paid back." },
  ]);
  expect(await outcomeOf(refused)).toEqual(["reversed"]);
});

test("a charge of a finished order that was not recorded is left, and said once", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const done = await ordered(coach, { kind: "upgrade", state: "done", subscriptionId: coach.id });
  const { id } = await sold(coach, done, 1234);
  const text = `A charge of €12.34 of 10/01/2028 was not recorded: the gateway calls it ${id}.`;
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([{ kind: "recorded", isMended: false, text }]);
  expect(await outcomeOf(done)).toEqual(["paid"]);
});

test("what nobody has any more is cancelled", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await coach.ctx.db.delete(users).where(eq(users.accountId, coach.accountId));
  await reconciledAt(coach, "2028-01-10T11:00:00Z");
  expect(good(await gateway.payments.findSubscription(coach.id)).subscription?.status).toBe("CANCELED");
});
