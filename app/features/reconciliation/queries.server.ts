import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { formatMoment } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { type ReconciliationQuery, type ReconciliationRow, reconciliationList } from "./list.ts";

export async function listReconciliations(ctx: Context, { show, page }: ReconciliationQuery) {
  const wanted = and(inScope(ctx), inState(show));
  const isOpen = and(eq(reconciliations.isMended, false), isNull(reconciliations.resolvedAt));
  const counts = { total: sql<number>`count(*)::int`, open: sql<number>`(count(*) filter (where ${isOpen}))::int` };
  const [[count = { total: 0, open: 0 }], found] = await Promise.all([
    ctx.db.select(counts).from(reconciliations).where(wanted),
    selectFindings(ctx)
      .where(wanted)
      .orderBy(desc(reconciliations.at), desc(reconciliations.id))
      .limit(reconciliationList.size)
      .offset((page - 1) * reconciliationList.size),
  ]);
  return { ...count, rows: found.map((one) => toRow(ctx, one)) };
}

export async function findReconciliation(ctx: Context, id: string): Promise<ReconciliationRow> {
  const isIt = and(inScope(ctx), eq(reconciliations.id, parseUuid(id) ?? ""));
  const [found] = parseUuid(id) ? await selectFindings(ctx).where(isIt) : [];
  if (!found) throw new NotFound();
  return toRow(ctx, found);
}

function selectFindings({ db }: Context) {
  const { firstName, lastName } = users;
  return db
    .select({ finding: reconciliations, firstName, lastName })
    .from(reconciliations)
    .leftJoin(users, eq(users.id, reconciliations.doneBy))
    .$dynamic();
}

type Found = { finding: typeof reconciliations.$inferSelect; firstName: string | null; lastName: string | null };

function toRow({ timeZone }: Context, { finding, firstName, lastName }: Found): ReconciliationRow {
  const { id, kind, text, isMended, at, resolvedAt, doneBy } = finding;
  const format = (moment: Date) => formatMoment(moment, timeZone);
  return {
    id,
    kind,
    text,
    isMended,
    at: format(at),
    resolvedAt: resolvedAt && format(resolvedAt),
    doneBy: doneBy && [firstName, lastName].filter(Boolean).join(" "),
  };
}

function inScope({ actor }: Context): SQL | undefined {
  return can(actor, "reconciliation:see") ? undefined : sql`false`;
}

function inState(show: string): SQL | undefined {
  return show === "" ? undefined : eq(reconciliations.isMended, show === "mended");
}
