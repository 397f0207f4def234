import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "#app/services/context.server.ts";
import { exactMoment, rowsAfter } from "#app/services/lists/keyset.server.ts";
import { programPurchases, sellingRecords } from "#db/schema/sales.ts";

export const purchaseKeys = z.tuple([z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001"), z.guid()]);

type Wanted = { limit: number; offset: number; after: z.infer<typeof purchaseKeys> | null; noCount: boolean };

export async function pageOfPurchases({ db, actor }: Context, { limit, offset, after, noCount }: Wanted) {
  const { accountId, buyerId, programId, chargeId, purchasedAt } = programPurchases;
  const isTheirs = and(eq(accountId, actor.accountId), eq(buyerId, actor.userId));
  const rows = await db
    .select({
      id: chargeId,
      programId,
      purchasedAt,
      name: sellingRecords.name,
      priceCents: sellingRecords.fullPriceCents,
      boughtAt: exactMoment(purchasedAt),
    })
    .from(programPurchases)
    .innerJoin(sellingRecords, and(eq(sellingRecords.accountId, accountId), eq(sellingRecords.chargeId, chargeId)))
    .where(and(isTheirs, rowsAfter([purchasedAt, programId], after, "descending")))
    .orderBy(desc(purchasedAt), desc(programId))
    .limit(limit + 1)
    .offset(offset);
  return { rows, total: noCount ? null : await db.$count(programPurchases, isTheirs) };
}
