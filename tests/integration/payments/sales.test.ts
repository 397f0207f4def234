import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { braintreePayments } from "#app/services/payments/braintree/open.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import {
  customerWithCard,
  type Given,
  gateways,
  good,
  openGateway,
  openSandboxGateway,
  refusal,
  someId,
} from "./given.ts";

describe.each(gateways)("with %s gateway", (which) => {
  let given: Given;

  beforeAll(async () => {
    given = await openGateway(which);
  });

  afterAll(() => given.stop());

  test("an order is charged once, however often it is sold", async () => {
    const { payments } = given;
    const { customerId, cardToken } = await customerWithCard(payments);
    const orderId = someId();
    const sale = { orderId, cents: 1999, customerId, cardToken };
    const since = new Date(Date.now() - 1000);
    const { transaction } = good(await payments.sell(sale));
    expect(transaction).toMatchObject({
      kind: "sale",
      outcome: "paid",
      status: "submitted_for_settlement",
      cents: 1999,
    });
    expect(transaction).toMatchObject({
      orderId,
      customerId,
      subscriptionId: null,
      refundOf: null,
      refunds: [],
      declined: null,
    });
    expect(good(await payments.sell(sale)).transaction).toEqual(transaction);
    expect(refusal(await payments.sell({ ...sale, cents: 2999 }))).toEqual(["conflict"]);
    const stranger = await customerWithCard(payments);
    expect(refusal(await payments.sell({ ...sale, ...stranger }))).toEqual(["conflict"]);
    expect(good(await payments.transactionsOfOrder(orderId)).transactions).toEqual([transaction]);
    expect(good(await payments.transactionsOfOrder(someId())).transactions).toEqual([]);
    expect(good(await payments.transactionsSince(since)).transactions).toContainEqual(transaction);
    const later = new Date(transaction.createdAt.getTime() + 3_600_000);
    expect(good(await payments.transactionsSince(later)).transactions).toEqual([]);
  });

  test.each([
    [200_000, "2000", "Do Not Honor", false],
    [200_499, "2004", "Expired Card", true],
    [299_999, "2999", "Processor Declined", false],
    [300_000, "3000", "Processor Network Unavailable - Try Again", false],
  ])("an order of %d cents is declined with %s, and can be tried again", async (cents, code, text, final) => {
    const { payments } = given;
    const { customerId, cardToken } = await customerWithCard(payments);
    const orderId = someId();
    const declined = await payments.sell({ orderId, cents, customerId, cardToken });
    const transactionId = expect.any(String);
    expect(declined).toMatchObject({ problems: [{ kind: "declined", by: "processor", code, text, transactionId }] });
    if (which === "ours") expect(declined).toMatchObject({ problems: [{ final }] });
    const [tried, ...more] = good(await payments.transactionsOfOrder(orderId)).transactions;
    expect(more).toEqual([]);
    expect(tried).toMatchObject({ outcome: "failed", cents, declined: { code, text } });
    const sold = good(await payments.sell({ orderId, cents: 100, customerId, cardToken }));
    expect(sold.transaction).toMatchObject({ outcome: "paid", cents: 100, orderId });
    expect(good(await payments.transactionsOfOrder(orderId)).transactions).toHaveLength(2);
  });

  test("the gateway's own rules reject an order, too", async () => {
    const { cardToken } = await customerWithCard(given.payments);
    const rejected = await given.payments.sell({ orderId: someId(), cents: 500_100, cardToken });
    expect(rejected).toMatchObject({
      problems: [{ kind: "declined", by: "gateway", code: "application_incomplete", final: false }],
    });
  });

  test.each([1, 199_999, 300_100, 500_101])("an order of %d cents is paid", async (cents) => {
    const { cardToken } = await customerWithCard(given.payments);
    const { transaction } = good(await given.payments.sell({ orderId: someId(), cents, cardToken }));
    expect(transaction).toMatchObject({ outcome: "paid", cents });
  });

  test("an order may be paid with a card that is not kept", async () => {
    const sold = good(await given.payments.sell({ orderId: someId(), cents: 100, nonce: "fake-valid-nonce" }));
    expect(sold.transaction).toMatchObject({ outcome: "paid", cents: 100 });
  });

  test.each([
    [{ nonce: "nobody-knows-this" }, "invalid 91565"],
    [{ nonce: "fake-consumed-nonce" }, "invalid 91564"],
    [{ cardToken: "nobody-keeps-this" }, "invalid 91518"],
  ])("an order can't be paid with %j: %s", async (means, why) => {
    expect(refusal(await given.payments.sell({ orderId: someId(), cents: 100, ...means }))).toEqual([why]);
  });

  test("an order is neither paid with another customer's card, nor for nothing", async () => {
    const { payments } = given;
    const { cardToken } = await customerWithCard(payments);
    const other = await customerWithCard(payments);
    const sale = { orderId: someId(), cents: 100, customerId: other.customerId, cardToken };
    expect(refusal(await payments.sell(sale))).toEqual(["invalid 91516"]);
    expect(refusal(await payments.sell({ ...sale, customerId: someId() }))).toContain("invalid 91510");
    expect(refusal(await payments.sell({ orderId: someId(), cents: 0, cardToken }))).toEqual(["invalid 81531"]);
  });

  test("with 3-D Secure an order is paid by an authenticated card alone", async () => {
    const pay = (nonce: string) => given.secure.sell({ orderId: someId(), cents: 100, nonce });
    good(await pay("fake-three-d-secure-visa-full-authentication-nonce"));
    const failed = await pay("fake-three-d-secure-visa-failed-authentication-nonce");
    expect(refusal(failed)).toEqual(["notAuthenticated authenticate_failed"]);
    expect(refusal(await pay("fake-valid-nonce"))).toEqual(["notAuthenticated not_attempted"]);
    const { cardToken } = await customerWithCard(given.payments);
    good(await given.secure.sell({ orderId: someId(), cents: 100, cardToken }));
  });

  test("a charge that is not settled is voided, once", async () => {
    const { payments } = given;
    const { cardToken } = await customerWithCard(payments);
    const sale = { orderId: someId(), cents: 4500, cardToken };
    const { id } = good(await payments.sell(sale)).transaction;
    for (const _ of ["once", "again"]) {
      const { transaction } = good(await payments.reverse(id));
      expect(transaction).toMatchObject({ id, outcome: "reversed", status: "voided", cents: 4500, refunds: [] });
    }
    expect(good(await payments.sell(sale)).transaction).toMatchObject({ id, outcome: "reversed" });
    expect(refusal(await payments.reverse("nothing0"))).toEqual(["notFound"]);
  });

  test("a charge that failed has nothing to take back", async () => {
    const { payments } = given;
    const { cardToken } = await customerWithCard(payments);
    const orderId = someId();
    await payments.sell({ orderId, cents: 200_000, cardToken });
    const [failed] = good(await payments.transactionsOfOrder(orderId)).transactions;
    expect(good(await payments.reverse(failed?.id ?? "")).transaction).toEqual(failed);
  });
});

describe("as time goes by", () => {
  let given: Awaited<ReturnType<typeof openSandboxGateway>>;

  beforeAll(async () => {
    given = await openSandboxGateway();
  });

  afterAll(() => given.stop());

  test("a charge that is settled is paid back, once and whole", async () => {
    const { payments, control } = given;
    await control.moveTo("2028-01-10T10:00:00Z");
    const { cardToken } = await customerWithCard(payments);
    const sale = { orderId: someId(), cents: 4500, cardToken };
    const { id } = good(await payments.sell(sale)).transaction;
    await control.moveTo("2028-01-12T10:00:00Z");
    const { transaction } = good(await payments.reverse(id));
    expect(transaction).toMatchObject({ id, outcome: "paid", status: "settled", refunds: [expect.any(String)] });
    expect(good(await payments.reverse(id)).transaction).toEqual(transaction);
    const [credit, ...more] = good(await payments.transactionsSince(new Date("2028-01-11T00:00:00Z"))).transactions;
    expect(more).toEqual([]);
    expect(credit).toMatchObject({
      id: transaction.refunds[0],
      kind: "credit",
      cents: 4500,
      refundOf: id,
      outcome: "paid",
    });
    expect(good(await payments.sell(sale)).transaction.id).toBe(id);
  });

  test("all pages of what was charged since then are read, newest first", async () => {
    const { payments, control } = given;
    await control.moveTo("2028-03-01T10:00:00Z");
    const { cardToken } = await customerWithCard(payments);
    const sell = (cents: number) => payments.sell({ orderId: someId(), cents, cardToken });
    for (let cents = 1; cents <= 51; cents++) good(await sell(cents));
    await control.moveTo("2028-03-01T11:00:00Z");
    for (let cents = 52; cents <= 60; cents++) good(await sell(cents));
    const all = good(await payments.transactionsSince(new Date("2028-03-01T10:00:00Z"))).transactions;
    expect(all.map(({ cents }) => cents)).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
    const since = good(await payments.transactionsSince(new Date("2028-03-01T11:00:00Z"))).transactions;
    expect(since.map(({ cents }) => cents)).toEqual([60, 59, 58, 57, 56, 55, 54, 53, 52]);
  });
});

test("only our own merchant account is read, and what is there in another currency is named", async () => {
  const { url, control, payments, stop } = await openSandboxGateway();
  const { cardToken, customerId } = await customerWithCard(payments);
  const since = new Date(Date.now() - 60_000);
  const euros = good(await payments.sell({ orderId: someId(), cents: 1234, customerId, cardToken })).transaction;
  const account = { ...sandboxMerchant, environment: "sandbox-local", url, threeDSecure: false } as const;
  const dollars = braintreePayments({ ...account, merchantAccountId: "macrocycle_usd" });
  const sale = dollars.sell({ orderId: someId(), cents: 5678, customerId, cardToken });
  await expect(sale).rejects.toThrow("currencyIsoCode");
  const id = (await control.ledger()).transactions.find(({ currency }) => currency === "USD")?.id;
  const foreign = [{ id, amount: "56.78", currency: "USD", merchantAccountId: "macrocycle_usd" }];
  expect(good(await payments.transactionsSince(since))).toEqual({ ok: true, transactions: [euros], foreign: [] });
  expect(good(await dollars.transactionsSince(since))).toEqual({ ok: true, transactions: [], foreign });
  await stop();
});
