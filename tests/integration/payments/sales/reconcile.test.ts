import { eq } from "drizzle-orm";
import pino from "pino";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reconcile } from "#app/features/subscriptions/reconcile.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { users } from "#db/schema/accounts.ts";
import { jobMarks } from "#db/schema/jobs.ts";
import { paymentAttempts, reconciliations } from "#db/schema/payments.ts";
import { booksOf, openingOf, pay, subscribedCoach } from "#tests/integration/payments/attempts-given.ts";
import { good, openSandboxGateway } from "#tests/integration/payments/given.ts";
import {
  type Subscriber,
  selling,
  standingOf,
  subscriber,
} from "#tests/integration/payments/subscriptions/life-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";

let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
  // why: each test begins a gateway of its own, of which no run has looked at anything
  await (await testDatabase()).db.delete(jobMarks);
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
    { ...followed, text: "A charge of €29.00 of 10/02/2028 was recorded; the gateway had not notified us of it." },
  ]);
  expect(await standingOf(coach)).toMatchObject({ until: "2028-03-09", counts: [2, 2, 2], mails: ["paid", "paid"] });
  await gateway.control.decline(coach.cardToken, "2001");
  expect(await reconciledAt(coach, "2028-03-10T01:00:00Z")).toHaveLength(2);
  expect(await standingOf(coach)).toMatchObject({ status: "PAST_DUE", mails: ["chargeFailed", "paid", "paid"] });
});

test("what happened since the last run is followed, however long that is ago", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await reconciledAt(coach, "2028-01-10T11:00:00Z");
  expect(await reconciledAt(coach, "2028-02-20T01:00:00Z")).toHaveLength(1);
  expect(await standingOf(coach)).toMatchObject({ until: "2028-03-09", counts: [2, 2, 2] });
});

test("an order that was left open is finished, and said", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const id = await ordered(coach, { nonce: "fake-valid-nonce" });
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([
    { kind: "resumed", isMended: true, text: "An order of €29.00 that was left open was continued: it is now done." },
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
    {
      kind: "reversed",
      isMended: true,
      text: "A charge of €12.34 of 10/01/2028 that no order called for was refunded.",
    },
  ]);
  expect(await outcomeOf(refused)).toEqual(["reversed"]);
});

test("what could not be paid back is paid back by a later run, days after", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const refused = await ordered(coach, { kind: "upgrade", state: "refused", subscriptionId: coach.id });
  const { id } = await sold(coach, refused, 1234);
  const broken = { on: `PUT /transactions/${id}/void`, kind: "refused" } as const;
  for (const _ of ["once", "again"]) await gateway.control.breakNext(broken);
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([]);
  expect(await outcomeOf(refused)).toEqual(["paid"]);
  expect(await reconciledAt(coach, "2028-01-20T11:00:00Z")).toHaveLength(1);
  const { transactions } = good(await gateway.payments.transactionsOfOrder(refused));
  expect(transactions.filter(({ kind }) => kind === "credit").map(({ cents }) => cents)).toEqual([1234]);
});

test("a second charge of one order is paid back, and the recorded one is left", async () => {
  const coach = await subscribedCoach(gateway.payments);
  const shown = await pay(coach, openingOf(coach, coach.pro, 1));
  const cents = Number(/€([\d.]+)/.exec(("problem" in shown && shown.problem) || "")?.[1]?.replace(".", ""));
  const upgrade = { ...openingOf(coach, coach.pro, cents), nonce: null };
  expect(await pay(coach, upgrade)).toEqual({ state: "done" });
  const books = await booksOf(coach);
  const second = await sellAgain(upgrade.id, coach.subscriptionId);
  const ctx = { db: coach.ctx.db, payments: gateway.payments, selling, now: new Date(Date.now() + 60_000) };
  for (const _ of ["once", "again"]) await reconcile(ctx, pino({ level: "silent" }));
  const { transactions } = good(await gateway.payments.transactionsOfOrder(upgrade.id));
  const outcomes = Object.fromEntries(transactions.map(({ id, outcome }) => [id, outcome]));
  const recorded = books.transactions.filter((id) => id in outcomes);
  expect(outcomes).toEqual({ [recorded[0] ?? ""]: "paid", [second]: "reversed" });
  expect(await booksOf(coach)).toEqual(books);
  const noted = await coach.ctx.db.select().from(reconciliations).where(eq(reconciliations.accountId, coach.accountId));
  expect(noted.map(({ kind, text }) => [kind, text])).toEqual([
    ["reversed", expect.stringMatching(/^A charge of €12\.34 of .* that no order called for was refunded\.$/)],
  ]);
});

/** Charges the order again by the gateway's own address, which the product's port would refuse; the charge's id. */
async function sellAgain(orderId: string, token: string) {
  const { merchantId, publicKey, privateKey } = sandboxMerchant;
  const transaction = {
    ...{ type: "sale", amount: "12.34", order_id: orderId, payment_method_token: token },
    options: { submit_for_settlement: true },
  };
  const before = new Set((await gateway.control.ledger()).transactions.map(({ id }) => id));
  const headers = { Authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ transaction });
  const address = `${gateway.url}/merchants/${merchantId}/transactions`;
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(201);
  const made = (await gateway.control.ledger()).transactions.filter(({ id }) => !before.has(id));
  return made[0]?.id ?? "";
}

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
