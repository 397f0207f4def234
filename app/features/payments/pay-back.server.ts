import type { Payments, Transaction } from "#app/services/payments/port.ts";
import { type Attempt, findAttempt, outcomeOf, type PayContext } from "./attempt-rows.server.ts";
import { type Step, stopped } from "./stops.server.ts";

export function isPaidBack({ outcome, refunds }: Transaction) {
  return outcome === "reversed" || refunds.length > 0;
}

/** If the gateway fails, the order stays open and the next try asks again. */
export async function payBack(payments: Payments, { id }: Transaction, problem: string): Promise<Step> {
  const reversed = await payments.reverse(id);
  return reversed.ok && isPaidBack(reversed.transaction) ? stopped("reversed", problem) : stopped("open");
}

/**
 * Reverses a charge that the gateway confirmed after its buyer withdrew the order; null for any other. Reconciliation
 * reports a charge that could not be reversed.
 */
export async function payBackWithdrawn(
  { db, payments }: PayContext,
  { accountId, id }: Attempt,
  charge: Transaction,
): Promise<Step | null> {
  const now = await findAttempt(db, accountId, id);
  if (now?.state !== "refused") return null;
  await payments.reverse(charge.id);
  return { done: outcomeOf(now) };
}
