import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Paid, payOrder } from "#app/features/payments/pay.server.ts";
import { runClock } from "#app/features/subscriptions/clock.server.ts";
import { log } from "#app/services/log.server.ts";
import { confirmTerms } from "#app/services/terms.server.ts";
import { programs } from "#db/schema/programs.ts";
import { authenticateCard, postCard } from "#tests/support/payments/payments-sandbox.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeProgram } from "#tests/support/things.ts";
import { attemptOf, booksOf, type Coach, payingCoach, selling, subscriptionOf } from "./attempts-given.ts";
import { good, openSandboxGateway } from "./given.ts";

/**
 * Proves that with 3-D Secure each charge that a customer starts has their bank's word on it, at a gateway that declines
 * one without; and that renewals go by token.
 */
let given: Awaited<ReturnType<typeof openSandboxGateway>>;
let clientToken: string;

beforeAll(async () => {
  given = await openSandboxGateway();
  await given.control.requireAuthentication(true);
  clientToken = good(await given.secure.clientToken()).clientToken;
});

afterAll(() => given.stop());

async function coachWhoPays() {
  const coach = await payingCoach(given.secure);
  const { ctx } = coach;
  await confirmTerms(ctx.db, { accountId: coach.accountId, id: coach.userId }, ctx.now);
  return { ...coach, ctx: { ...ctx, services: { ...ctx.services, payments: given.secure } } };
}

type Order = Parameters<typeof payOrder>[2];

function press(
  { ctx }: Pick<Coach, "ctx">,
  order: Order,
  more: { nonce?: string; confirmed?: string; id?: string; shown?: string },
) {
  const { nonce = "", id = newId(), shown = "2900", confirmed = "" } = more;
  return payOrder(ctx, selling, order, { id, nonce, confirmed, shown, card: nonce === "" ? "kept" : "new" });
}

/** What the form's script does with the question. */
async function askBank(paid: Paid) {
  if (paid.is !== "confirm") throw new Error(`Nothing is to be confirmed: ${JSON.stringify(paid)}`);
  const { paymentMethod, threeDSecure } = await authenticateCard(clientToken, paid.confirmation.nonce);
  return { confirmed: String(paymentMethod.nonce), isShifted: threeDSecure.liabilityShifted as boolean };
}

async function nonceOf(number: string) {
  const card = { number, expirationDate: "05/2031", cvv: "123", cardholderName: "Nora Babić" };
  return String((await postCard(clientToken, card)).json.creditCards[0].nonce);
}

async function chargesOf({ accountId }: Pick<Coach, "accountId">) {
  const { transactions } = await given.control.ledger();
  const theirs = transactions.filter(({ customerId }) => customerId === accountId);
  return theirs.map(({ cents, status, threeDSecure }) => [cents, status, threeDSecure?.liabilityShifted ?? false]);
}

const paid = "submitted_for_settlement";

test("a subscription, its upgrade and a program are charged with the bank's word, the kept card too; a renewal by token", async () => {
  const { now } = await given.control.moveTo(new Date());
  const coach = await coachWhoPays();
  const order: Order = { kind: "package", packageId: coach.basic };
  const id = newId();
  const question = await press(coach, order, { id, nonce: "fake-valid-visa-nonce" });
  expect(question).toMatchObject({ is: "confirm", confirmation: { bin: "411111", cents: 2900 } });
  expect(await chargesOf(coach)).toEqual([]);
  const { confirmed } = await askBank(question);
  expect(await press(coach, order, { id, nonce: "", confirmed })).toMatchObject({ is: "done" });
  expect(await press(coach, order, { id, nonce: "", confirmed })).toMatchObject({ is: "done" });
  expect(await chargesOf(coach)).toEqual([[2900, paid, true]]);

  const dearer: Order = { kind: "package", packageId: coach.pro };
  const stale = await press(coach, dearer, { shown: "1" });
  const cents = /€([\d.]+)/.exec(JSON.stringify(stale))?.[1]?.replace(".", "") ?? "";
  const upgradeId = newId();
  const asked = await askBank(await press(coach, dearer, { id: upgradeId, shown: cents }));
  const upgraded = await press(coach, dearer, { id: upgradeId, shown: cents, confirmed: asked.confirmed });
  expect(upgraded).toMatchObject({ is: "done" });

  const seller = await coachingBusiness();
  const programId = await makeProgram(seller.user);
  await coach.ctx.db.update(programs).set({ status: 3, priceCents: 4900 });
  const program: Order = { kind: "program", programId };
  const programOrder = newId();
  const bank = await askBank(await press(coach, program, { id: programOrder, shown: "4900" }));
  expect(await press(coach, program, { id: programOrder, shown: "4900", confirmed: bank.confirmed })).toMatchObject({
    is: "done",
  });
  expect((await chargesOf(coach)).map(([, status, isShifted]) => [status, isShifted])).toEqual(
    Array.from({ length: 3 }, () => [paid, true]),
  );

  const month = new Date(new Date(now).getTime() + 40 * 24 * 60 * 60 * 1000);
  await given.control.moveTo(month);
  await runClock({ db: coach.ctx.db, payments: given.secure, selling, now: month }, log);
  expect((await chargesOf(coach)).at(-1)).toEqual([5900, "settled", false]);
  expect(await subscriptionOf(coach)).toMatchObject({ state: "active" });
});

test("a charge by token that a customer starts is declined by the gateway", async () => {
  const coach = await coachWhoPays();
  const { payments } = given;
  const [customerId, token] = [coach.accountId, newId()];
  good(await payments.saveCustomer({ id: customerId, email: "a@example.test" }));
  good(await payments.saveCard({ token, customerId, nonce: "fake-valid-visa-nonce" }));
  const sale = await payments.sell({ orderId: newId(), cents: 1000, customerId, cardToken: token });
  good(await payments.savePlan({ id: coach.basic, name: "Basic", cents: 2900, months: 1 }));
  const wanted = { id: newId(), planId: coach.basic, cents: 2900, cardToken: token };
  for (const refused of [sale, await payments.createSubscription(wanted)]) {
    expect(refused).toMatchObject({ ok: false, problems: [{ kind: "declined", code: "2099" }] });
  }
});

test("a nonce that was used or is no answer leads to the bank again, and charges nothing", async () => {
  const coach = await coachWhoPays();
  const order: Order = { kind: "package", packageId: coach.basic };
  const id = newId();
  const first = await press(coach, order, { id, nonce: "fake-valid-visa-nonce" });
  if (first.is !== "confirm") throw new Error("Nothing was asked.");
  const again = await press(coach, order, { id, confirmed: first.confirmation.nonce });
  expect(again.is).toBe("confirm");
  expect(await attemptOf(coach, id)).toMatchObject({ state: "open", awaitsBank: true, confirmedNonce: null });
  const { confirmed } = await askBank(again);
  expect(await press(coach, order, { id, confirmed })).toMatchObject({ is: "done" });
  expect(await booksOf(coach)).toMatchObject({ cents: [2900] });
});

test("a card whose bank refuses its owner is not charged, and another one takes its place", async () => {
  const coach = await coachWhoPays();
  const order: Order = { kind: "package", packageId: coach.basic };
  const id = newId();
  const question = await press(coach, order, { id, nonce: await nonceOf("4000000000001018") });
  expect((await askBank(question)).isShifted).toBe(false);
  const other = newId();
  const next = await press(coach, order, { id: other, nonce: await nonceOf("4000000000001000") });
  expect(await attemptOf(coach, id)).toMatchObject({ state: "refused", problem: "Another order replaced this one." });
  const { confirmed } = await askBank(next);
  expect(await press(coach, order, { id: other, confirmed })).toMatchObject({ is: "done" });
  expect(await chargesOf(coach)).toEqual([[2900, paid, true]]);
});

test("a card that its bank declines is refused at the charge", async () => {
  const coach = await coachWhoPays();
  const order: Order = { kind: "package", packageId: coach.basic };
  const id = newId();
  const { confirmed } = await askBank(await press(coach, order, { id, nonce: await nonceOf("4000111111111115") }));
  expect(await press(coach, order, { id, confirmed })).toEqual({
    is: "refused",
    problems: { "": [expect.stringContaining("Do Not Honor")] },
  });
});

test("what the bank is told of who pays is in plain letters", async () => {
  const coach = await coachWhoPays();
  const question = await press(coach, { kind: "package", packageId: coach.basic }, { nonce: "fake-valid-visa-nonce" });
  if (question.is !== "confirm") throw new Error("Nothing was asked.");
  const { email, billingAddress } = question.confirmation.payer;
  expect(email).toBe(coach.ctx.actor.email);
  expect(JSON.stringify(billingAddress)).toMatch(/^[ -~]+$/);
  expect(Object.keys(billingAddress)).toContain("givenName");
});

test("an order that nobody confirms in an hour is over, however late the answer comes", async () => {
  const coach = await coachWhoPays();
  const order: Order = { kind: "package", packageId: coach.basic };
  const id = newId();
  const { confirmed } = await askBank(await press(coach, order, { id, nonce: "fake-valid-visa-nonce" }));
  const later = { ...coach.ctx, now: new Date(Date.now() + 61 * 60 * 1000) };
  expect(await press({ ctx: later }, order, { id, confirmed })).toEqual({
    is: "refused",
    problems: { "": ["The payment was not confirmed in time. Nothing was charged."] },
  });
  expect(await chargesOf(coach)).toEqual([]);
});
