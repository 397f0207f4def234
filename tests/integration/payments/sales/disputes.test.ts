import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEndable, listAftermath } from "#app/features/invoices/credit-note-queries.server.ts";
import { handleWebhook } from "#app/features/subscriptions/webhook.server.ts";
import { reconciliations } from "#db/schema/payments.ts";
import type { DisputeStatus } from "#scripts/sandbox/state.ts";
import { good, someId } from "#tests/integration/payments/given.ts";
import { type Subscriber, subscriber } from "#tests/integration/payments/subscriptions/life-given.ts";
import { type Credits, openCredits } from "./credits-given.ts";

let given: Credits;

beforeEach(async () => {
  given = await openCredits();
});

afterEach(async () => {
  await given.gateway.stop();
});

async function disputed(coach: Subscriber, status: DisputeStatus, at: string, other?: string) {
  const { gateway, gatewayContext, chargeOf } = given;
  const transactionId = other ?? (await chargeOf(coach)).transactionId;
  await gateway.control.sendWebhooks(null, true);
  await gateway.control.moveTo(at);
  await gateway.control.dispute(transactionId, status);
  const { signature, payload } = (await gateway.control.ledger()).waiting.at(-1) ?? { signature: "", payload: "" };
  return () => handleWebhook(gatewayContext(coach, new Date(at)), { signature, payload });
}

test("a dispute waits for an answer; lost, its money is credited, whatever comes again or late", async () => {
  const { gateway, notedOf, chargeOf, notesOf, problemsOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { chargeId, invoiceId, number } = await chargeOf(coach);
  const opened = await disputed(coach, "open", "2028-01-20T10:00:00Z");
  await opened();
  expect(await notedOf(coach)).toEqual([
    [
      "disputed",
      `The buyer's bank disputes €29.00 of the invoice ${number}. Respond to it at the card provider before the deadline.`,
      false,
    ],
  ]);
  const answered = await disputed(coach, "disputed", "2028-01-21T10:00:00Z");
  const lost = await disputed(coach, "lost", "2028-01-25T10:00:00Z");
  for (const webhook of [lost, answered, opened, lost]) expect(await webhook()).toBe("taken");
  expect(await notesOf(coach)).toEqual({ notes: [["dispute", 2900, "2028-01-25"]], sum: 0, gateways: [-2900] });
  expect((await notedOf(coach)).map(([kind, , isMended]) => [kind, isMended])).toEqual([
    ["disputed", true],
    ["refunded", true],
  ]);
  const { notes, disputes } = await listAftermath(coach.ctx, { accountId: coach.accountId, chargeId });
  expect(notes.map(({ text }) => text)).toEqual(["€29.00 lost in a dispute on 25/01/2028"]);
  expect(disputes.map(({ text }) => text)).toEqual(["The buyer's bank disputed €29.00 on 20/01/2028: lost"]);
  expect(await problemsOf(coach)).toEqual([]);
  await expect(findEndable(coach.ctx, invoiceId)).rejects.toThrow("You are not allowed to do that.");
});

test("a dispute that is won costs nothing; one of what we did not sell is said, and taken", async () => {
  const { gateway, notedOf, chargeOf, notesOf } = given;
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { number } = await chargeOf(coach);
  for (const status of ["open", "won"] as const) await (await disputed(coach, status, "2028-01-20T10:00:00Z"))();
  expect((await notesOf(coach)).notes).toEqual([]);
  expect((await notedOf(coach)).at(-1)).toEqual([
    "disputed",
    `The dispute of €29.00 of the invoice ${number} was won.`,
    true,
  ]);
  const { transaction } = good(
    await gateway.payments.sell({ orderId: someId(), cents: 1200, cardToken: coach.cardToken }),
  );
  await (await disputed(coach, "open", "2028-01-21T10:00:00Z", transaction.id))();
  const isUnknown = and(eq(reconciliations.kind, "disputed"), isNull(reconciliations.accountId));
  const [unknown] = await coach.ctx.db.select().from(reconciliations).where(isUnknown);
  expect(unknown?.text).toMatch(
    `of 12.00 EUR since 21/01/2028 concerns the transaction ${transaction.id}, which is not in`,
  );
});
