import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { createPackage, updatePackage } from "#app/features/packages/mutations.server.ts";
import type { PayContext } from "#app/features/payments/attempt-rows.server.ts";
import { type Opening, openAttempt } from "#app/features/payments/attempts.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import { paymentAttempts, subscriptions } from "#db/schema/payments.ts";
import { programs } from "#db/schema/programs.ts";
import { charges, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeProgram } from "#tests/support/things.ts";

export const selling: Selling = {
  tsCommissionRate: 20,
  vatRate: 25,
  seller: { name: "Macrocycle", address: "", oib: null, vatId: null },
  timeZone: "UTC",
};

export type Coach = Awaited<ReturnType<typeof payingCoach>>;

/** A coach, two packages of a month of which the second is dearer, and how they pay. */
export async function payingCoach(payments: Payments, now = new Date()) {
  const admin = await coachingBusiness({ roles: ["ADM"] });
  const [basic, pro] = [await published(admin.ctx, "Basic", 2900), await published(admin.ctx, "Pro", 5900)];
  const { ctx, account, user } = await coachingBusiness();
  const pay: PayContext = { db: ctx.db, payments, selling, now };
  return { ctx, pay, accountId: account.id, userId: user.id, basic, pro, admin: admin.ctx };
}

async function published(ctx: Context, name: string, priceCents: number) {
  const id = newId();
  const input = { name, priceCents, maxUsers: 20, durationInDays: 31, trialPeriod: null };
  const more = { description: "", leaveOut: false, published: true };
  await createPackage(ctx, id, { ...input, ...more });
  await updatePackage(ctx, id, 1, { ...input, ...more });
  return id;
}

/** What the form of a payment brings, with a card that serves. */
export function openingOf({ accountId, userId }: Coach, packageId: string, shownCents: number): Opening {
  const order = { kind: "package", packageId } as const;
  const terms = { version: "2026-11-22", acceptedAt: new Date("2026-11-23T08:00:00Z") };
  return { id: newId(), accountId, userId, order, nonce: "fake-valid-nonce", shownCents, terms };
}

/** Opens and carries out an order. */
export async function pay({ pay: ctx, accountId }: Pick<Coach, "pay" | "accountId">, opening: Opening) {
  const opened = await openAttempt(ctx, opening);
  if (!opened.ok) return { state: "not opened", problem: opened.problems[""]?.[0] };
  return runAttempt(ctx, accountId, opened.attemptId);
}

/** Opens an order once for a sum that is wrong, to be told the right one. */
export async function upgradeOf(coach: Coach) {
  const shown = await pay(coach, openingOf(coach, coach.pro, 1));
  const cents = Number(/€([\d.]+)/.exec(("problem" in shown && shown.problem) || "")?.[1]?.replace(".", ""));
  return { ...openingOf(coach, coach.pro, cents), nonce: null };
}

/** A partner's program of a price, and what the form for it brings. */
export async function programOpeningOf(coach: Coach, priceCents: number) {
  const partner = await coachingBusiness({ roles: ["PAR"] });
  const id = await makeProgram(partner.user);
  await partner.ctx.db.update(programs).set({ status: 3, priceCents }).where(eq(programs.id, id));
  const opening: Opening = { ...openingOf(coach, "", priceCents), order: { kind: "program", programId: id } };
  return { id, partner, opening };
}

export async function subscribedCoach(payments: Payments, now?: Date) {
  const coach = await payingCoach(payments, now);
  const opening = openingOf(coach, coach.basic, 2900);
  const outcome = await pay(coach, opening);
  if (outcome.state !== "done") throw new Error(`Not subscribed: ${JSON.stringify(outcome)}`);
  return { ...coach, subscriptionId: opening.id };
}

/** What stands in the books of an account. */
export async function booksOf({ ctx: { db }, accountId }: Pick<Coach, "ctx" | "accountId">) {
  const charged = await db.select().from(charges).where(eq(charges.accountId, accountId)).orderBy(charges.chargedAt);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId));
  return {
    cents: charged.map(({ cents }) => cents),
    transactions: charged.map(({ transactionId }) => transactionId),
    invoices: await db.$count(invoices, eq(invoices.accountId, accountId)),
    records: await db.$count(sellingRecords, eq(sellingRecords.accountId, accountId)),
    balance: entries.reduce((sum, { cents }) => sum + cents, 0),
  };
}

export async function attemptOf({ ctx: { db } }: Pick<Coach, "ctx">, id: string) {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

export async function subscriptionOf({ ctx: { db }, accountId }: Pick<Coach, "ctx" | "accountId">) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return row;
}
