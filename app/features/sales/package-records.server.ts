import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Where } from "#app/domain/filters/where.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { saleTypes } from "#app/domain/money/commissions.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { exactMoment, rowsAfter } from "#app/services/lists/keyset.server.ts";
import { charges, sellingRecords } from "#db/schema/sales.ts";

export const packageRecordFilters = { accountId: "id", packageId: "id" } as const;

export const packageRecordKeys = z.tuple([
  z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001"),
  z.guid(),
]);

type Wanted = Slice<z.infer<typeof packageRecordKeys>> & { where: Where<keyof typeof packageRecordFilters> | null };

export async function pageOfPackageRecords({ db, actor }: Context, { where, limit, offset, after, noCount }: Wanted) {
  const { accountId, packageId, chargeId: id, purchaseDate, name, fullPriceCents, type } = sellingRecords;
  const bought = and(inBuyerScope(actor), eq(type, saleTypes.package), conditionOf(where, { accountId, packageId }));
  const isOf = and(eq(charges.accountId, accountId), eq(charges.id, id));
  const rows = await db
    .select({
      id,
      accountId,
      packageId,
      name,
      purchaseDate,
      fullPriceCents,
      paidThrough: charges.paidThrough,
      boughtAt: exactMoment(purchaseDate),
    })
    .from(sellingRecords)
    .innerJoin(charges, isOf)
    .where(and(bought, rowsAfter([purchaseDate, id], after, "descending")))
    .orderBy(desc(purchaseDate), desc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await db.$count(sellingRecords, bought);
  return { rows, total };
}

function inBuyerScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "invoice:see");
  if (reach === "all") return undefined;
  return reach === "account" ? eq(sellingRecords.accountId, actor.accountId) : sql`false`;
}
