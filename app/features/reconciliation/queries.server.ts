import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import { momentInWords } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { type ReconciliationQuery, type ReconciliationRow, reconciliationList } from "./list.ts";

/** A page of what reconciliation found, the newest first, and how much there is. Two queries. */
export async function listReconciliations(ctx: Context, { show, page }: ReconciliationQuery) {
  const wanted = and(can(ctx.actor, "reconciliation:see") ? undefined : sql`false`, inState(show));
  const [total, found] = await Promise.all([
    ctx.db.$count(reconciliations, wanted),
    ctx.db
      .select()
      .from(reconciliations)
      .where(wanted)
      .orderBy(desc(reconciliations.at), desc(reconciliations.id))
      .limit(reconciliationList.size)
      .offset((page - 1) * reconciliationList.size),
  ]);
  const inWords = (moment: Date) => momentInWords(moment, ctx.timeZone);
  const rows = found.map(({ id, kind, text, isMended, at, resolvedAt }): ReconciliationRow => {
    return { id, kind, text, isMended, at: inWords(at), resolvedAt: resolvedAt && inWords(resolvedAt) };
  });
  return { total, rows };
}

function inState(show: string): SQL | undefined {
  return show === "" ? undefined : eq(reconciliations.isMended, show === "mended");
}
