import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEndable } from "#app/features/invoices/credit-note-queries.server.ts";
import { recordCredit } from "#app/features/sales/record-credit.server.ts";
import { endByAdministrator } from "#app/features/subscriptions/cancel.server.ts";
import { creditEntries, creditNoteCounters } from "#db/schema/credits.ts";
import { good, someId } from "#tests/integration/payments/given.ts";
import { selling, standingOf, subscriber } from "#tests/integration/payments/subscriptions/life-given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { type Credits, openCredits } from "./credits-given.ts";

let given: Credits;

beforeEach(async () => {
  given = await openCredits();
});

afterEach(async () => {
  await letAllGo();
  await given.gateway.stop();
});

test("refunds made at the gateway are recorded once each, with credit notes and balanced entries", async () => {
  const { gateway, reconciledAt, chargeOf, refund, notesOf, problemsOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { transactionId, number } = await chargeOf(coach);
  await reconciledAt(coach, "2028-01-12T10:00:00Z");
  await refund(transactionId, "9.00");
  await reconciledAt(coach, "2028-01-12T11:00:00Z");
  await refund(transactionId);
  const noted = await reconciledAt(coach, "2028-01-13T11:00:00Z");
  expect(await notesOf(coach)).toEqual({
    notes: [
      ["refund", 900, "2028-01-12"],
      ["refund", 2000, "2028-01-12"],
    ],
    sum: 0,
    gateways: [-2000, -900],
  });
  expect(noted).toEqual([
    ["refunded", expect.stringMatching(`^€9.00 of the invoice ${number} was refunded: credit note CN-2028-0`), true],
    ["refunded", expect.stringMatching(`^€20.00 of the invoice ${number} was refunded: credit note CN-2028-0`), true],
  ]);
  expect((await standingOf(coach)).mails).toEqual(["credited", "credited", "paid"]);
  expect(await problemsOf(coach)).toEqual([]);
});

test("a charge that was voided before it was settled is credited whole", async () => {
  const { gateway, reconciledAt, chargeOf, notesOf, problemsOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { transactionId } = await chargeOf(coach);
  good(await gateway.payments.reverse(transactionId));
  await reconciledAt(coach, "2028-01-10T11:00:00Z");
  expect((await notesOf(coach)).notes).toEqual([["refund", 2900, "2028-01-10"]]);
  expect(await problemsOf(coach)).toEqual([]);
});

test("of two credits of one charge at once the second counts the first, and more than is left is said", async () => {
  const { gateway, notedOf, chargeOf, notesOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { transactionId, chargeId } = await chargeOf(coach);
  const { db } = coach.ctx;
  const now = new Date("2028-01-10T11:00:00Z");
  const credit = { environment: "sandbox-local", transactionId, cents: 2000, creditedOn: "2028-01-10" } as const;
  const letGo = await hold((sql) => sql`select 1 from charges where id = ${chargeId} for update`);
  const both = (["refund", "dispute"] as const).map((cause) =>
    db.transaction((tx) => recordCredit(tx, { ...credit, cause, gatewayId: someId() }, selling, now)),
  );
  await untilWaiting(2);
  await letGo();
  await Promise.all(both);
  expect((await notesOf(coach)).notes.map(([, cents]) => cents)).toEqual([2000, 900]);
  expect((await notedOf(coach)).filter(([, , isMended]) => !isMended)).toHaveLength(1);
});

test("an administrator ends the licence of what was paid back: today, here and at the gateway", async () => {
  const { gateway, reconciledAt, chargeOf, refund, adminOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { transactionId, invoiceId } = await chargeOf(coach);
  const admin = { ...(await adminOf(coach)), now: new Date("2028-01-12T12:00:00Z") };
  await expect(findEndable(admin, invoiceId)).rejects.toThrow();
  await gateway.control.moveTo("2028-01-12T10:00:00Z");
  await refund(transactionId);
  await reconciledAt(coach, "2028-01-12T11:00:00Z");
  const { accountId, subscriptionId } = await findEndable(admin, invoiceId);
  for (const _ of ["pressed", "twice"]) await endByAdministrator(admin, selling, { accountId, subscriptionId });
  expect(await standingOf(coach)).toMatchObject({ status: "CANCELED", until: "2028-01-11" });
  expect(good(await gateway.payments.findSubscription(coach.id)).subscription?.status).toBe("CANCELED");
  await expect(findEndable(admin, invoiceId)).rejects.toThrow();
  expect((await standingOf(coach)).mails).toEqual(["credited", "paid", "subscriptionCancelled"]);
});

test("the books find a credit note whose entries are not its amount, and a number that is missing", async () => {
  const { gateway, reconciledAt, chargeOf, problemsOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { transactionId } = await chargeOf(coach);
  const { db } = coach.ctx;
  good(await gateway.payments.reverse(transactionId));
  await reconciledAt(coach, "2028-01-10T11:00:00Z");
  const isGateways = and(eq(creditEntries.accountId, coach.accountId), eq(creditEntries.account, "gateway"));
  await db.update(creditEntries).set({ cents: -2800 }).where(isGateways);
  const uneven = expect.stringMatching(/has entries of −€28.00 for the gateway that sum to €1.00/);
  expect(await problemsOf(coach)).toEqual([uneven]);
  await db.update(creditEntries).set({ cents: -2900 }).where(isGateways);
  await db.update(creditNoteCounters).set({ last: sql`${creditNoteCounters.last} + 1` });
  expect(await problemsOf(coach)).toEqual([expect.stringMatching(/^There is no credit note CN-2028-/)]);
  await db.update(creditNoteCounters).set({ last: sql`${creditNoteCounters.last} - 1` });
  expect(await problemsOf(coach)).toEqual([]);
});
