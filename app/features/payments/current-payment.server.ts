import { eq } from "drizzle-orm";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import { readCurrentSubscription } from "#app/features/subscriptions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { packages } from "#db/schema/packages.ts";
import { findKeptCard } from "./cards.server.ts";

/**
 * What the actor's account subscribes to, at its subscription's own price, how that stands, and the card that it paid with
 * last. Nulls of who never had a subscription. `customerId`: how the gateway knows the account.
 */
export async function readCurrentPayment({ db, actor, now, services }: Context) {
  const { accountId } = actor;
  const { environment } = services.payments;
  const [{ account }, own, card] = await Promise.all([
    findLicence(db, accountId, now),
    readCurrentSubscription(db, { accountId, environment }),
    environment && findKeptCard(db, accountId, environment),
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

export type CurrentPayment = Awaited<ReturnType<typeof readCurrentPayment>>;
