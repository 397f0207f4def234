import { eq, inArray } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { GatewayEnvironment, Subscription } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { lockSubscription } from "#db/locks.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Creates the row if necessary, and locks it until the transaction ends. */
export async function lockOrStoreSubscription(
  tx: Tx,
  accountId: string,
  subscription: Subscription,
  environment: GatewayEnvironment,
): Promise<SubscriptionRow> {
  const { id, planId, cents: priceCents, createdAt } = subscription;
  const before = await lockSubscription(tx, { accountId, id }, "delete");
  if (before) return before;
  const packageId = parseUuid(planId);
  const [sold] = packageId ? await tx.select().from(packages).where(eq(packages.id, packageId)) : [];
  if (!sold) throw new Error(`The subscription ${id} has the plan ${planId}, which matches no package.`);
  const plan = { packageId: sold.id, priceCents, durationInDays: sold.durationInDays };
  const [made] = await tx
    .insert(subscriptions)
    .values({ accountId, id, environment, ...plan, state: "none", createdAt })
    .returning();
  if (!made) throw new Error(`The subscription ${id} was not stored.`);
  return made;
}

export async function knownPackages(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids.flatMap((id) => parseUuid(id) ?? []))];
  if (wanted.length === 0) return new Set();
  const rows = await tx.select({ id: packages.id }).from(packages).where(inArray(packages.id, wanted));
  return new Set(rows.map(({ id }) => id));
}
