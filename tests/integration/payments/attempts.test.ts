import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { openAttempt } from "#app/features/payments/attempts.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentCards } from "#db/schema/payments.ts";
import { programPurchases, sellingRecords } from "#db/schema/sales.ts";
import {
  attemptOf,
  booksOf,
  type Coach,
  openingOf,
  pay,
  payingCoach,
  programOpeningOf,
  subscribedCoach,
  subscriptionOf,
  upgradeOf,
} from "./attempts-given.ts";
import { openSandboxGateway } from "./given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeAll(async () => {
  given = await openSandboxGateway();
});

afterAll(() => given.stop());

/** The money that the gateway took of the account. */
async function takenOf({ accountId }: Pick<Coach, "accountId">) {
  const { transactions } = await given.control.ledger();
  return transactions.filter((one) => one.customerId === accountId).map(({ cents, status }) => [cents, status]);
}

const settling = "submitted_for_settlement";
const later = (coach: Coach) => ({ ...coach, pay: { ...coach.pay, now: new Date(Date.now() + resumeAfter + 1000) } });

test("who subscribes has a charge with its invoice, its record and entries that sum to zero, and a licence", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await booksOf(coach)).toMatchObject({ cents: [2900], invoices: 1, records: 1, balance: 0 });
  expect(await takenOf(coach)).toEqual([[2900, settling]]);
  expect(await attemptOf(coach, opening.id)).toMatchObject({ state: "done", nonce: null, cents: 2900 });
  expect(await subscriptionOf(coach)).toMatchObject({ id: opening.id, state: "active", priceCents: 2900 });
  const [account] = await coach.ctx.db.select().from(accounts).where(eq(accounts.id, coach.accountId));
  expect(account).toMatchObject({ subscriptionStatus: "ACTIVE", subscriptionPackageId: coach.basic });
  const cards = await coach.ctx.db.select().from(paymentCards).where(eq(paymentCards.accountId, coach.accountId));
  expect(cards).toMatchObject([{ id: opening.id, brand: "Visa", last4: "1881" }]);
});

test("the same form sent again, and twice at once, pays once and says the same", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  expect(await Promise.all([pay(coach, opening), pay(coach, opening)])).toEqual([{ state: "done" }, { state: "done" }]);
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await takenOf(coach)).toEqual([[2900, settling]]);
  expect(await booksOf(coach)).toMatchObject({ cents: [2900], invoices: 1 });
});

test.each([
  ["fake-processor-declined-visa-nonce", "Your bank declined the card: Do Not Honor."],
  ["fake-consumed-nonce", "The card was entered too long ago. Enter it again."],
  ["no-such-nonce", "The card was entered too long ago. Enter it again."],
])("%s is refused in words, and nothing is left", async (nonce, problem) => {
  const coach = await payingCoach(given.payments);
  const opening = { ...openingOf(coach, coach.basic, 2900), nonce };
  const outcome = { state: "refused", problem: expect.stringContaining(problem) };
  expect(await pay(coach, opening)).toEqual(outcome);
  expect(await pay(coach, opening)).toEqual(outcome);
  expect(await booksOf(coach)).toMatchObject({ cents: [], invoices: 0 });
  expect(await attemptOf(coach, opening.id)).toMatchObject({ state: "refused", nonce: null });
  expect(await pay(coach, openingOf(coach, coach.basic, 2900))).toEqual({ state: "done" });
});

test("a card that is kept and whose charge is declined is forgotten", async () => {
  const coach = await payingCoach(given.payments);
  await coach.ctx.db.update(packages).set({ priceCents: 200_100 }).where(eq(packages.id, coach.basic));
  const outcome = await pay(coach, openingOf(coach, coach.basic, 200_100));
  expect(outcome).toEqual({ state: "refused", problem: expect.stringContaining("Insufficient Funds") });
  expect(await coach.ctx.db.$count(paymentCards, eq(paymentCards.accountId, coach.accountId))).toBe(0);
  expect(await booksOf(coach)).toMatchObject({ cents: [] });
});

test("a sum that is another by now is refused with the new one", async () => {
  const coach = await payingCoach(given.payments);
  await coach.ctx.db.update(packages).set({ priceCents: 3100 }).where(eq(packages.id, coach.basic));
  const outcome = await pay(coach, openingOf(coach, coach.basic, 2900));
  expect(outcome).toEqual({ state: "not opened", problem: expect.stringContaining("The amount is now €31.00.") });
  expect(await takenOf(coach)).toEqual([]);
});

test("an upgrade charges the rest of the period at the new price, and renews at that", async () => {
  const coach = await subscribedCoach(given.payments);
  const paidThrough = (await subscriptionOf(coach))?.paidThrough;
  const opening = await upgradeOf(coach);
  const cents = opening.shownCents;
  expect(cents).toBeGreaterThan(2500);
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await takenOf(coach)).toEqual(
    expect.arrayContaining([
      [2900, settling],
      [cents, settling],
    ]),
  );
  expect(await booksOf(coach)).toMatchObject({ invoices: 2, records: 2, balance: 0 });
  expect(await subscriptionOf(coach)).toMatchObject({ packageId: coach.pro, priceCents: 5900, paidThrough });
  const again = await pay(coach, openingOf(coach, coach.pro, 0));
  expect(again).toEqual({ state: "not opened", problem: "Already subscribed to this plan" });
});

test("an upgrade that the gateway refuses for good is paid back", async () => {
  const coach = await subscribedCoach(given.payments);
  const opening = await upgradeOf(coach);
  await given.payments.cancelSubscription(coach.subscriptionId);
  expect(await pay(coach, opening)).toEqual({ state: "reversed", problem: expect.stringContaining("have refunded") });
  expect(await takenOf(coach)).toEqual(expect.arrayContaining([[opening.shownCents, "voided"]]));
  expect(await booksOf(coach)).toMatchObject({ cents: [2900], invoices: 1 });
  expect(await pay(coach, opening)).toMatchObject({ state: "reversed" });
});

const calls = ["saveCustomer", "saveCard", "createSubscription", "sell", "changeSubscription"] as const;

/** The gateway, whose caller ends right after the call was carried out there. */
function dyingAfter(payments: Payments, name: (typeof calls)[number]): Payments {
  const call = payments[name] as (asked: never) => Promise<unknown>;
  async function die(asked: never): Promise<never> {
    await call(asked);
    throw new Error("killed");
  }
  return { ...payments, [name]: die };
}

test.each(["saveCustomer", "saveCard", "createSubscription"] as const)(
  "killed after %s, the order is resumed and charged once",
  async (name) => {
    const coach = await payingCoach(given.payments);
    const opening = openingOf(coach, coach.basic, 2900);
    const dying = { ...coach, pay: { ...coach.pay, payments: dyingAfter(given.payments, name) } };
    await expect(pay(dying, opening)).rejects.toThrow("killed");
    expect(await attemptOf(coach, opening.id)).toMatchObject({ state: "open" });
    expect(await runAttempt(later(coach).pay, coach.accountId, opening.id)).toEqual({ state: "done" });
    expect(await takenOf(coach)).toEqual([[2900, settling]]);
    expect(await booksOf(coach)).toMatchObject({ cents: [2900], invoices: 1, records: 1, balance: 0 });
  },
);

test.each(["sell", "changeSubscription"] as const)("killed after %s, an upgrade is resumed", async (name) => {
  const coach = await subscribedCoach(given.payments);
  const opening = await upgradeOf(coach);
  const dying = { ...coach, pay: { ...coach.pay, payments: dyingAfter(given.payments, name) } };
  await expect(pay(dying, opening)).rejects.toThrow("killed");
  expect(await runAttempt(later(coach).pay, coach.accountId, opening.id)).toEqual({ state: "done" });
  const taken = await takenOf(coach);
  expect(taken.filter(([cents]) => cents === opening.shownCents)).toHaveLength(1);
  expect(await booksOf(coach)).toMatchObject({ invoices: 2, records: 2, balance: 0 });
  expect(await subscriptionOf(coach)).toMatchObject({ packageId: coach.pro, priceCents: 5900 });
});

test("an order of which nobody heard stays open, is not begun again at once, and is resumed", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  await given.control.breakNext({ on: "POST /subscriptions", kind: "cut" });
  expect(await pay(coach, opening)).toEqual({ state: "open" });
  expect(await runAttempt(later(coach).pay, coach.accountId, opening.id)).toEqual({ state: "done" });
  expect(await takenOf(coach)).toEqual([[2900, settling]]);
});

test("a gateway that is away has done nothing, and the order goes on at once when it is back", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  await given.control.breakNext({ on: "POST /subscriptions", kind: "busy" });
  expect(await pay(coach, opening)).toEqual({ state: "open" });
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await takenOf(coach)).toEqual([[2900, settling]]);
});

test("an order that was left before its card was kept is replaced; one that may be charged is resumed first", async () => {
  const coach = await payingCoach(given.payments);
  const left = openingOf(coach, coach.basic, 2900);
  await openAttempt(coach.pay, left);
  const other = openingOf(coach, coach.pro, 5900);
  const dying = { ...coach, pay: { ...coach.pay, payments: dyingAfter(given.payments, "createSubscription") } };
  await expect(pay(dying, other)).rejects.toThrow("killed");
  expect(await attemptOf(coach, left.id)).toMatchObject({ state: "refused" });
  const third = await pay(later(coach), openingOf(coach, coach.basic, 2900));
  expect(third).toEqual({ state: "not opened", problem: "Available when your current plan ends" });
  expect(await attemptOf(coach, other.id)).toMatchObject({ state: "done" });
  expect(await takenOf(coach)).toEqual([[5900, settling]]);
});

test.each([4900, 0])("a program of %i cents is bought once, with its record and its invoice", async (cents) => {
  const coach = await payingCoach(given.payments);
  const { id, partner, opening } = await programOpeningOf(coach, cents);
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await pay(coach, opening)).toEqual({ state: "done" });
  expect(await takenOf(coach)).toEqual(cents === 0 ? [] : [[cents, settling]]);
  expect(await booksOf(coach)).toMatchObject({ cents: [cents], invoices: 1, records: 1, balance: 0 });
  const bought = await coach.ctx.db.select().from(programPurchases).where(eq(programPurchases.programId, id));
  expect(bought).toMatchObject([{ accountId: coach.accountId, buyerId: coach.userId }]);
  const [record] = await coach.ctx.db.select().from(sellingRecords).where(eq(sellingRecords.programId, id));
  expect(record).toMatchObject({ type: 2, partnerId: partner.user.id, tsCommissionCents: cents / 5 });
  const again = await pay(coach, { ...opening, id: randomUUID() });
  expect(again).toEqual({ state: "not opened", problem: "You have bought this program already." });
});
