import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { packages } from "#db/schema/packages.ts";
import { charges, invoices, sellingRecords } from "#db/schema/sales.ts";
import { customerWithCard, good, type openSandboxGateway } from "#tests/integration/payments/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

type Gateway = Awaited<ReturnType<typeof openSandboxGateway>>;

export const selling = sellingSettings(readEnv({ NODE_ENV: "test", BRAINTREE_TIME_ZONE: "UTC" }));

/** A package with its plan at the gateway. */
export async function soldPackage({ payments }: Gateway, more: { name?: string; priceCents?: number } = {}) {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const { name = "Coach", priceCents = 2900 } = more;
  const id = newId();
  const when = { createdAt: ctx.now, updatedAt: ctx.now, updatedBy: ctx.actor.userId };
  const terms = { maxUsers: 10, priceCents, durationInDays: 31, published: true };
  await ctx.db.insert(packages).values({ id, name, sortName: name.toLowerCase(), ...terms, ...when });
  good(await payments.savePlan({ id, name, cents: priceCents, months: 1 }));
  return id;
}

/** A coach who subscribes at that moment of the gateway's clock, and whose card is kept there. */
export async function subscriber(gateway: Gateway, at: string, planId?: string) {
  await gateway.control.moveTo(at);
  const { payments } = gateway;
  const packageId = planId ?? (await soldPackage(gateway));
  const { ctx, account } = await coachingBusiness();
  const { cardToken } = await customerWithCard(payments);
  const id = newId();
  const { subscription } = good(await payments.createSubscription({ id, planId: packageId, cents: 2900, cardToken }));
  const services = { ...ctx.services, payments };
  const coach = { id, accountId: account.id, packageId, cardToken, ctx: { ...ctx, services } };
  await ctx.db.transaction((tx) => followSubscription(tx, { accountId: account.id, subscription }, optionsAt(at)));
  return coach;
}

export type Subscriber = Awaited<ReturnType<typeof subscriber>>;

export function optionsAt(at: string) {
  return { selling, environment: "sandbox-local", now: new Date(at) } as const;
}

/** What the gateway says of the subscription now is taken down. */
export async function hear(gateway: Gateway, { id, accountId, ctx }: Subscriber, at: string) {
  const { subscription } = good(await gateway.payments.findSubscription(id));
  if (!subscription) throw new Error(`There is no subscription ${id}.`);
  await ctx.db.transaction((tx) => followSubscription(tx, { accountId, subscription }, optionsAt(at)));
}

/** What stands in the database of a coach: the licence, the charges with their sales and invoices, the mails' kinds. */
export async function standingOf({ accountId, ctx: { db } }: Subscriber) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const ofAccount = { charges, sellingRecords, invoices };
  const [charged, sold, invoiced] = await Promise.all(
    Object.values(ofAccount).map((table) => db.$count(table, eq(table.accountId, accountId))),
  );
  const queued = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.accountId, accountId));
  return {
    status: account?.subscriptionStatus,
    until: account?.subscriptionValidUntil?.toISOString().slice(0, 10),
    counts: [charged, sold, invoiced],
    mails: queued.map(({ kind }) => kind).sort(),
  };
}
