import { afterEach, beforeEach, expect, test } from "vitest";
import { braintreePayments } from "#app/services/payments/braintree/open.server.ts";
import { noPayments } from "#app/services/payments/none.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { customerWithCard, good, openSandboxGateway, refusal, someId, subscribed } from "./given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  given = await openSandboxGateway();
});

afterEach(() => given.stop());

const local = { ...sandboxMerchant, environment: "sandbox-local", threeDSecure: false } as const;

test("a gateway that is away has done nothing", async () => {
  const away = braintreePayments({ ...local, url: "http://127.0.0.1:9" });
  expect(refusal(await away.clientToken())).toEqual(["unreachable"]);
  expect(refusal(await away.sell({ orderId: someId(), cents: 100, nonce: "fake-valid-nonce" }))).toEqual([
    "unreachable",
  ]);
  expect(refusal(await away.transactionsSince(new Date(0)))).toEqual(["unreachable"]);
});

test("a gateway that does not know our keys, or asks for patience, has done nothing", async () => {
  const stranger = braintreePayments({ ...local, privateKey: "another", url: given.url });
  expect(refusal(await stranger.clientToken())).toEqual(["unreachable"]);
  await given.control.breakNext({ on: "POST /client_token", kind: "busy" });
  expect(refusal(await given.payments.clientToken())).toEqual(["unreachable"]);
  good(await given.payments.clientToken());
});

test("a charge of which nobody heard is unknown, and found by the next call", async () => {
  const { payments, control } = given;
  const { cardToken } = await customerWithCard(payments);
  for (const kind of ["cut", "refused"] as const) {
    const sale = { orderId: someId(), cents: 1500, cardToken };
    await control.breakNext({ on: "POST /transactions", kind });
    expect(refusal(await payments.sell(sale))).toEqual(["unknown"]);
    const { transaction } = good(await payments.sell(sale));
    expect(good(await payments.transactionsOfOrder(sale.orderId)).transactions).toEqual([transaction]);
  }
  const { transactions } = await control.ledger();
  expect(transactions.map(({ cents }) => cents)).toEqual([1500, 1500]);
});

test("a charge that takes too long is unknown, and found by the next call", async () => {
  const { hasty, payments, control } = given;
  const { cardToken } = await customerWithCard(payments);
  good(await hasty.clientToken());
  const sale = { orderId: someId(), cents: 1500, cardToken };
  await control.breakNext({ on: "POST /transactions", kind: "late", delay: 2000 });
  expect(refusal(await hasty.sell(sale))).toEqual(["unknown"]);
  good(await payments.sell(sale));
  expect((await control.ledger()).transactions).toHaveLength(1);
});

test("a customer, a card and a plan of which nobody heard are found by the next call", async () => {
  const { payments, control } = given;
  const id = someId();
  const customer = { id, email: "a@example.test" };
  await control.breakNext({ on: "POST /customers", kind: "cut" });
  expect(refusal(await payments.saveCustomer(customer))).toEqual(["unknown"]);
  good(await payments.saveCustomer(customer));
  good(await payments.saveCustomer({ ...customer, email: "b@example.test" }));
  expect((await control.ledger()).customers).toMatchObject([{ id, email: "b@example.test" }]);

  const card = { token: someId(), customerId: id, nonce: "fake-valid-nonce" };
  await control.breakNext({ on: "POST /payment_methods", kind: "cut" });
  expect(refusal(await payments.saveCard(card))).toEqual(["unknown"]);
  expect(good(await payments.saveCard({ ...card, nonce: "used" })).card.token).toBe(card.token);

  const plan = { id: someId(), name: "Basic", cents: 2900, months: 1 };
  await control.breakNext({ on: "POST /plans", kind: "cut" });
  expect(refusal(await payments.savePlan(plan))).toEqual(["unknown"]);
  expect(good(await payments.savePlan(plan)).plan).toEqual(plan);
  expect((await control.ledger()).plans).toHaveLength(1);
});

test("a subscription of which nobody heard is found by the next call, charged once", async () => {
  const { payments, control } = given;
  const { basic, cardToken } = await subscribed(payments);
  const wanted = { id: someId(), planId: basic, cents: 2900, cardToken };
  await control.breakNext({ on: "POST /subscriptions", kind: "cut" });
  expect(refusal(await payments.createSubscription(wanted))).toEqual(["unknown"]);
  const { subscription } = good(await payments.createSubscription(wanted));
  expect(subscription.transactions).toHaveLength(1);
  await control.breakNext({ on: `PUT /subscriptions/${wanted.id}/cancel`, kind: "cut" });
  expect(refusal(await payments.cancelSubscription(wanted.id))).toEqual(["unknown"]);
  expect(good(await payments.cancelSubscription(wanted.id)).subscription.status).toBe("CANCELED");
  expect((await control.ledger()).transactions).toHaveLength(2);
});

test("a charge that was taken back without anybody hearing of it is not taken back twice", async () => {
  const { payments, control } = given;
  await control.moveTo("2028-01-10T10:00:00Z");
  const { cardToken } = await customerWithCard(payments);
  const { id } = good(await payments.sell({ orderId: someId(), cents: 1500, cardToken })).transaction;
  await control.moveTo("2028-01-12T10:00:00Z");
  await control.breakNext({ on: `POST /transactions/${id}/refund`, kind: "cut" });
  expect(refusal(await payments.reverse(id))).toEqual(["unknown"]);
  expect(good(await payments.reverse(id)).transaction.refunds).toHaveLength(1);
  expect((await control.ledger()).transactions.map(({ type }) => type)).toEqual(["sale", "credit"]);
});

test("a charge in another currency than the pages say is a fault", async () => {
  const { url, payments } = given;
  const { cardToken } = await customerWithCard(payments);
  const dollars = braintreePayments({ ...local, merchantAccountId: "macrocycle_usd", url });
  await expect(dollars.sell({ orderId: someId(), cents: 100, cardToken })).rejects.toThrow("currencyIsoCode");
  const euros = braintreePayments({ ...local, merchantAccountId: "macrocycle_eur", url });
  good(await euros.sell({ orderId: someId(), cents: 100, cardToken }));
  const nowhere = braintreePayments({ ...local, merchantAccountId: "nowhere", url });
  expect(refusal(await nowhere.sell({ orderId: someId(), cents: 100, cardToken }))).toEqual(["invalid 91513"]);
});

test("without credentials nothing is paid, and nothing is a fault", async () => {
  const none = noPayments();
  expect(none.environment).toBeNull();
  expect(refusal(await none.clientToken())).toEqual(["notSetUp"]);
  expect(refusal(await none.sell({ orderId: someId(), cents: 100, nonce: "fake-valid-nonce" }))).toEqual(["notSetUp"]);
  expect(given.payments.environment).toBe("sandbox-local");
});

/** The first call has looked and found nothing when the second one makes the thing. */
async function bothAtOnce<T>(looking: string, make: () => Promise<T>): Promise<[T, T]> {
  await given.control.breakNext({ on: looking, kind: "late", delay: 1000 });
  const first = make();
  await expect.poll(async () => (await given.control.ledger()).faults).toBe(0);
  const second = await make();
  return [await first, second];
}

test("of two calls at once that make the same thing one makes it, and both find it", async () => {
  const { payments, control } = given;
  const { basic, customerId, cardToken } = await subscribed(payments);
  const wanted = { id: someId(), planId: basic, cents: 2900, cardToken };
  const made = await bothAtOnce(`GET /subscriptions/${wanted.id}`, () => payments.createSubscription(wanted));
  expect(good(made[0])).toEqual(good(made[1]));
  expect((await control.ledger()).transactions).toHaveLength(2);

  const card = { token: someId(), customerId, nonce: "fake-valid-nonce" };
  const kept = await bothAtOnce(`GET /payment_methods/any/${card.token}`, () => payments.saveCard(card));
  expect(good(kept[0])).toEqual(good(kept[1]));

  const customer = { id: someId(), email: "a@example.test" };
  const saved = await bothAtOnce(`PUT /customers/${customer.id}`, () => payments.saveCustomer(customer));
  expect(good(saved[0])).toEqual(good(saved[1]));

  const plan = { id: someId(), name: "Basic", cents: 2900, months: 1 };
  const planned = await bothAtOnce(`GET /plans/${plan.id}`, () => payments.savePlan(plan));
  expect(good(planned[0])).toEqual(good(planned[1]));
});
