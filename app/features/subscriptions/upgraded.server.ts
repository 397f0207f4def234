import type { InvoiceLine } from "#app/domain/money/invoice.ts";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import { occurred } from "./gateway-events.server.ts";

export type Upgraded = {
  attemptId: string;
  transaction: Transaction | null;
  lines: InvoiceLine[];
  packageId: string;
};

/** The same for every retry of its attempt. */
export function upgradedEvent(upgrade: Upgraded, now: Date, timeZone: string): SubscriptionEvent {
  const { attemptId, transaction, packageId } = upgrade;
  const at = transaction?.createdAt ?? now;
  const chargeId = transaction?.id ?? null;
  return { ...occurred(`upgraded:${attemptId}`, at, timeZone), type: "upgraded", chargeId, packageId };
}
