import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { good, openSandboxGateway, refusal, subscribed } from "#tests/integration/payments/given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  given = await openSandboxGateway();
});

afterEach(() => given.stop());

async function found(id: string) {
  const { subscription } = good(await given.payments.findSubscription(id));
  if (!subscription) throw new Error(`There is no subscription ${id}.`);
  return subscription;
}

test("a renewal on the day charges the price of then, and the days of months are kept", async () => {
  await given.control.moveTo("2028-01-31T10:00:00Z");
  const { id, pro } = await subscribed(given.payments);
  expect(await found(id)).toMatchObject({ nextBilling: "2028-02-29", paidThrough: "2028-02-28" });
  good(await given.payments.changeSubscription({ id, planId: pro, cents: 5900 }));
  await given.control.moveTo("2028-02-28T23:59:00Z");
  expect((await found(id)).transactions).toHaveLength(1);
  await given.control.moveTo("2028-02-29T00:00:01Z");
  const renewed = await found(id);
  expect(renewed).toMatchObject({
    status: "ACTIVE",
    nextBilling: "2028-03-31",
    paidThrough: "2028-03-30",
    cents: 5900,
  });
  expect(renewed.transactions.map(({ cents, planId }) => [cents, planId === pro])).toEqual([
    [5900, true],
    [2900, false],
  ]);
  await given.control.moveTo("2028-05-01T00:00:00Z");
  expect((await found(id)).transactions.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual([
    "2028-04-30",
    "2028-03-31",
    "2028-02-29",
    "2028-01-31",
  ]);
});

test("a yearly one renews after the year", async () => {
  await given.control.moveTo("2028-02-29T10:00:00Z");
  const { id } = await subscribed(given.payments, 12);
  await given.control.moveTo("2029-02-27T12:00:00Z");
  expect((await found(id)).transactions).toHaveLength(1);
  await given.control.moveTo("2029-03-01T12:00:00Z");
  expect(await found(id)).toMatchObject({ nextBilling: "2030-02-28", paidThrough: "2030-02-27" });
  expect((await found(id)).transactions).toHaveLength(2);
});

test("what is cancelled is not renewed", async () => {
  const { id } = await subscribed(given.payments);
  good(await given.payments.cancelSubscription(id));
  await given.control.moveTo(new Date(Date.now() + 90 * 86_400_000));
  expect(await found(id)).toMatchObject({ status: "CANCELED" });
  expect((await found(id)).transactions).toHaveLength(1);
});

test("a renewal that is declined falls past due, is tried once a day by hand, and recovers", async () => {
  await given.control.moveTo("2028-01-10T10:00:00Z");
  const { id, cardToken, pro, basic } = await subscribed(given.payments);
  await given.control.decline(cardToken, "2001");
  await given.control.moveTo("2028-02-10T10:00:00Z");
  const due = await found(id);
  expect(due).toMatchObject({
    status: "PAST_DUE",
    balanceCents: 2900,
    paidThrough: "2028-02-09",
    nextBilling: "2028-03-10",
  });
  expect(due.transactions[0]).toMatchObject({
    outcome: "failed",
    status: "processor_declined",
    declined: { code: "2001", text: "Insufficient Funds" },
  });
  const change = { id, planId: pro, cents: 5900 };
  expect(refusal(await given.payments.changeSubscription(change))).toEqual(["invalid 91920"]);

  await given.control.moveTo("2028-02-11T10:00:00Z");
  const today = { subscriptionId: id, since: new Date("2028-02-11T00:00:00Z") };
  for (const _ of ["once", "again on the same day"]) {
    const refused = await given.payments.retryCharge(today);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ kind: "declined", code: "2001", text: "Insufficient Funds" }],
    });
    expect((await found(id)).transactions).toHaveLength(3);
  }

  await given.control.decline(cardToken, null);
  await given.control.moveTo("2028-02-12T10:00:00Z");
  const tomorrow = { subscriptionId: id, since: new Date("2028-02-12T00:00:00Z") };
  const charged = good(await given.payments.retryCharge(tomorrow));
  expect(charged.transaction).toMatchObject({ outcome: "paid", cents: 2900, subscriptionId: id, planId: basic });
  expect(charged.transaction?.status).toBe("submitted_for_settlement");
  expect(charged.subscription).toMatchObject({ status: "ACTIVE", balanceCents: 0, paidThrough: "2028-03-09" });
  expect(good(await given.payments.retryCharge(tomorrow)).transaction).toEqual(charged.transaction);
  expect((await found(id)).transactions).toHaveLength(4);
});

test("what is past due owes both periods at the next renewal, and can be cancelled", async () => {
  await given.control.moveTo("2028-01-10T10:00:00Z");
  const owing = await subscribed(given.payments);
  const leaving = await subscribed(given.payments);
  for (const { cardToken } of [owing, leaving]) await given.control.decline(cardToken, "2001");
  await given.control.moveTo("2028-02-10T10:00:00Z");
  expect(good(await given.payments.cancelSubscription(leaving.id)).subscription.status).toBe("CANCELED");
  await given.control.decline(owing.cardToken, null);
  await given.control.moveTo("2028-03-10T10:00:00Z");
  const renewed = await found(owing.id);
  expect(renewed).toMatchObject({ status: "ACTIVE", balanceCents: 0, paidThrough: "2028-04-09" });
  expect(renewed.transactions.map(({ cents, outcome }) => [cents, outcome])).toEqual([
    [5800, "paid"],
    [2900, "failed"],
    [2900, "paid"],
  ]);
  expect((await found(leaving.id)).transactions).toHaveLength(2);
});

test("a dearer plan of the gateway's is for new subscriptions", async () => {
  await given.control.moveTo("2028-01-10T10:00:00Z");
  const { id, basic } = await subscribed(given.payments);
  good(await given.payments.savePlan({ id: basic, name: "Basic", cents: 3900, months: 1 }));
  await given.control.moveTo("2028-02-10T10:00:00Z");
  expect((await found(id)).transactions[0]?.cents).toBe(2900);
  const { plans } = await given.control.ledger();
  expect(plans.find((plan) => plan.id === basic)).toMatchObject({ cents: 3900, currency: "EUR", name: "Basic" });
});

test("what it knows is kept over a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-sandbox-"));
  const file = join(folder, "deep", "state.json");
  const first = await openSandboxGateway(file);
  await first.control.moveTo("2028-01-10T10:00:00Z");
  const { id, subscription } = await subscribed(first.payments);
  await first.stop();
  const second = await openSandboxGateway(file);
  expect(good(await second.payments.findSubscription(id)).subscription).toEqual(subscription);
  // why: its clock goes on, too
  expect((await second.control.moveTo("2028-01-10T11:00:00Z")).now).toMatch(/^2028-01-10T11:0/);
  await second.stop();
  expect(await readFile(file, "utf8")).not.toContain("4012888888881881");
  await rm(folder, { recursive: true });
});

test("a card that has expired is declined at its renewal", async () => {
  const own = await openSandboxGateway();
  await own.control.moveTo("2030-12-15T10:00:00Z");
  const { id } = await subscribed(own.payments);
  await own.control.moveTo("2031-01-15T10:00:00Z");
  const { subscription } = good(await own.payments.findSubscription(id));
  expect(subscription).toMatchObject({ status: "PAST_DUE", transactions: [{ declined: { code: "2004" } }, {}] });
  await own.stop();
});
