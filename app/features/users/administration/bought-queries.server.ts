import { and, desc, eq, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { charges, programPurchases } from "#db/schema/sales.ts";
import type { BoughtProgram } from "./views.ts";

const maxPrograms = 10;

export async function boughtPrograms(
  { db, timeZone }: Context,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ total: number; programs: BoughtProgram[] }> {
  const { programAccountId, programId, chargeId, purchasedAt } = programPurchases;
  const rows = await db
    .select({
      id: programs.id,
      name: programs.name,
      cents: charges.cents,
      purchasedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(programPurchases)
    .innerJoin(programs, and(eq(programs.accountId, programAccountId), eq(programs.id, programId)))
    .innerJoin(charges, and(eq(charges.accountId, programPurchases.accountId), eq(charges.id, chargeId)))
    .where(and(eq(programPurchases.accountId, accountId), eq(programPurchases.buyerId, id)))
    .orderBy(desc(purchasedAt), programs.id)
    .limit(maxPrograms);
  return {
    total: rows[0]?.total ?? 0,
    programs: rows.map(({ id, name, cents, purchasedAt }) => ({
      id,
      name,
      price: cents > 0 ? formatEuros(cents) : "free",
      purchasedOn: todayOf({ now: purchasedAt, timeZone }),
    })),
  };
}
