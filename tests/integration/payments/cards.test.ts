import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customerWithCard, type Given, gateways, good, openGateway, refusal, someId } from "./given.ts";

describe.each(gateways)("with %s gateway", (which) => {
  let given: Given;

  beforeAll(async () => {
    given = await openGateway(which);
  });

  afterAll(() => given.stop());

  test("the card form starts with a token, also for a customer, and for nobody unknown", async () => {
    const { payments } = given;
    const { customerId } = await customerWithCard(payments);
    for (const id of [undefined, customerId]) {
      const { clientToken } = good(await payments.clientToken(id));
      expect(JSON.parse(atob(clientToken))).toMatchObject({ version: 2, authorizationFingerprint: expect.any(String) });
    }
    expect(refusal(await payments.clientToken(someId()))).toEqual(["invalid 92804"]);
  });

  test("a customer is created once and then brought up to date", async () => {
    const { payments } = given;
    const id = someId();
    const first = await payments.saveCustomer({
      id,
      email: "a@example.test",
      firstName: "Ana",
      lastName: "Kovač & <Co>",
    });
    const second = await payments.saveCustomer({ id, email: "b@example.test", company: "Club" });
    expect([first, second]).toEqual([
      { ok: true, customerId: id },
      { ok: true, customerId: id },
    ]);
    expect(refusal(await payments.saveCustomer({ id: someId(), email: "no mail" }))).toEqual(["invalid 81604"]);
    expect(refusal(await payments.saveCustomer({ id, email: "no mail" }))).toEqual(["invalid 81604"]);
    expect(refusal(await payments.saveCustomer({ id: "no.id", email: "a@example.test" }))).toEqual(["invalid 91610"]);
  });

  test("a card is kept under its token, and again is the same one without its nonce", async () => {
    const { payments } = given;
    const customerId = someId();
    good(await payments.saveCustomer({ id: customerId, email: "a@example.test" }));
    const token = someId();
    const { card } = good(await payments.saveCard({ token, customerId, nonce: "fake-valid-visa-nonce" }));
    expect(card).toEqual({
      token,
      customerId,
      brand: "Visa",
      last4: "1111",
      expires: expect.stringMatching(/^\d\d\/\d{4}$/),
    });
    expect(good(await payments.saveCard({ token, customerId, nonce: "used up" })).card).toEqual(card);
    const other = await customerWithCard(payments);
    const taken = await payments.saveCard({ token, customerId: other.customerId, nonce: "fake-valid-nonce" });
    expect(refusal(taken)).toEqual(["conflict"]);
  });

  test.each([
    ["fake-valid-mastercard-nonce", "MasterCard", "4444"],
    ["fake-valid-amex-nonce", "American Express", "0005"],
    ["fake-valid-nonce", "Visa", "1881"],
  ])("the card of %s is a %s that ends with %s", async (nonce, brand, last4) => {
    const { customerId } = await customerWithCard(given.payments);
    const { card } = good(await given.payments.saveCard({ token: someId(), customerId, nonce }));
    expect(card).toMatchObject({ brand, last4 });
  });

  test.each([
    ["fake-processor-declined-visa-nonce", "declined 2000"],
    ["fake-processor-declined-mastercard-nonce", "declined 2000"],
    ["fake-processor-failure-jcb-nonce", "declined 3000"],
    ["fake-consumed-nonce", "invalid 91731"],
    ["fake-luhn-invalid-nonce", "invalid 81715"],
    ["nobody-knows-this", "invalid 91732"],
  ])("the card of %s is not kept: %s", async (nonce, why) => {
    const { customerId } = await customerWithCard(given.payments);
    const token = someId();
    expect(refusal(await given.payments.saveCard({ token, customerId, nonce }))).toEqual([why]);
    // and nothing stands under its token
    good(await given.payments.saveCard({ token, customerId, nonce: "fake-valid-nonce" }));
  });

  test("a card needs a customer, and a token of letters and digits", async () => {
    const { payments } = given;
    const nonce = "fake-valid-nonce";
    expect(refusal(await payments.saveCard({ token: someId(), customerId: someId(), nonce }))).toEqual([
      "invalid 91705",
    ]);
    const { customerId } = await customerWithCard(payments);
    expect(refusal(await payments.saveCard({ token: "no.token", customerId, nonce }))).toEqual(["invalid 91718"]);
    const tooLong = await payments.saveCard({ token: "t".repeat(37), customerId, nonce });
    expect(refusal(tooLong)).toEqual(["invalid 91720"]);
  });

  test.each([
    "fake-three-d-secure-visa-full-authentication-nonce",
    "fake-three-d-secure-visa-attempts-non-participating-nonce",
  ])("with 3-D Secure the card of %s is kept", async (nonce) => {
    const { customerId } = await customerWithCard(given.payments);
    const { card } = good(await given.secure.saveCard({ token: someId(), customerId, nonce }));
    expect(card.customerId).toBe(customerId);
  });

  test.each([
    ["fake-three-d-secure-visa-failed-authentication-nonce", "authenticate_failed"],
    ["fake-three-d-secure-visa-failed-signature-nonce", "authenticate_signature_verification_failed"],
    ["fake-three-d-secure-visa-lookup-timeout-nonce", "lookup_error"],
    ["fake-valid-nonce", "not_attempted"],
  ])("with 3-D Secure the card of %s is not kept, without it is", async (nonce, status) => {
    const { customerId } = await customerWithCard(given.payments);
    const token = someId();
    const refused = await given.secure.saveCard({ token, customerId, nonce });
    expect(refusal(refused)).toEqual([`notAuthenticated ${status}`]);
    expect(good(await given.payments.saveCard({ token, customerId, nonce })).card.token).toBe(token);
  });

  test("with 3-D Secure an unknown nonce is one", async () => {
    const { customerId } = await customerWithCard(given.payments);
    const refused = await given.secure.saveCard({ token: someId(), customerId, nonce: "nobody-knows-this" });
    expect(refusal(refused)).toEqual(["invalid 91732"]);
  });

  test("a plan is created once, then its name and price change, and its duration does not", async () => {
    const { payments } = given;
    const id = someId();
    const plan = { id, name: "Basic", cents: 2905, months: 1 };
    expect(good(await payments.savePlan(plan)).plan).toEqual(plan);
    const changed = { ...plan, name: "Basic (monthly)", cents: 3100 };
    expect(good(await payments.savePlan(changed)).plan).toEqual(changed);
    expect(refusal(await payments.savePlan({ ...plan, months: 12 }))).toEqual(["conflict"]);
    expect(good(await payments.savePlan({ ...plan, id: someId(), months: 12 })).plan.months).toBe(12);
  });
});
