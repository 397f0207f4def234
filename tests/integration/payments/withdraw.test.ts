import { afterAll, beforeAll, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { withdraw } from "#app/features/payments/withdraw.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import {
  attemptOf,
  booksOf,
  type Coach,
  openingOf,
  pay,
  payingCoach,
  programOpeningOf,
  selling,
  subscribedCoach,
  subscriptionOf,
  upgradeOf,
} from "./attempts-given.ts";
import { good, openSandboxGateway } from "./given.ts";

/** Proves that an order is withdrawn only where nothing was charged for it, nor will be. */
let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeAll(async () => {
  given = await openSandboxGateway();
});

afterAll(() => given.stop());

const at = ({ ctx }: Coach, now: Date) => ({ ...ctx, now, services: { ...ctx.services, payments: given.payments } });
const inTime = () => new Date(Date.now() + resumeAfter + 1000);

test("an order whose answer was lost is not withdrawn while it may be charged, and not once it is found paid", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  good(await given.payments.savePlan({ id: coach.basic, name: "Basic", cents: 2900, months: 1 }));
  await given.control.breakNext({ on: "POST /subscriptions", kind: "cut" });
  expect(await pay(coach, opening)).toEqual({ state: "open" });
  const early = await withdraw(at(coach, new Date()), selling, opening.id);
  expect(early).toMatchObject({ isWithdrawn: false, text: expect.stringContaining("Try again in two minutes") });
  const late = await withdraw(at(coach, inTime()), selling, opening.id);
  expect(late).toMatchObject({ isWithdrawn: false, text: "It was paid already, so it can't be withdrawn." });
  expect(await booksOf(coach)).toMatchObject({ cents: [2900], invoices: 1 });
});

test("one that the gateway does not know of is withdrawn, once, and another one is paid", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  await given.control.breakNext({ on: "POST /subscriptions", kind: "refused" });
  expect(await pay(coach, opening)).toEqual({ state: "open" });
  const ctx = at(coach, inTime());
  expect(await withdraw(ctx, selling, opening.id)).toMatchObject({ isWithdrawn: true });
  expect(await withdraw(ctx, selling, opening.id)).toMatchObject({ isWithdrawn: true });
  expect(await attemptOf(coach, opening.id)).toMatchObject({ state: "refused" });
  expect(await booksOf(coach)).toMatchObject({ cents: [] });
  expect(await pay(coach, openingOf(coach, coach.basic, 2900))).toEqual({ state: "done" });
});

test("one that was withdrawn before the gateway's answer came buys nothing", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  const slow = { ...given.payments };
  slow.createSubscription = async (wanted) => {
    const nobodyKnows = async () => ({ ok: true as const, subscription: null });
    const ctx = at(coach, inTime());
    const before = { ...ctx.services, payments: { ...given.payments, findSubscription: nobodyKnows } };
    expect(await withdraw({ ...ctx, services: before }, selling, opening.id)).toMatchObject({ isWithdrawn: true });
    return given.payments.createSubscription(wanted);
  };
  const outcome = await pay({ ...coach, pay: { ...coach.pay, payments: slow } }, opening);
  expect(outcome).toMatchObject({ state: "refused", problem: "You withdrew the payment. Nothing was charged." });
  expect(await booksOf(coach)).toMatchObject({ cents: [] });
  expect(await subscriptionOf(coach)).toBeUndefined();
});

/** A gateway whose sale is confirmed after its buyer withdrew the order, when it had not yet said that it knew of one. */
function confirmingLate(coach: Coach, orderId: string): Payments {
  const late = { ...given.payments };
  late.sell = async (sale) => {
    const ctx = at(coach, inTime());
    const notYetKnown = async () => ({ ok: true as const, transactions: [] });
    const services = { ...ctx.services, payments: { ...given.payments, transactionsOfOrder: notYetKnown } };
    expect(await withdraw({ ...ctx, services }, selling, orderId)).toMatchObject({ isWithdrawn: true });
    return given.payments.sell(sale);
  };
  return late;
}

test.each(["program", "upgrade"])(
  "a charge for a withdrawn %s that the gateway confirms late is paid back",
  async (kind) => {
    const coach = kind === "upgrade" ? await subscribedCoach(given.payments) : await payingCoach(given.payments);
    const before = await booksOf(coach);
    const opening = kind === "upgrade" ? await upgradeOf(coach) : (await programOpeningOf(coach, 4900)).opening;
    const outcome = await pay(
      { ...coach, pay: { ...coach.pay, payments: confirmingLate(coach, opening.id) } },
      opening,
    );
    expect(outcome).toMatchObject({ state: "refused", problem: "You withdrew the payment. Nothing was charged." });
    expect(await booksOf(coach)).toEqual(before);
    const found = good(await given.payments.transactionsOfOrder(opening.id));
    expect(found.transactions).toMatchObject([{ outcome: "reversed" }]);
  },
);

test("another account's order is none", async () => {
  const coach = await payingCoach(given.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  await pay(coach, opening);
  const { ctx } = await coachingBusiness();
  await expect(withdraw(ctx, selling, opening.id)).rejects.toThrow(NotFound);
});
