import { eq } from "drizzle-orm";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import { findCurrentSubscription } from "#app/features/subscriptions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { packages } from "#db/schema/packages.ts";
import { findStoredCard } from "./cards.server.ts";

/** At the subscription's own price. Nulls without a subscription. `customerId`: the account at the gateway. */
export async function findCurrentPayment({ db, actor, now, services }: Context) {
  const { accountId } = actor;
  const { environment } = services.payments;
  const [{ account }, own, card] = await Promise.all([
    findLicence(db, accountId, now),
    findCurrentSubscription(db, { accountId, environment }),
    environment && findStoredCard(db, accountId, environment),
  ]);
  const { subscriptionPackageId: packageId, subscriptionValidUntil: validUntil } = account;
  const [plan] = packageId ? await db.select().from(packages).where(eq(packages.id, packageId)) : [];
  return {
    state: subscriptionState(account, now),
    validUntil,
    plan: plan ? { ...plan, priceCents: own?.priceCents ?? plan.priceCents } : null,
    subscriptionId: own?.id ?? null,
    customerId: own && accountId,
    card,
  };
}

export type CurrentPayment = Awaited<ReturnType<typeof findCurrentPayment>>;
