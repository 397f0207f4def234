import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customerWithCard, type Given, gateways, good, openGateway, refusal, someId, subscribed } from "./given.ts";

describe.each(gateways)("with %s gateway", (which) => {
  let given: Given;

  beforeAll(async () => {
    given = await openGateway(which);
  });

  afterAll(() => given.stop());

  test.each([1, 12])(
    "a subscription to a plan of %d months is charged at once and paid up to the next renewal",
    async (months) => {
      const { subscription, id, basic, customerId, cardToken } = await subscribed(given.payments, months);
      const next = monthsLater(subscription.createdAt, months);
      expect(subscription).toMatchObject({
        id,
        planId: basic,
        cents: 2900,
        status: "ACTIVE",
        cardToken,
        balanceCents: 0,
      });
      expect(subscription).toMatchObject({
        nextBilling: next,
        paidThrough: monthsLater(subscription.createdAt, months, -1),
      });
      expect(subscription.transactions).toEqual([
        expect.objectContaining({
          kind: "sale",
          outcome: "paid",
          status: "submitted_for_settlement",
          cents: 2900,
          subscriptionId: id,
          planId: basic,
          customerId,
          orderId: null,
          declined: null,
        }),
      ]);
      expect(good(await given.payments.findSubscription(id)).subscription).toEqual(subscription);
    },
  );

  test("a subscription that is created again is the same one, charged once", async () => {
    const { payments } = given;
    const { id, basic, pro, cardToken, subscription } = await subscribed(payments);
    const wanted = { id, planId: basic, cents: 2900, cardToken };
    expect(good(await payments.createSubscription(wanted)).subscription).toEqual(subscription);
    expect(refusal(await payments.createSubscription({ ...wanted, cents: 3000 }))).toEqual(["conflict"]);
    expect(refusal(await payments.createSubscription({ ...wanted, planId: pro }))).toEqual(["conflict"]);
  });

  test("a subscription costs what it is created with, to the cent", async () => {
    const { payments } = given;
    const { basic, cardToken } = await subscribed(payments);
    const cents = 1907;
    const wanted = { id: someId(), planId: basic, cents, cardToken };
    const { subscription } = good(await payments.createSubscription(wanted));
    expect(subscription.cents).toBe(cents);
    expect(subscription.transactions.map((one) => one.cents)).toEqual([cents]);
  });

  test("a declined subscription leaves nothing behind, and can be tried again", async () => {
    const { payments } = given;
    const { basic, cardToken } = await subscribed(payments);
    const id = someId();
    const wanted = { id, planId: basic, cents: 2900, cardToken };
    const declined = await payments.createSubscription({ ...wanted, cents: 200_100 });
    expect(declined).toEqual({
      ok: false,
      problems: [
        {
          kind: "declined",
          by: "processor",
          code: "2001",
          text: "Insufficient Funds",
          final: false,
          transactionId: expect.any(String),
        },
      ],
    });
    expect(good(await payments.findSubscription(id)).subscription).toBeNull();
    expect(good(await payments.createSubscription(wanted)).subscription.status).toBe("ACTIVE");
  });

  test("a subscription needs a plan, a card and an id of letters and digits", async () => {
    const { payments } = given;
    const { basic, cardToken } = await subscribed(payments);
    const wanted = { id: someId(), planId: basic, cents: 2900, cardToken };
    expect(refusal(await payments.createSubscription({ ...wanted, planId: someId() }))).toEqual(["invalid 91904"]);
    expect(refusal(await payments.createSubscription({ ...wanted, cardToken: someId() }))).toEqual(["invalid 91903"]);
    expect(refusal(await payments.createSubscription({ ...wanted, id: "no.id" }))).toEqual(["invalid 81906"]);
    await expect(payments.createSubscription({ ...wanted, cents: 0.5 })).rejects.toThrow("Not an amount");
    await expect(payments.createSubscription({ ...wanted, cents: -100 })).rejects.toThrow("Not an amount");
  });

  test("a change takes the new plan and price from the next renewal on, and charges nothing now", async () => {
    const { payments } = given;
    const { id, pro, subscription } = await subscribed(payments);
    const change = { id, planId: pro, cents: 5900 };
    for (const _ of ["once", "again"]) {
      const { subscription: changed } = good(await payments.changeSubscription(change));
      expect(changed).toMatchObject({ id, planId: pro, cents: 5900, status: "ACTIVE" });
      expect(changed).toMatchObject({ paidThrough: subscription.paidThrough, nextBilling: subscription.nextBilling });
      expect(changed.transactions).toEqual(subscription.transactions);
    }
  });

  test("a change may bring another card", async () => {
    const { payments } = given;
    const { id, basic, customerId } = await subscribed(payments);
    const cardToken = someId();
    good(await payments.saveCard({ token: cardToken, customerId, nonce: "fake-valid-mastercard-nonce" }));
    const changed = good(await payments.changeSubscription({ id, planId: basic, cents: 2900, cardToken }));
    expect(changed.subscription.cardToken).toBe(cardToken);
  });

  test("a change to a plan of another duration, an unknown one or of what is cancelled is refused", async () => {
    const { payments } = given;
    const { id, pro } = await subscribed(payments);
    const yearly = await subscribed(payments, 12);
    const change = { id, planId: pro, cents: 5900 };
    expect(refusal(await payments.changeSubscription({ ...change, planId: yearly.basic }))).toEqual(["invalid 91922"]);
    expect(refusal(await payments.changeSubscription({ ...change, planId: someId() }))).toContain("invalid 91904");
    expect(refusal(await payments.changeSubscription({ ...change, id: someId() }))).toEqual(["notFound"]);
    good(await payments.cancelSubscription(id));
    expect(refusal(await payments.changeSubscription(change))).toEqual(["invalid 81901"]);
  });

  test("what is cancelled stays so and paid through, also when it is cancelled again", async () => {
    const { payments } = given;
    const { id, subscription } = await subscribed(payments);
    for (const _ of ["once", "again"]) {
      const { subscription: canceled } = good(await payments.cancelSubscription(id));
      expect(canceled).toMatchObject({ status: "CANCELED", paidThrough: subscription.paidThrough });
    }
    expect(good(await payments.findSubscription(id)).subscription?.status).toBe("CANCELED");
    expect(refusal(await payments.cancelSubscription(someId()))).toEqual(["notFound"]);
  });

  test("a charge of what is not past due is its last one, and nothing more is charged", async () => {
    const { payments } = given;
    const { id, subscription } = await subscribed(payments);
    const retried = good(await payments.retryCharge({ subscriptionId: id, since: new Date(0) }));
    expect(retried).toMatchObject({ subscription, transaction: subscription.transactions[0] });
    const nobody = await payments.retryCharge({ subscriptionId: someId(), since: new Date(0) });
    expect(refusal(nobody)).toEqual(["notFound"]);
  });

  test("nothing is subscribed under an unknown id", async () => {
    await customerWithCard(given.payments);
    expect(good(await given.payments.findSubscription(someId())).subscription).toBeNull();
  });
});

/** The same day of a later month, or its last one; `days` after it. Reckoned anew, so that it may disagree. */
function monthsLater(from: Date, months: number, days = 0): string {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
