import type { InvoiceLine } from "#app/domain/money/invoice.ts";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import { occurred } from "./heard.server.ts";

/** An upgrade that was paid and carried out. */
export type Upgraded = {
  attemptId: string;
  /** What was sold for it; null of one that cost nothing. */
  transaction: Transaction | null;
  /** Its sum, as it was shown. */
  lines: InvoiceLine[];
  packageId: string;
};

/** The event of an upgrade, the same however often its attempt is gone on with. */
export function upgradedEvent(upgrade: Upgraded, now: Date, timeZone: string): SubscriptionEvent {
  const { attemptId, transaction, packageId } = upgrade;
  const at = transaction?.createdAt ?? now;
  const chargeId = transaction?.id ?? null;
  return { ...occurred(`upgraded:${attemptId}`, at, timeZone), type: "upgraded", chargeId, packageId };
}
