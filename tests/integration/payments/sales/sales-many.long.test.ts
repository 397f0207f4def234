import { isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { saleChoices, saleList } from "#app/features/sales/list.ts";
import { listPartners, listSales, readSales, salesMatching } from "#app/features/sales/queries.server.ts";
import { selectSales, selectSums } from "#app/features/sales/rows.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { sellingRecords } from "#db/schema/sales.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addManySales } from "#tests/support/payments/many-sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves that a list of 100,000 sales is read by its indexes, in as many queries as one of ten, and all of it as CSV. */
const count = 100_000;
const slice = { limit: saleList.size };
let [admin, partner]: Context[] = [];

function some(ctx: Context | undefined): Context {
  if (!ctx) throw new Error("They were not made yet.");
  return ctx;
}

async function asked(ctx: Context, query: string) {
  return readQuery(saleList, new URLSearchParams(query), saleChoices(true, await listPartners(ctx)));
}

/** How the database goes about it, in one text. */
async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }) {
  const { db } = await testDatabase();
  const { sql, params } = query.toSQL();
  const lines = await db.$client.unsafe(`explain ${sql}`, params as string[]);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

beforeAll(async () => {
  const { db } = await testDatabase();
  admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  const [seller, other, buyer] = [
    await coachingBusiness({ roles: ["PAR"] }),
    await coachingBusiness({ roles: ["PAR"] }),
    (await coachingBusiness()).user,
  ];
  partner = seller.ctx;
  await addManySales(db, count, { buyer, partner: other.user });
  await db.execute("analyze");
});

/** By time or by type: what half of the rows are of, the database finds as soon by the one as by the other. */
const either = "selling_records_by_t";

describe("the plan of a page", () => {
  test.each([
    ["", "selling_records_by_time"],
    ["from=2019-12-01", "selling_records_by_time"],
    ["to=2012-06-30", "selling_records_by_time"],
    ["type=1", either],
    ["type=3", "selling_records_by_type"],
    ["type=2&from=2015-01-01&to=2015-01-31", either],
  ])("for '%s' is on %s", async (query, index) => {
    const ctx = some(admin);
    const { page: _, ...filters } = await asked(ctx, query);
    expect(await planOf(selectSales(ctx, salesMatching(ctx, filters), slice))).toContain(`using ${index}`);
  });

  test("of a partner's sales is on those of the partner, for administrators and the partner alike", async () => {
    const [all, own] = [some(admin), some(partner)];
    const none = { partner: "", from: "", to: "", type: "" };
    const of = { ...none, partner: own.actor.userId };
    for (const [ctx, filters] of [
      [all, of],
      [own, none],
    ] as const) {
      const wanted = salesMatching(ctx, filters);
      expect(await planOf(selectSales(ctx, wanted, slice))).toContain("selling_records_by_partner");
      expect(await planOf(selectSums(ctx, wanted))).toContain("selling_records_by_partner");
    }
  });
});

test("what a month or a type came to is summed on an index, in one statement with how many there are", async () => {
  const ctx = some(admin);
  const { page: _, ...month } = await asked(ctx, "from=2015-01-01&to=2015-01-31");
  expect(await planOf(selectSums(ctx, salesMatching(ctx, month)))).toContain("selling_records_by_time");
  const { page: __, ...never } = await asked(ctx, "type=3");
  expect(await planOf(selectSums(ctx, salesMatching(ctx, never)))).toContain("selling_records_by_type");
});

test("the last page takes two queries, and its totals are of all", async () => {
  const { queries } = await testDatabase();
  const ctx = some(admin);
  const query = await asked(ctx, "page=4167");
  const before = queries.length;
  const { rows, total, totals } = await listSales(ctx, query);
  expect(queries.length - before).toBe(2);
  expect([rows.length, total, totals.fullPrice]).toEqual([16, count, count * 1000]);
});

test("all of them are read in slices, each once", async () => {
  const ctx = some(admin);
  const ids = new Set<string>();
  let slices = 0;
  for await (const rows of readSales(ctx, await asked(ctx, ""))) {
    slices++;
    for (const { id } of rows) ids.add(id);
  }
  expect([ids.size, slices]).toEqual([count, 100]);
});

test("after a vacuum, what all, a type and a partner came to is summed on the few pages of one index", async () => {
  const { db } = await testDatabase();
  await db.$client.unsafe("vacuum analyze selling_records");
  const ctx = some(admin);
  const [seller] = await db
    .select({ id: sellingRecords.partnerId })
    .from(sellingRecords)
    .where(isNotNull(sellingRecords.partnerId))
    .limit(1);
  for (const query of ["", "type=1", `partner=${seller?.id}`]) {
    const { page: _, ...filters } = await asked(ctx, query);
    const plan = await planOf(selectSums(ctx, salesMatching(ctx, filters)));
    expect(plan).toContain("Index Only Scan using selling_records_by_package");
  }
});
