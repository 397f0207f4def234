import { eq, like, or } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { withdraw } from "#app/features/payments/withdraw.server.ts";
import { finishReconciliation } from "#app/features/reconciliation/mutations.server.ts";
import { listRuns } from "#app/features/reconciliation/runs-queries.server.ts";
import { writeDown } from "#app/features/sales/findings.server.ts";
import { reconcile } from "#app/features/subscriptions/reconcile.server.ts";
import { paymentAttempts, reconciliations } from "#db/schema/payments.ts";
import { booksOf, openingOf, pay, payingCoach, selling } from "#tests/integration/payments/attempts-given.ts";
import { good, someId } from "#tests/integration/payments/given.ts";
import { subscriber } from "#tests/integration/payments/subscriptions/life-given.ts";
import { type Credits, openCredits, silent } from "./credits-given.ts";

let given: Credits;

beforeEach(async () => {
  given = await openCredits();
});

afterEach(async () => {
  await given.gateway.stop();
});

test("a subscription whose order was refused by hand is cancelled, and its charge is said, once", async () => {
  const { gateway, reconciledAt } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { db } = coach.ctx;
  const id = someId();
  const when = { createdAt: new Date("2028-01-10T09:00:00Z"), triedAt: new Date("2028-01-10T09:00:01Z") };
  const order = {
    kind: "subscribe",
    environment: "sandbox-local",
    cents: 2900,
    priceCents: 2900,
    state: "refused",
  } as const;
  const { accountId, packageId, cardToken } = coach;
  await db
    .insert(paymentAttempts)
    .values({ id, accountId, userId: coach.ctx.actor.userId, packageId, ...order, ...when });
  const wanted = { id, planId: packageId, cents: 2900, cardToken };
  const { subscription } = good(await gateway.payments.createSubscription(wanted));
  const [charge] = subscription.transactions;
  const what = "A charge of €29.00 of 10/01/2028 belongs to an order that was refused";
  const todo = `its subscription ${id} was cancelled; refund the transaction ${charge?.id} at the card provider.`;
  const said = [["recorded", `${what}: ${todo}`, false]];
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual(said);
  expect(await atGateway(given, id)).toEqual({ status: "CANCELED", charges: 1 });
  await reconciledAt(coach, "2028-02-12T11:00:00Z");
  expect(await atGateway(given, id)).toEqual({ status: "CANCELED", charges: 1 });
});

async function atGateway({ gateway }: Credits, id: string) {
  const { subscription } = good(await gateway.payments.findSubscription(id));
  return subscription && { status: subscription.status, charges: subscription.transactions.length };
}

test("a subscription that the gateway makes after its order was withdrawn is cancelled, or tried again", async () => {
  const { gateway } = given;
  const coach = await payingCoach(gateway.payments);
  const opening = openingOf(coach, coach.basic, 2900);
  const plan = { id: coach.basic, name: "Basic", cents: 2900, months: 1 };
  good(await gateway.payments.savePlan(plan));
  await gateway.control.breakNext({ on: "POST /subscriptions", kind: "refused" });
  expect(await pay(coach, opening)).toEqual({ state: "open" });
  const later = new Date(Date.now() + resumeAfter + 1000);
  const services = { ...coach.ctx.services, payments: gateway.payments };
  expect(await withdraw({ ...coach.ctx, services, now: later }, selling, opening.id)).toMatchObject({
    isWithdrawn: true,
  });
  const { id } = opening;
  good(await gateway.payments.createSubscription({ id, planId: coach.basic, cents: 2900, cardToken: id }));
  const ctx = { db: coach.ctx.db, payments: gateway.payments, selling, now: later };
  await gateway.control.breakNext({ on: `PUT /subscriptions/${id}/cancel`, kind: "refused" });
  await reconcile(ctx, silent);
  expect(await atGateway(given, id)).toEqual({ status: "ACTIVE", charges: 1 });
  await reconcile(ctx, silent);
  expect(await atGateway(given, id)).toEqual({ status: "CANCELED", charges: 1 });
  const noted = await coach.ctx.db.select().from(reconciliations).where(eq(reconciliations.accountId, coach.accountId));
  expect(noted).toMatchObject([{ kind: "recorded", isMended: false, text: expect.stringContaining(id) }]);
  expect(await booksOf(coach)).toMatchObject({ cents: [] });
});

test("what is in another currency is a finding and stops nothing; the last good run and what failed are told", async () => {
  const { gateway, gatewayContext, adminOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const admin = await adminOf(coach);
  const at = (time: string) => gatewayContext(coach, new Date(time));
  expect(await listRuns(admin)).toMatchObject([{ good: null, failed: null }, { good: null }]);
  await reconcile(at("2028-01-10T11:00:00Z"), silent);
  expect(await listRuns(admin)).toMatchObject([{ good: "10/01/2028 11:00", failed: null }, {}]);
  const foreign = { id: "dollars", amount: "56.78", currency: "USD", merchantAccountId: "macrocycle_eur" };
  const payments = { ...gateway.payments };
  payments.transactionsSince = async (time) => ({
    ok: true,
    ...good(await gateway.payments.transactionsSince(time)),
    foreign: [foreign],
  });
  for (const _ of ["once", "again"]) await reconcile({ ...at("2028-01-10T12:00:00Z"), payments }, silent);
  const found = await coach.ctx.db.select().from(reconciliations).where(eq(reconciliations.kind, "foreign"));
  expect(found).toMatchObject([{ isMended: false, text: expect.stringContaining("dollars of 56.78 USD") }]);
  expect(await listRuns(admin)).toMatchObject([{ good: "10/01/2028 12:00" }, {}]);
  payments.transactionsSince = async () => ({ ok: false, problems: [{ kind: "unreachable", message: "" }] });
  await reconcile({ ...at("2028-01-10T13:00:00Z"), payments }, silent);
  const failure = "The card provider did not list its transactions (unreachable).";
  expect(await listRuns(admin)).toMatchObject([{ good: "10/01/2028 12:00", failed: "10/01/2028 13:00", failure }, {}]);
});

test("what somebody did by hand is kept with who and when, and is not said again", async () => {
  const { gateway, gatewayContext, adminOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const [first, second] = [await adminOf(coach), await adminOf(coach)];
  const { db } = coach.ctx;
  const payments = { ...gateway.payments };
  const foreign = { id: "pounds", amount: "5.00", currency: "GBP", merchantAccountId: "macrocycle_eur" };
  payments.transactionsSince = async (time) => ({
    ok: true,
    ...good(await gateway.payments.transactionsSince(time)),
    foreign: [foreign],
  });
  const ctx = { ...gatewayContext(coach, new Date("2028-01-10T11:00:00Z")), payments };
  const wrong = [{ text: "The ledger of the charge 1 does not add up.", accountId: null }];
  for (const _ of ["once", "again"]) {
    await reconcile(ctx, silent);
    await writeDown(db, wrong, ctx.now);
    const isTheirs = or(like(reconciliations.text, "%pounds%"), eq(reconciliations.kind, "books"));
    const found = await db.select().from(reconciliations).where(isTheirs);
    expect(found).toHaveLength(2);
    for (const { id } of found) {
      await expect(finishReconciliation(coach.ctx, id)).rejects.toThrow(NotFound);
      for (const { admin, time } of [
        { admin: first, time: "2028-01-11T09:00:00Z" },
        { admin: second, time: "2028-01-12T09:00:00Z" },
      ]) {
        const done = await finishReconciliation({ ...admin, now: new Date(time) }, id);
        const doneBy = first.actor.fullName;
        expect(done).toMatchObject({ ok: true, isMended: true, resolvedAt: "11/01/2028 09:00", doneBy });
      }
    }
  }
});

test("what was mended without anybody is not somebody's", async () => {
  const { gateway, reconciledAt, adminOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await reconciledAt(coach, "2028-02-10T11:00:00Z");
  const admin = await adminOf(coach);
  const [mended] = await coach.ctx.db.select().from(reconciliations).where(eq(reconciliations.isMended, true)).limit(1);
  expect(mended).toMatchObject({ doneBy: null });
  expect(await finishReconciliation(admin, mended?.id ?? "")).toMatchObject({ isMended: true, doneBy: null });
});
