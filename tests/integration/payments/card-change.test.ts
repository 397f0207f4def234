import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { changeCardOf, tryAgain } from "#app/features/payments/own-card.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import { claimCharge } from "#app/features/subscriptions/charge-claims.server.ts";
import { runClock } from "#app/features/subscriptions/clock.server.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import { log } from "#app/services/log.server.ts";
import { paymentCards } from "#db/schema/payments.ts";
import { monthsAfter } from "#scripts/sandbox/billing.ts";
import { hold, untilWaiting } from "#tests/support/database/barrier.ts";
import { attemptOf, booksOf, payingCoach, selling, subscribedCoach, subscriptionOf } from "./attempts-given.ts";
import { good, openSandboxGateway } from "./given.ts";

/** Proves that a subscriber changes their card, and tries a failed renewal again, once however often they press. */
let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeAll(async () => {
  given = await openSandboxGateway();
});

afterAll(() => given.stop());

const day = 24 * 60 * 60 * 1000;

/** Who subscribed at the gateway's time, with that gateway and that time in their requests. */
async function coachAt(now: Date) {
  const coach = await subscribedCoach(given.payments, now);
  return { ...coach, at: (time: Date) => atTime(coach, time) };
}

type Coach = Awaited<ReturnType<typeof subscribedCoach>>;

function atTime(coach: Coach, now: Date) {
  return { ...coach.ctx, now, services: { ...coach.ctx.services, payments: given.payments } };
}

/** Whose renewal failed a moment ago; the gateway's clock goes on by a month. */
async function pastDueCoach() {
  const { now: began } = await given.control.moveTo(new Date());
  const coach = await coachAt(new Date(began));
  await given.control.decline(coach.subscriptionId, "2001");
  const renewal = monthsAfter(began.slice(0, 10), 1);
  const failed = new Date((await given.control.moveTo(`${renewal}T06:00:00.000Z`)).now);
  await follow(coach, failed);
  return { ...coach, ctx: coach.at(failed), now: failed };
}

async function follow({ ctx, accountId, subscriptionId }: Coach, now: Date) {
  const { subscription } = good(await given.payments.findSubscription(subscriptionId));
  if (!subscription) throw new Error("There is no subscription.");
  const options = { selling, environment: "sandbox-local", now } as const;
  await ctx.db.transaction((tx) => followSubscription(tx, { accountId, subscription }, options));
}

async function chargesOf(subscriptionId: string) {
  const { transactions } = await given.control.ledger();
  return transactions
    .filter((one) => one.subscriptionId === subscriptionId)
    .map(({ status, token }) => [status, token]);
}

const paid = "submitted_for_settlement";
const posted = (id = newId()) => ({ id, nonce: "fake-valid-mastercard-nonce", card: "", shown: "2900" });

test("renewals are charged to the new card, which is shown from then on", async () => {
  const coach = await coachAt(new Date((await given.control.moveTo(new Date())).now));
  const form = posted();
  const ctx = coach.at(coach.pay.now);
  const changed = { is: "done", message: "Your card was changed. Renewals are charged to the new one." };
  expect(await changeCardOf(ctx, selling, form)).toEqual(changed);
  expect(await changeCardOf(ctx, selling, form)).toEqual(changed);
  const { subscription } = good(await given.payments.findSubscription(coach.subscriptionId));
  expect(subscription?.cardToken).toBe(form.id);
  const cards = await ctx.db.select().from(paymentCards).where(eq(paymentCards.id, form.id));
  expect(cards).toMatchObject([{ brand: "MasterCard", last4: "4444" }]);
  expect(await booksOf(coach)).toMatchObject({ cents: [2900] });
});

test("a declined card changes nothing", async () => {
  const coach = await coachAt(new Date((await given.control.moveTo(new Date())).now));
  const form = { ...posted(), nonce: "fake-processor-declined-visa-nonce" };
  const refused = await changeCardOf(coach.at(coach.pay.now), selling, form);
  expect(refused).toEqual({ is: "refused", problems: { "": [expect.stringContaining("Do Not Honor")] } });
  const { subscription } = good(await given.payments.findSubscription(coach.subscriptionId));
  expect(subscription?.cardToken).toBe(coach.subscriptionId);
});

test("who has no subscription that is renewed has no card to change, and nothing to try again", async () => {
  const coach = await payingCoach(given.payments);
  const ctx = atTime({ ...coach, subscriptionId: "" }, new Date());
  for (const tried of [changeCardOf(ctx, selling, posted()), tryAgain(ctx, selling, newId())]) {
    expect(await tried).toEqual({ is: "stale", problems: { "": ["You have no subscription that renews."] } });
  }
  const other = await coachAt(new Date((await given.control.moveTo(new Date())).now));
  expect(await tryAgain(other.at(other.pay.now), selling, newId())).toEqual({
    is: "stale",
    problems: { "": ["You owe nothing: your renewal has been paid."] },
  });
});

test("a change that was killed after the gateway had taken it is finished", async () => {
  const coach = await coachAt(new Date((await given.control.moveTo(new Date())).now));
  const form = posted();
  await given.control.breakNext({ on: `PUT /subscriptions/${coach.subscriptionId}`, kind: "cut" });
  expect(await changeCardOf(coach.at(coach.pay.now), selling, form)).toEqual({ is: "open" });
  expect(await attemptOf(coach, form.id)).toMatchObject({ state: "open", nonce: null });
  const later = { ...coach.pay, now: new Date(coach.pay.now.getTime() + resumeAfter + 1000) };
  expect(await runAttempt(later, coach.accountId, form.id)).toEqual({ state: "done" });
  const { subscription } = good(await given.payments.findSubscription(coach.subscriptionId));
  expect(subscription?.cardToken).toBe(form.id);
});

test("a past-due coach changes the card and tries again: one charge, to the new card", async () => {
  const coach = await pastDueCoach();
  const form = posted();
  expect(await changeCardOf(coach.ctx, selling, form)).toMatchObject({ is: "done" });
  const key = newId();
  const said = { is: "done", message: expect.stringMatching(/^€29\.00 was paid\. Next billing date is/) };
  expect(await tryAgain(coach.ctx, selling, key)).toEqual(said);
  expect(await tryAgain(coach.ctx, selling, key)).toEqual(said);
  const [, , ...later] = await chargesOf(coach.subscriptionId);
  expect(later).toEqual([[paid, form.id]]);
  expect(await subscriptionOf(coach)).toMatchObject({ state: "active" });
  expect(await booksOf(coach)).toMatchObject({ cents: [2900, 2900], invoices: 2, balance: 0 });
});

test("a retry that is declined says so, can be pressed again, and takes no day of the daily ones", async () => {
  const coach = await pastDueCoach();
  const key = newId();
  const declined = { is: "refused", problems: { "": [expect.stringContaining("Insufficient Funds")] } };
  expect(await tryAgain(coach.ctx, selling, key)).toEqual(declined);
  expect(await tryAgain(coach.ctx, selling, key)).toEqual(declined);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
  expect(await subscriptionOf(coach)).toMatchObject({ state: "pastDue" });
  await given.control.decline(coach.subscriptionId, "2099");
  expect(await tryAgain({ ...coach.ctx, now: new Date(coach.now.getTime() + 2000) }, selling, newId())).toEqual({
    is: "refused",
    problems: { "": ["Your bank wants you to confirm the payment. Enter your card again under Change card."] },
  });
});

test("two who press at once, in two tabs, charge once", async () => {
  const coach = await pastDueCoach();
  await given.control.decline(coach.subscriptionId, null);
  const letGo = await hold((sql) => sql`select id from accounts where id = ${coach.accountId} for update`);
  const pressed = [newId(), newId()].map((key) => tryAgain(coach.ctx, selling, key));
  await untilWaiting(2);
  await letGo();
  const said = (await Promise.all(pressed)).map(({ is }) => is);
  expect(said.toSorted()).toEqual(["done", "stale"]);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
});

test("while one asks the gateway for what is owed, neither the daily retry nor a press does", async () => {
  const coach = await pastDueCoach();
  await given.control.decline(coach.subscriptionId, null);
  const key = { accountId: coach.accountId, subscriptionId: coach.subscriptionId };
  const tomorrow = new Date(coach.now.getTime() + day);
  const clock = { db: coach.ctx.db, payments: given.payments, selling, now: tomorrow };
  expect(await claimCharge(clock, key)).toBe(true);
  expect(await tryAgain({ ...coach.ctx, now: tomorrow }, selling, newId())).toEqual({ is: "open" });
  await runClock(clock, log);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(2);
  const after = { ...clock, now: new Date(tomorrow.getTime() + resumeAfter + 1000) };
  await runClock(after, log);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
  expect(await subscriptionOf(coach)).toMatchObject({ state: "active" });
});

test("a retry whose answer was lost is not charged again", async () => {
  const coach = await pastDueCoach();
  await given.control.decline(coach.subscriptionId, null);
  await given.control.breakNext({ on: "POST /transactions", kind: "cut" });
  const key = newId();
  expect(await tryAgain(coach.ctx, selling, key)).toEqual({ is: "open" });
  const later = { ...coach.pay, now: new Date(coach.now.getTime() + resumeAfter + 1000) };
  expect(await runAttempt(later, coach.accountId, key)).toEqual({ state: "done" });
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
  expect(await booksOf(coach)).toMatchObject({ cents: [2900, 2900] });
});

test("after a daily retry whose answer was lost, nobody charges again before its result is known", async () => {
  const coach = await pastDueCoach();
  const tomorrow = new Date((await given.control.moveTo(new Date(coach.now.getTime() + day))).now);
  const clock = { db: coach.ctx.db, payments: given.payments, selling, now: tomorrow };
  await given.control.breakNext({ on: "POST /transactions", kind: "cut" });
  await runClock(clock, log);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
  expect(await tryAgain({ ...coach.ctx, now: tomorrow }, selling, newId())).toEqual({ is: "open" });
  await runClock({ ...clock, now: new Date(tomorrow.getTime() + resumeAfter + 1000) }, log);
  expect(await chargesOf(coach.subscriptionId)).toHaveLength(3);
});
