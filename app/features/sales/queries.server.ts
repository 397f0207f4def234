import { and, asc, eq, exists, gte, lt, type SQL, sql } from "drizzle-orm";
import { Forbidden } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { saleTypes } from "#app/domain/money/commissions.ts";
import { saleFilters } from "#app/domain/money/sale-columns.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { startOfDay, todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { sellingRecords } from "#db/schema/sales.ts";
import { type SaleQuery, saleList } from "./list.ts";
import { type Cursor, saleOf, selectSales, selectSums, toSaleRow } from "./rows.server.ts";
import type { SaleRow, SaleSums } from "./views.ts";

type Filters = Omit<SaleQuery, "page">;

export async function listSales(ctx: Context, { page, ...filters }: SaleQuery) {
  const wanted = salesMatching(ctx, filters);
  const [{ total, ...totals }, found] = await Promise.all([
    sumsOf(ctx, wanted),
    selectSales(ctx, wanted, { limit: saleList.size, offset: (page - 1) * saleList.size }),
  ]);
  return { total, totals: totals satisfies SaleSums, rows: found.map((row) => toSaleRow(ctx, row)) };
}

type Wanted = SalesWanted & { limit: number; offset: number };

/** Newest first, with the total. Forbidden to filter by what only administrators see (document 3 §6). */
export async function pageOfSales(ctx: Context, { limit, offset, ...wanted }: Wanted) {
  const filters = saleFilters(isAdmin(ctx.actor));
  if (wanted.partner !== "" && !filters.includes("partner")) throw new Forbidden("You can see only your own sales.");
  if (wanted.type !== "" && !filters.includes("type")) throw new Forbidden("Only administrators can filter by type.");
  const within = salesWithin(ctx, wanted);
  const [{ total, ...totals }, found] = await Promise.all([
    sumsOf(ctx, within),
    selectSales(ctx, within, { limit, offset }),
  ]);
  return { total, totals, entries: found.map((row) => saleOf(ctx, row)) };
}

const rowsAtOnce = 1000;

/** Newest first, in batches, so that memory does not grow with the result. */
export async function* readSales(ctx: Context, filters: Filters): AsyncGenerator<SaleRow[]> {
  const wanted = salesMatching(ctx, filters);
  for (let after: Cursor | undefined, isMore = true; isMore; ) {
    const found = await selectSales(ctx, wanted, { limit: rowsAtOnce, after });
    if (found.length > 0) yield found.map((row) => toSaleRow(ctx, row));
    isMore = found.length === rowsAtOnce;
    after = found.at(-1);
  }
}

/** Empty for others than administrators. */
export async function listPartners({ db, actor }: Context): Promise<{ id: string; name: string }[]> {
  if (!isAdmin(actor)) return [];
  const isTheirs = and(eq(userRoles.accountId, users.accountId), eq(userRoles.userId, users.id));
  const asPartner = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(isTheirs, eq(userRoles.role, "PAR")));
  return db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(exists(asPartner))
    .orderBy(asc(users.sortName), asc(users.id));
}

/** This month in the actor's time zone, in cents. */
export async function salesOfMonth(ctx: Context): Promise<{ sold: number; gross: number; share: number }> {
  const first = `${todayOf(ctx).slice(0, 7)}-01`;
  const since = gte(sellingRecords.purchaseDate, startOfDay(first, ctx.timeZone));
  const isIt = and(salesOf(ctx.actor), eq(sellingRecords.type, saleTypes.program), since);
  const { total, fullPrice, partnerCommission } = await sumsOf(ctx, isIt);
  return { sold: total, gross: fullPrice, share: partnerCommission };
}

export function salesMatching(ctx: Context, { partner, from, to, type }: Filters): SQL | undefined {
  const { timeZone } = ctx;
  return salesWithin(ctx, {
    partner,
    type,
    since: from === "" ? null : startOfDay(from, timeZone),
    before: to === "" ? null : startOfDay(addDays(to, 1), timeZone),
  });
}

/** From `since`, before `before`. */
type SalesWanted = Pick<Filters, "partner" | "type"> & { since: Date | null; before: Date | null };

function salesWithin({ actor }: Context, { partner, type, since, before }: SalesWanted): SQL | undefined {
  return and(
    salesInScope(actor),
    partner === "" ? undefined : eq(sellingRecords.partnerId, parseUuid(partner) ?? EMPTY_ID),
    since === null ? undefined : gte(sellingRecords.purchaseDate, since),
    before === null ? undefined : lt(sellingRecords.purchaseDate, before),
    type === "" ? undefined : eq(sellingRecords.type, Number(type)),
  );
}

/** Partners see sales of their own programs (decisions §4). */
function salesInScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "sale:see");
  if (reach === "all") return undefined;
  return reach === "own" ? salesOf(actor) : sql`false`;
}

function salesOf({ accountId, userId }: Pick<Actor, "accountId" | "userId">): SQL | undefined {
  return and(eq(sellingRecords.partnerId, userId), eq(sellingRecords.partnerAccountId, accountId));
}

/** In cents; null for what only administrators see. */
async function sumsOf(ctx: Context, wanted: SQL | undefined) {
  const [sums] = await selectSums(ctx, wanted);
  if (!sums) throw new Error("The query for the totals returned no row.");
  return isAdmin(ctx.actor) ? sums : { ...sums, tsCommission: null, adminCommission: null };
}
