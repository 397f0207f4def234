import { count, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listSales } from "#app/features/sales/queries.server.ts";
import { mails } from "#db/schema/mails.ts";
import { invoices, programPurchases, sellingRecords } from "#db/schema/sales.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { expectBooksBalanced } from "#tests/support/payments/books.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenDemo } from "./given.ts";

beforeAll(givenDemo);

test("the demo has sales of three partners and of packages over two years, each invoiced in its year", async () => {
  const { db } = await testDatabase();
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const none = { partner: "", from: "", to: "", type: "", page: 1 };
  expect((await listSales(ctx, none)).total).toBe(74);
  expect((await listSales(ctx, { ...none, type: "2" })).total).toBe(13);
  const partners = await db
    .select({ id: sellingRecords.partnerId })
    .from(sellingRecords)
    .where(eq(sellingRecords.type, 2))
    .groupBy(sellingRecords.partnerId);
  expect(partners).toHaveLength(3);
  const years = await db.select({ year: invoices.year, issued: count() }).from(invoices).groupBy(invoices.year);
  expect(years.length).toBeGreaterThanOrEqual(3);
  expect(await db.$count(programPurchases)).toBe(13);
  // why: of a program that a coach of the demo gets now; what was sold years ago is written to nobody
  expect(await db.$count(mails, eq(mails.kind, "paid"))).toBe(1);
  await expectBooksBalanced(db);
});
