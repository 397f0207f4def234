import { afterAll, beforeAll, expect, test } from "vitest";
import { authenticateCard, postCard } from "#tests/support/payments/payments-sandbox.ts";
import { customerWithCard, good, openSandboxGateway, refusal, someId } from "./given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;
let clientToken: string;

beforeAll(async () => {
  given = await openSandboxGateway();
  ({ clientToken } = good(await given.payments.clientToken()));
});

afterAll(() => given.stop());

const valid = { number: "4111 1111 1111 1111", expirationDate: "05/2031", cvv: "123", cardholderName: "Ana Kovač" };

async function nonceOf(card: Record<string, string>): Promise<string> {
  const { json } = await postCard(clientToken, card);
  return json.creditCards[0].nonce;
}

test("a published test card becomes a nonce that serves once", async () => {
  const { json, status } = await postCard(clientToken, valid);
  expect(status).toBe(202);
  expect(json.creditCards[0]).toMatchObject({ details: { lastFour: "1111", cardType: "Visa" } });
  const { nonce } = json.creditCards[0];
  const { customerId } = await customerWithCard(given.payments);
  const { card } = good(await given.payments.saveCard({ token: someId(), customerId, nonce }));
  expect(card).toMatchObject({ brand: "Visa", last4: "1111", expires: "05/2031" });
  const again = await given.payments.saveCard({ token: someId(), customerId, nonce });
  expect(refusal(again)).toEqual(["invalid 91731"]);
  expect(refusal(await given.payments.sell({ orderId: someId(), cents: 100, nonce }))).toEqual(["invalid 91564"]);
});

test("an order uses a nonce up as well", async () => {
  const nonce = await nonceOf(valid);
  good(await given.payments.sell({ orderId: someId(), cents: 100, nonce }));
  expect(refusal(await given.payments.sell({ orderId: someId(), cents: 100, nonce }))).toEqual(["invalid 91564"]);
});

test.each([
  [{ number: "4111111111111112" }, "number", "81715"],
  [{ number: "4242424242424242" }, "number", "81717"],
  [{ number: "" }, "number", "81715"],
  [{ expirationDate: "13/2031" }, "expiration_date", "81710"],
  [{ expirationDate: "" }, "expiration_date", "81710"],
  [{ expirationDate: "01/2020" }, "expiration_date", "81710"],
  [{ cvv: "12" }, "cvv", "81707"],
  [{ number: "378282246310005", cvv: "123" }, "cvv", "81707"],
])("%j is refused at its field", async (wrong, field, code) => {
  const { status, json } = await postCard(clientToken, { ...valid, ...wrong });
  expect(status).toBe(422);
  expect(json.fieldErrors[0].fieldErrors).toMatchObject([{ field, code }]);
});

test("a nonce is for whoever has a client token", async () => {
  const token = JSON.parse(atob(clientToken));
  const stranger = btoa(JSON.stringify({ ...token, authorizationFingerprint: "guessed" }));
  expect((await postCard(stranger, valid)).status).toBe(403);
});

test("a card whose verification fails is not kept", async () => {
  const { customerId } = await customerWithCard(given.payments);
  const nonce = await nonceOf({ ...valid, number: "4000111111111115" });
  expect(refusal(await given.payments.saveCard({ token: someId(), customerId, nonce }))).toEqual(["declined 2000"]);
});

test.each([
  ["4000000000001000", true, false, "authenticate_successful"],
  ["4000000000001018", false, false, "authenticate_frictionless_failed"],
  ["4000000000001026", true, false, "authenticate_attempt_successful"],
  ["4000000000001091", true, true, "authenticate_successful"],
  ["4000000000001109", false, true, "authenticate_failed"],
])("3-D Secure of %s: liability shifted %s, challenged %s", async (number, isShifted, isChallenged, status) => {
  const nonce = await nonceOf({ ...valid, number });
  const { customerId } = await customerWithCard(given.payments);
  const untried = await given.secure.saveCard({ token: someId(), customerId, nonce });
  expect(refusal(untried)).toEqual(["notAuthenticated not_attempted"]);
  const said = await authenticateCard(clientToken, nonce);
  expect(said).toMatchObject({ isChallenged, threeDSecure: { status, liabilityShifted: isShifted } });
  const saved = await given.secure.saveCard({ token: someId(), customerId, nonce: said.paymentMethod.nonce });
  expect(refusal(saved)).toEqual([isShifted ? "went well" : `notAuthenticated ${status}`]);
  expect(refusal(await given.payments.sell({ orderId: someId(), cents: 100, nonce }))).toEqual(["invalid 91564"]);
});
