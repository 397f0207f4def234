import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRuns } from "#app/features/reconciliation/runs-queries.server.ts";
import { reconcile } from "#app/features/subscriptions/reconcile.server.ts";
import { paymentAttempts, reconciliations } from "#db/schema/payments.ts";
import { type Credits, openCredits, silent } from "./credits-given.ts";
import { good, someId } from "./given.ts";
import { subscriber } from "./life-given.ts";

let given: Credits;

beforeEach(async () => {
  given = await openCredits();
});

afterEach(async () => {
  await given.gateway.stop();
});

test("a charge of a subscription whose order was refused by hand is said, once", async () => {
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
  const todo = `refund the transaction ${charge?.id} at the card provider, and cancel the subscription ${id}.`;
  expect(await reconciledAt(coach, "2028-01-10T11:00:00Z")).toEqual([["recorded", `${what}: ${todo}`, false]]);
});

test("what is in another currency is a finding and stops nothing; the last good run and what failed are told", async () => {
  const { gateway, gatewayContext, adminOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const admin = await adminOf(coach);
  const at = (time: string) => gatewayContext(coach, new Date(time));
  expect(await readRuns(admin)).toMatchObject([{ good: null, failed: null }, { good: null }]);
  await reconcile(at("2028-01-10T11:00:00Z"), silent);
  expect(await readRuns(admin)).toMatchObject([{ good: "10/01/2028 11:00", failed: null }, {}]);
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
  expect(await readRuns(admin)).toMatchObject([{ good: "10/01/2028 12:00" }, {}]);
  payments.transactionsSince = async () => ({ ok: false, problems: [{ kind: "unreachable", message: "" }] });
  await reconcile({ ...at("2028-01-10T13:00:00Z"), payments }, silent);
  const failure = "The card provider did not list its transactions (unreachable).";
  expect(await readRuns(admin)).toMatchObject([{ good: "10/01/2028 12:00", failed: "10/01/2028 13:00", failure }, {}]);
});
