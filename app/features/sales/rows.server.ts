import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { chargeDisputes, creditNotes } from "#db/schema/credits.ts";
import { sellingRecords } from "#db/schema/sales.ts";
import type { Sale, SaleRow } from "./views.ts";

/** Its time as PostgreSQL writes it, since microseconds don't fit a Date. */
export type Cursor = { at: string; chargeId: string };
type Slice = { limit: number; offset?: number; after?: Cursor | undefined };

export function selectSales({ db }: Context, wanted: SQL | undefined, { limit, offset = 0, after }: Slice) {
  const { purchaseDate, chargeId } = sellingRecords;
  const isAfter = after && sql`(${purchaseDate}, ${chargeId}) < (${after.at}::timestamptz, ${after.chargeId}::uuid)`;
  // why: names are only looked up for the slice, not for every row before it
  const sale = db
    .select()
    .from(sellingRecords)
    .where(and(wanted, isAfter))
    .orderBy(desc(purchaseDate), desc(chargeId))
    .limit(limit)
    .offset(offset)
    .as("sale");
  const [partner, buyer] = [alias(users, "partner"), alias(users, "buyer")];
  return db
    .select({
      at: sql<string>`${sale.purchaseDate}::text`,
      chargeId: sale.chargeId,
      name: sale.name,
      purchaseDate: sale.purchaseDate,
      partnerId: sale.partnerId,
      partner: { firstName: partner.firstName, lastName: partner.lastName },
      buyer: { firstName: buyer.firstName, lastName: buyer.lastName },
      fullPrice: sale.fullPriceCents,
      tsCommission: sale.tsCommissionCents,
      partnerCommission: sale.partnerCommissionCents,
      adminCommission: sale.adminCommissionCents,
      credited: sql<number>`(select coalesce(sum(${creditNotes.cents}), 0) from ${creditNotes}
        where ${creditNotes.accountId} = ${sale.accountId} and ${creditNotes.chargeId} = ${sale.chargeId})`.mapWith(
        Number,
      ),
      isDisputed: sql<boolean>`exists (select from ${chargeDisputes} where ${chargeDisputes.accountId} = ${sale.accountId}
        and ${chargeDisputes.chargeId} = ${sale.chargeId} and ${chargeDisputes.state} = 'open')`,
    })
    .from(sale)
    .leftJoin(partner, and(eq(partner.accountId, sale.partnerAccountId), eq(partner.id, sale.partnerId)))
    .leftJoin(buyer, and(eq(buyer.accountId, sale.accountId), eq(buyer.id, sale.buyerId)))
    .orderBy(desc(sale.purchaseDate), desc(sale.chargeId));
}

export function selectSums({ db }: Context, wanted: SQL | undefined) {
  return db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      fullPrice: sumOf(sellingRecords.fullPriceCents),
      tsCommission: sumOf(sellingRecords.tsCommissionCents),
      partnerCommission: sumOf(sellingRecords.partnerCommissionCents),
      adminCommission: sumOf(sellingRecords.adminCommissionCents),
    })
    .from(sellingRecords)
    .where(wanted);
}

function sumOf(column: AnyPgColumn) {
  return sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
}

export type FoundSale = Awaited<ReturnType<typeof selectSales>>[number];

/** With Dates; `toSaleRow` formats them for a screen. */
export function saleOf({ actor }: Context, found: FoundSale): Sale {
  const seesAll = isAdmin(actor);
  return {
    id: found.chargeId,
    name: found.name,
    purchaseDate: found.purchaseDate,
    partnerName: found.partnerId === null ? null : nameOf(found.partner),
    userName: nameOf(found.buyer),
    fullPrice: found.fullPrice,
    tsCommission: seesAll ? found.tsCommission : null,
    partnerCommission: found.partnerCommission,
    adminCommission: seesAll ? found.adminCommission : null,
    credited: found.credited,
    isDisputed: found.isDisputed,
  };
}

export function toSaleRow(ctx: Context, found: FoundSale): SaleRow {
  const { purchaseDate: now, partnerName, ...sale } = saleOf(ctx, found);
  const purchaseDate = formatDate(todayOf({ now, timeZone: ctx.timeZone }));
  return { ...sale, purchaseDate, partnerName: partnerName ?? "–" };
}

function nameOf(person: { firstName: string; lastName: string } | null) {
  return person ? `${person.firstName} ${person.lastName}`.trim() : deletedUser;
}
