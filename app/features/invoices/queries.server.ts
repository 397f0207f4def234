import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import { can, reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema/sales.ts";
import { type InvoiceQuery, type InvoiceRow, invoiceList } from "./list.ts";

type Filters = Pick<InvoiceQuery, "search" | "month" | "year">;
type Row = typeof invoices.$inferSelect;

export type Invoice = Row & { number: string };

type Listed = { rows: InvoiceRow[]; total: number; totalCents: number | null };

/** `totalCents`: of all that match, for one's own business alone. */
export async function listInvoices(ctx: Context, query: InvoiceQuery): Promise<Listed> {
  const wanted = invoicesMatching(ctx.actor, query);
  const slice = sliceOf(query);
  if (query.search) return { ...(await searchInvoices(ctx, wanted, slice)), totalCents: null };
  const [count, found] = await Promise.all([countOf(ctx, wanted), selectInvoices(ctx, wanted, slice)]);
  return { ...count, rows: found.map(toRow) };
}

async function countOf({ db, actor }: Context, wanted: SQL | undefined) {
  // why: a sum reads whole rows, which are too many where they are everybody's
  const hasSum = reachOf(actor, "invoice:see") === "account";
  const totalCents = hasSum ? sql<number>`coalesce(sum(${invoices.totalCents}), 0)::float8` : sql<null>`null`;
  const [row] = await db.select({ total: sql<number>`count(*)::int`, totalCents }).from(invoices).where(wanted);
  return row ?? { total: 0, totalCents: null };
}

/** In one statement, whose count goes on where the page ended: so each name is compared once. */
async function searchInvoices(ctx: Context, wanted: SQL | undefined, asked: Asked) {
  const { db } = ctx;
  const { isOldestFirst, limit, offset } = asked;
  const { id, year, count, issuedOn, totalCents, buyer } = invoices;
  const numbers = db.$with("numbers").as(numbersOfPage(ctx, wanted, asked));
  const [inDirection, backwards] = isOldestFirst ? [asc, desc] : [desc, asc];
  const last = db
    .select({ issuedOn: numbers.issuedOn, count: numbers.count })
    .from(numbers)
    .orderBy(backwards(numbers.issuedOn), backwards(numbers.count))
    .limit(1);
  const follows = sql`(${issuedOn}, ${count}) ${isOldestFirst ? sql`>` : sql`<`} ${last}`;
  const [onPage, after] = [db.$count(numbers), db.$count(invoices, and(wanted, follows))];
  const following = sql`case when ${onPage} = ${limit} then ${after} else 0 end`.mapWith(Number);
  const found = await db
    .with(numbers)
    .select({ id, year, count, issuedOn, totalCents, buyer, following })
    .from(numbers)
    .innerJoin(invoices, and(eq(year, numbers.year), eq(count, numbers.count)))
    .orderBy(inDirection(issuedOn), inDirection(count));
  const [first] = found;
  if (first) return { total: offset + found.length + first.following, rows: found.map(toRow) };
  return { total: offset === 0 ? 0 : await db.$count(invoices, wanted), rows: [] };
}

export const invoiceKeys = z.tuple([z.iso.date().refine((day) => day >= "0001"), z.int32()]);

type Wanted = Slice<z.infer<typeof invoiceKeys>> & {
  name: string;
  month: number[];
  year: number[];
  sortBy: "asc" | "desc";
};

export async function pageOfInvoices(ctx: Context, { name, month, year, sortBy, noCount, ...slice }: Wanted) {
  const wanted = invoicesMatching(ctx.actor, { search: name, month: month.join(), year: year.join() });
  const asked = { ...slice, isOldestFirst: sortBy === "asc", limit: slice.limit + 1 };
  const found = await selectInvoices(ctx, wanted, asked);
  const rows = found.map((row) => {
    const key: z.infer<typeof invoiceKeys> = [row.issuedOn, row.count];
    return { ...toRow(row), key };
  });
  const total = noCount ? null : await ctx.db.$count(invoices, wanted);
  return { rows, total };
}

export async function findInvoice({ db, actor }: Context, id: string): Promise<Invoice> {
  const known = parseUuid(id);
  const [row] = known
    ? await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, known), invoicesInScope(actor)))
    : [];
  if (!row) throw new NotFound();
  return { ...row, number: formatInvoiceNumber(row) };
}

export async function issuedInvoice(db: Db, accountId: string, id: string): Promise<Invoice> {
  const isIt = and(eq(invoices.accountId, accountId), eq(invoices.id, id));
  const [row] = await db.select().from(invoices).where(isIt);
  if (!row) throw new NotFound();
  return { ...row, number: formatInvoiceNumber(row) };
}

function invoicesInScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "invoice:see");
  if (reach === "all") return undefined;
  return reach === "account" ? eq(invoices.accountId, actor.accountId) : sql`false`;
}

function invoicesMatching(actor: Actor, { search, month, year }: Filters): SQL | undefined {
  return and(invoicesInScope(actor), hasBuyerLike(actor, search), inYears(numbersOf(year)), inMonths(numbersOf(month)));
}

function hasBuyerLike(actor: Actor, search = "") {
  const folded = foldForSearch(search);
  if (folded === "" || !can(actor, "user:manage")) return undefined;
  return sql`strpos(${invoices.searchName}, ${folded}) > 0`;
}

/** A range for the index, then the years themselves. */
function inYears(years: number[]) {
  if (years.length === 0) return undefined;
  const from = gte(invoices.issuedOn, `${Math.min(...years)}-01-01`);
  const to = lt(invoices.issuedOn, `${Math.max(...years) + 1}-01-01`);
  return and(from, to, years.length > 1 ? inArray(invoices.year, years) : undefined);
}

function inMonths(months: number[]) {
  return months.length === 0 ? undefined : inArray(sql`extract(month from ${invoices.issuedOn})`, months);
}

function numbersOf(chosen: string) {
  return chosen === "" ? [] : chosen.split(",").map(Number);
}

function sliceOf({ sort, page }: InvoiceQuery): Asked {
  const { size: limit } = invoiceList;
  return { isOldestFirst: sort === "asc" || sort === "-desc", limit, offset: (page - 1) * limit, after: null };
}

/** `after`: date and count of the previous invoice. */
type Asked = { isOldestFirst: boolean; limit: number; offset: number; after: [string, number] | null };

function selectInvoices(ctx: Context, wanted: SQL | undefined, asked: Asked) {
  const { id, year, count, issuedOn, totalCents, buyer } = invoices;
  const inDirection = asked.isOldestFirst ? asc : desc;
  const numbers = numbersOfPage(ctx, wanted, asked).as("numbers");
  return ctx.db
    .select({ id, year, count, issuedOn, totalCents, buyer })
    .from(numbers)
    .innerJoin(invoices, and(eq(year, numbers.year), eq(count, numbers.count)))
    .orderBy(inDirection(issuedOn), inDirection(count));
}

/** An index has them in order, so that full rows are only read for those of the page. */
function numbersOfPage({ db }: Context, wanted: SQL | undefined, { isOldestFirst, limit, offset, after }: Asked) {
  const { year, count, issuedOn } = invoices;
  const inDirection = isOldestFirst ? asc : desc;
  return db
    .select({ year, count, issuedOn })
    .from(invoices)
    .where(and(wanted, rowsAfter([issuedOn, count], after, isOldestFirst ? "ascending" : "descending")))
    .orderBy(inDirection(issuedOn), inDirection(count))
    .limit(limit)
    .offset(offset);
}

type Found = Awaited<ReturnType<typeof selectInvoices>>[number];

function toRow({ id, issuedOn, totalCents, buyer, ...number }: Found): InvoiceRow {
  const { name, companyName } = buyer;
  return { id, number: formatInvoiceNumber(number), created: issuedOn, totalCents, fullName: name, companyName };
}
