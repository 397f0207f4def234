import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { recordCharge } from "#app/features/sales/record-charge.server.ts";
import { mails } from "#db/schema/mails.ts";
import { charges, invoiceCounters, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { expectBooksBalanced } from "#tests/support/payments/books.ts";
import { givenSale, newCharge, selling } from "#tests/support/payments/sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

afterEach(async () => expectBooksBalanced((await testDatabase()).db));

test("a charge is recorded once by the gateway's id, whoever hears of it, and however many at once", async () => {
  const { user, ctx } = await coachingBusiness();
  const { user: partner } = await coachingBusiness({ roles: ["PAR"] });
  const charge = newCharge(user, { of: { ...partner, rate: 15 }, cents: 4990 });
  const record = () => ctx.db.transaction((tx) => recordCharge(tx, charge, selling, charge.chargedAt));
  const recorded = await Promise.all(Array.from({ length: 8 }, record));
  expect(recorded.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(recorded.map(({ chargeId }) => chargeId)).size).toBe(1);

  const [sale] = await ctx.db.select().from(sellingRecords).where(eq(sellingRecords.accountId, user.accountId));
  expect(sale).toMatchObject({ type: 2, name: "Strength", buyerId: user.id, partnerId: partner.id });
  expect(sale).toMatchObject({ fullPriceCents: 4990, tsCommissionCents: 998, partnerCommissionCents: 749 });
  expect(sale).toMatchObject({ adminCommissionCents: 3243, tsCommissionRate: 20, partnerCommissionRate: 15 });
  const entries = await ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, user.accountId));
  expect(Object.fromEntries(entries.map(({ account, cents }) => [account, cents]))).toEqual({
    gateway: 4990,
    platform: -998,
    partner: -749,
    creator: -3243,
  });
  expect(await ctx.db.$count(invoices, eq(invoices.accountId, user.accountId))).toBe(1);
  expect(await ctx.db.$count(mails, eq(mails.recipient, user.email))).toBe(1);
});

test("the same id of another gateway is another charge, and what costs nothing has an invoice and no entries", async () => {
  const { user, ctx } = await coachingBusiness();
  const charge = newCharge(user, { transactionId: "same-id", cents: 0, of: user });
  for (const environment of ["sandbox-local", "production"] as const) {
    await ctx.db.transaction((tx) => recordCharge(tx, { ...charge, environment }, selling, new Date()));
  }
  const own = eq(charges.accountId, user.accountId);
  expect([
    await ctx.db.$count(charges, own),
    await ctx.db.$count(invoices, eq(invoices.accountId, user.accountId)),
  ]).toEqual([2, 2]);
  expect(await ctx.db.$count(ledgerEntries, eq(ledgerEntries.accountId, user.accountId))).toBe(0);
});

test("invoices are numbered without a gap while sales are recorded beside each other and some roll back", async () => {
  const { user, ctx } = await coachingBusiness();
  const at = new Date("2031-06-01T10:00:00Z");
  const sell = (number: number) =>
    ctx.db.transaction(async (tx) => {
      await givenSale(tx, user, { at, cents: number });
      // why: the number that was given is another's as soon as this one is undone
      if (number % 3 === 0) throw new Error("undone");
    });
  const settled = await Promise.allSettled(Array.from({ length: 30 }, (_, number) => sell(number)));
  expect(settled.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const issued = await ctx.db.select().from(invoices).where(eq(invoices.year, 2031)).orderBy(invoices.count);
  expect(issued.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  const [counter] = await ctx.db.select().from(invoiceCounters).where(eq(invoiceCounters.year, 2031));
  expect(counter?.last).toBe(20);
  expect(await ctx.db.$count(charges, eq(charges.accountId, user.accountId))).toBe(20);
});

test("each year begins at 1, whatever is sold in it later, by the days of the gateway", async () => {
  const { user, ctx } = await coachingBusiness();
  for (const at of ["2033-12-31T12:00:00Z", "2034-01-02T12:00:00Z", "2033-12-31T13:00:00Z"]) {
    await givenSale(ctx.db, user, { at: new Date(at) });
  }
  const issued = await ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, user.accountId))
    .orderBy(invoices.id);
  expect(issued.map(({ year, count }) => [year, count])).toEqual([
    [2033, 1],
    [2034, 1],
    [2033, 2],
  ]);
});

test("whatever a sale costs and however it is shared, its parts add up", async () => {
  const { user, ctx } = await coachingBusiness();
  const { user: partner } = await coachingBusiness({ roles: ["PAR"] });
  for (const cents of [1, 2, 3, 7, 333, 4999, 9_999_999]) {
    for (const rate of [0, 0.01, 33.33, 80]) await givenSale(ctx.db, user, { cents, of: { ...partner, rate } });
    await givenSale(ctx.db, user, { cents });
    await givenSale(ctx.db, user, { cents, of: partner });
  }
  const sales = await ctx.db.select().from(sellingRecords).where(eq(sellingRecords.accountId, user.accountId));
  expect(sales).toHaveLength(42);
  for (const { fullPriceCents, tsCommissionCents, partnerCommissionCents, adminCommissionCents } of sales) {
    expect(tsCommissionCents + partnerCommissionCents + adminCommissionCents).toBe(fullPriceCents);
  }
});
