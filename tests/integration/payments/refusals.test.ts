import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "#app/services/payments/braintree/client.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { good, openSandboxGateway, someId, subscribed } from "./given.ts";

/** What the adapter never asks for, and the gateway refuses all the same: the provider's client is asked directly. */
describe("the sandbox gateway", () => {
  let given: Awaited<ReturnType<typeof openSandboxGateway>>;
  let sdk: Client["sdk"];

  beforeAll(async () => {
    given = await openSandboxGateway();
    const local = { ...sandboxMerchant, environment: "sandbox-local", threeDSecure: false } as const;
    ({ sdk } = await clientOf({ ...local, url: given.url })());
  });

  afterAll(() => given.stop());

  type Answer = { success: boolean; errors?: { deepErrors(): { code: string }[] } };
  const codes = (answer: Answer) => (answer.success ? [] : answer.errors?.deepErrors().map(({ code }) => code));

  test.each([
    ["", ["81502"]],
    ["-1.00", ["81501"]],
    ["12,50", ["81503"]],
    ["12.345", ["81503"]],
    ["0.00", ["81531"]],
    ["99999999.00", ["81528"]],
    ["12.5", []],
  ])("takes amounts with a point and two decimals: %j is refused with %j", async (amount, refused) => {
    const { cardToken } = await subscribed(given.payments);
    const orderId = someId();
    expect(codes(await sdk.transaction.sale({ amount, paymentMethodToken: cardToken, orderId }))).toEqual(refused);
    const { transactions } = good(await given.payments.transactionsOfOrder(orderId));
    expect(transactions.map(({ cents }) => cents)).toEqual(refused.length > 0 ? [] : [1250]);
  });

  test("takes no id twice", async () => {
    const { id, basic, cardToken, customerId } = await subscribed(given.payments);
    expect(codes(await sdk.customer.create({ id: customerId }))).toEqual(["91609"]);
    const card = { token: cardToken, customerId, paymentMethodNonce: "fake-valid-nonce" };
    expect(codes(await sdk.paymentMethod.create(card))).toEqual(["91719"]);
    const again = await sdk.subscription.create({ id, planId: basic, paymentMethodToken: cardToken });
    expect(codes(again)).toEqual(["81902"]);
    const plan = { id: basic, name: "Basic", price: "1.00", billingFrequency: 1, currencyIsoCode: "EUR" };
    expect(codes(await sdk.plan.create(plan))).toHaveLength(1);
  });

  test("refuses prices, plans and charges that do not serve", async () => {
    const { id, basic, cardToken } = await subscribed(given.payments);
    const wanted = { planId: basic, paymentMethodToken: cardToken };
    expect(codes(await sdk.subscription.create({ ...wanted, price: "29,00" }))).toEqual(["81904"]);
    expect(codes(await sdk.subscription.create({ ...wanted, merchantAccountId: "macrocycle_usd" }))).toEqual(["91923"]);
    const plan = { id: someId(), name: "", price: "x", billingFrequency: 0, currencyIsoCode: "JPY" };
    expect(codes(await sdk.plan.create(plan))).toHaveLength(4);
    expect(codes(await sdk.subscription.retryCharge(id))).toEqual(["91531"]);
    expect(codes(await sdk.transaction.sale({ amount: "1.00" }))).toEqual(["91508"]);
  });

  test("charges the plan's price without another one, and prorates a change where nobody says no", async () => {
    const { basic, pro, cardToken } = await subscribed(given.payments);
    const { subscription } = await sdk.subscription.create({ planId: basic, paymentMethodToken: cardToken });
    expect(subscription.price).toBe("29.00");
    const changed = await sdk.subscription.update(subscription.id, { planId: pro, price: "59.00" });
    expect(changed.subscription.transactions?.map(({ amount }) => amount)).toEqual(["30.00", "29.00"]);
  });

  test("voids and pays back once, and never more than was paid", async () => {
    const { cardToken } = await subscribed(given.payments);
    const sell = async () =>
      good(await given.payments.sell({ orderId: someId(), cents: 1000, cardToken })).transaction.id;
    const [voided, refunded] = [await sell(), await sell()];
    expect(codes(await sdk.transaction.refund(refunded))).toEqual(["91506"]);
    expect(codes(await sdk.transaction.void(voided))).toEqual([]);
    expect(codes(await sdk.transaction.void(voided))).toEqual(["91504"]);
    await given.control.moveTo(new Date(Date.now() + 2 * 86_400_000));
    expect(codes(await sdk.transaction.void(refunded))).toEqual(["91504"]);
    expect(codes(await sdk.transaction.refund(refunded, "4.00"))).toEqual([]);
    expect(codes(await sdk.transaction.refund(refunded, "6.01"))).toEqual(["91521"]);
    expect(codes(await sdk.transaction.refund(refunded))).toEqual([]);
    expect(codes(await sdk.transaction.refund(refunded))).toEqual(["91512"]);
  });

  test("ends a subscription after its cycles", async () => {
    const { basic, cardToken } = await subscribed(given.payments);
    const wanted = { planId: basic, paymentMethodToken: cardToken, numberOfBillingCycles: 2 };
    const { subscription } = await sdk.subscription.create(wanted);
    await given.control.moveTo(new Date(Date.now() + 100 * 86_400_000));
    const ended = good(await given.payments.findSubscription(subscription.id)).subscription;
    expect(ended).toMatchObject({ status: "EXPIRED" });
    expect(ended?.transactions).toHaveLength(2);
  });
});
