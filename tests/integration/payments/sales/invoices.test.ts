import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { saveBilling } from "#app/features/invoices/billing.server.ts";
import { allInvoices, type InvoiceQuery, invoiceChoices } from "#app/features/invoices/list.ts";
import { findInvoice, listInvoices } from "#app/features/invoices/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { givenSale } from "#tests/support/payments/sales.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves whose invoices are listed and found, what the filters leave, in which order, and that all are numbered. */
const all: InvoiceQuery = { search: "", month: "", year: "", sort: "desc", page: 1 };
const on = (day: string) => ({ at: new Date(`${day}T09:00:00Z`) });

async function days(ctx: Context, query: Partial<InvoiceQuery> = {}) {
  const { rows, total } = await listInvoices(ctx, { ...all, ...query });
  expect(rows).toHaveLength(total);
  return rows.map(({ created }) => created);
}

test("an account sees its own invoices, whoever of it bought; an administrator everybody's", async () => {
  const { ctx, user, account } = await coachingBusiness({ roles: ["PAR"] });
  const colleague = await addUser(account);
  const stranger = await coachingBusiness();
  const admin = await coachingBusiness({ roles: ["ADM"], firstName: "Admin" });
  const athlete = await addUser(account, { roles: ["USR"] });
  await givenSale(ctx.db, user, { ...on("2026-02-01"), cents: 123456 });
  await givenSale(ctx.db, stranger.user, on("2026-02-03"));
  const [row] = (await listInvoices(colleague.ctx, all)).rows;
  expect(row).toMatchObject({ number: "2026-00001", created: "2026-02-01", totalCents: 123456, fullName: "Ana Kovač" });
  expect(await days(ctx)).toEqual(["2026-02-01"]);
  expect(await days(admin.ctx)).toEqual(["2026-02-03", "2026-02-01"]);
  expect(await days(athlete.ctx)).toEqual([]);
  const id = row?.id ?? "";
  expect(await findInvoice(ctx, id)).toMatchObject({ id, number: "2026-00001", vatCents: 24691 });
  expect(await findInvoice(admin.ctx, id)).toMatchObject({ id });
  await expect(findInvoice(stranger.ctx, id)).rejects.toThrow(NotFound);
  await expect(findInvoice(athlete.ctx, id)).rejects.toThrow(NotFound);
  await expect(findInvoice(ctx, "1")).rejects.toThrow(NotFound);
});

test("months and years are chosen at will, the newest come first or the oldest", async () => {
  const { ctx, user } = await coachingBusiness();
  for (const day of ["2023-12-31", "2024-01-01", "2024-03-15", "2025-03-31", "2025-04-01", "2026-01-01"])
    await givenSale(ctx.db, user, on(day));
  expect(await days(ctx, { month: "1,3" })).toEqual(["2026-01-01", "2025-03-31", "2024-03-15", "2024-01-01"]);
  expect(await days(ctx, { year: "2024" })).toEqual(["2024-03-15", "2024-01-01"]);
  expect(await days(ctx, { year: "2026,2024" })).toEqual(["2026-01-01", "2024-03-15", "2024-01-01"]);
  expect(await days(ctx, { year: "2025,2026", month: "4,12" })).toEqual(["2025-04-01"]);
  expect(await days(ctx, { year: "2024", sort: "asc" })).toEqual(["2024-01-01", "2024-03-15"]);
  expect((await days(ctx, { sort: "asc" })).at(0)).toBe("2023-12-31");
});

test("what can be chosen are the months and the years from 2022 to now", () => {
  const choices = invoiceChoices("2026-11-22");
  expect(choices.year.map(({ value }) => value)).toEqual(["2026", "2025", "2024", "2023", "2022"]);
  const query = new URLSearchParams("month=13&month=12&month=2&year=2021&year=2022&sort=asc");
  expect(readQuery(allInvoices, query, choices)).toMatchObject({ month: "12,2", year: "2022", sort: "asc" });
});

test("an administrator finds a name without case and accents, also a company's; nobody else searches", async () => {
  const { ctx, user } = await coachingBusiness({ firstName: "Željka", lastName: "Šarić" });
  const admin = await coachingBusiness({ roles: ["SYS"] });
  await givenSale(ctx.db, user, on("2026-05-01"));
  const named = { name: "", surname: "", address: "", zip: "", city: "", branchOffice: "", oib: "", vat: "" };
  await saveBilling(ctx, 0, { ...named, companyName: "Snaga Đakovo d.o.o." });
  await givenSale(ctx.db, user, on("2026-05-02"));
  expect(await days(admin.ctx, { search: "saric zeljka" })).toEqual([]);
  expect(await days(admin.ctx, { search: "ZELJKA SARIC" })).toEqual(["2026-05-02", "2026-05-01"]);
  expect(await days(admin.ctx, { search: "dakovo" })).toEqual(["2026-05-02"]);
  expect(await days(ctx, { search: "nobody" })).toHaveLength(2);
});

test("24 stand on a page, numbered without a gap, also those of one day", async () => {
  const { ctx, user } = await coachingBusiness();
  for (let made = 0; made < 26; made += 1) await givenSale(ctx.db, user, on("2022-07-01"));
  const [first, second] = [await listInvoices(ctx, all), await listInvoices(ctx, { ...all, page: 2 })];
  expect([first.total, first.rows.length, second.rows.length]).toEqual([26, 24, 2]);
  const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 26 }, (_, at) => `2022-${String(26 - at).padStart(5, "0")}`));
});

test("the total of a search is that of all pages, on each of them, in both orders, and after the last", async () => {
  const { ctx, user } = await coachingBusiness({ firstName: "Zoe" });
  const admin = await coachingBusiness({ roles: ["ADM"] });
  const other = await coachingBusiness({ firstName: "Ana" });
  for (let made = 0; made < 25; made += 1) {
    await givenSale(ctx.db, user, on(made < 12 ? "2022-07-01" : "2022-07-02"));
    await givenSale(ctx.db, other.user, on("2022-07-01"));
  }
  const counted = async (query: Partial<InvoiceQuery>) => {
    const { rows, total } = await listInvoices(admin.ctx, { ...all, search: "zoe", ...query });
    return [total, rows.length, rows.at(0)?.created];
  };
  expect(await counted({})).toEqual([25, 24, "2022-07-02"]);
  expect(await counted({ page: 2 })).toEqual([25, 1, "2022-07-01"]);
  expect(await counted({ page: 3 })).toEqual([25, 0, undefined]);
  expect(await counted({ sort: "asc" })).toEqual([25, 24, "2022-07-01"]);
  expect(await counted({ sort: "asc", page: 2 })).toEqual([25, 1, "2022-07-02"]);
  await givenSale(ctx.db, user, on("2023-01-01"));
  expect(await counted({ year: "2022" })).toEqual([25, 24, "2022-07-02"]);
  expect(await counted({ year: "2023" })).toEqual([1, 1, "2023-01-01"]);
  expect(await counted({ search: "nobody" })).toEqual([0, 0, undefined]);
});

test("of many invoices a page is read from an index, of one account, of all, and of some years", async () => {
  const { ctx, user } = await coachingBusiness();
  const admin = await coachingBusiness({ roles: ["ADM"] });
  await givenSale(ctx.db, user, on("2026-03-01"));
  await fillTable(await coachingBusiness());
  const pages = async (actor: Context, query: Partial<InvoiceQuery> = {}) => {
    const asked = await queriesOf(actor, query);
    expect(asked).toHaveLength(query.search ? 1 : 2);
    return asked.filter(({ text }) => text.includes("limit")).map(({ plan }) => plan);
  };
  expect(await pages(ctx)).toEqual([expect.stringContaining("invoices_of_account")]);
  for (const query of [
    {},
    { sort: "asc" as const },
    { year: "2032" },
    { month: "4" },
    { year: "2031,2032", month: "2" },
  ]) {
    expect(await pages(admin.ctx, query)).toEqual([
      expect.stringMatching(/Scan.* using invoices_by_day|Bitmap Index Scan on invoices_by_/),
    ]);
  }
  for (const query of [{}, { search: "zoe" }, { search: "zoe", sort: "asc" as const }]) {
    expect(await pages(admin.ctx, query)).toEqual([expect.stringMatching(/Index Only Scan.* using invoices_by_day/)]);
  }
  const [searched] = await pages(admin.ctx, { search: "zoe" });
  expect(searched).toMatch(/Index Cond: \(ROW\(issued_on, count\) </);
  expect(searched).not.toContain("Seq Scan");
  const [counted] = await queriesOf(ctx, {});
  expect(counted?.plan).toContain("invoices_of_account");
});

/** 20,000 invoices of ten years, from 2030 on: enough for an index to be cheaper than all of them. */
async function fillTable({ account }: { account: { id: string } }) {
  const { db } = await testDatabase();
  const block = JSON.stringify({ name: "Ana", companyName: null });
  await db.execute(sql`
    with made as (
      insert into charges (account_id, id, environment, transaction_id, cents, charged_at)
      select ${account.id}, gen_random_uuid(), 'sandbox-local', 'filled ' || n, 100, now()
      from generate_series(1, 20000) n returning id
    )
    insert into invoices
      (account_id, id, charge_id, year, count, issued_on, lines, total_cents, seller, buyer, search_name)
    select ${account.id}, gen_random_uuid(), id, 2030 + n / 2000, 1 + n % 2000,
      make_date(2030 + (n / 2000)::int, 1, 1) + (n % 2000 / 6)::int, '[]', 100, ${block}, ${block}, 'ana'
    from (select id, row_number() over () - 1 as n from made) numbered`);
  await db.execute(sql`vacuum analyze invoices`);
}

/** What a list asks the database, and how that answers it. */
async function queriesOf(ctx: Context, query: Partial<InvoiceQuery>) {
  const asked: { text: string; params: unknown[] }[] = [];
  const { url } = await testDatabase();
  const client = postgres(url, { max: 1 });
  const logQuery = (text: string, params: unknown[]) => asked.push({ text, params });
  const db = drizzle(client, { casing: "snake_case", logger: { logQuery } });
  await listInvoices({ ...ctx, db }, { ...all, ...query });
  const explained = asked.map(async ({ text, params }) => ({
    text,
    plan: JSON.stringify(await client.unsafe(`explain ${text}`, params as string[])),
  }));
  return Promise.all(explained).finally(() => client.end());
}
