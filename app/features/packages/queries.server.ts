import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import { type Plan, plansOf } from "#app/domain/packages/plans.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { findChooser } from "#app/features/subscriptions/chooser-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import { cleanDescription } from "./description.server.ts";
import { type PackageQuery, type PackageWhere, packageList } from "./list.ts";
import type { PackageRow, PackageView, PlanView } from "./views.ts";

const { id, name, priceCents, durationInDays, maxUsers, published, description, sortName } = packages;
const priced = { id, name, priceCents, durationInDays, maxUsers };

export const packageKeys = z.tuple([z.string(), z.guid()]);

/** Without `noTexts`, the rows have their descriptions. */
type Wanted = Slice<z.infer<typeof packageKeys>> & { where: PackageWhere; noTexts?: true };

export async function pageOfPackages({ db, actor }: Context, { where, noTexts, ...slice }: Wanted) {
  const wanted = and(packagesInScope(actor), conditionOf(where, { id, name }));
  const rows = await selectPackages(db, and(wanted, rowsAfter([sortName, id], slice.after)), noTexts)
    .orderBy(asc(sortName), asc(id))
    .limit(slice.limit + 1)
    .offset(slice.offset);
  const total = slice.noCount ? null : await db.$count(packages, wanted);
  return { rows: noTexts ? rows : rows.map(cleaned), total };
}

export async function listPackages(ctx: Context, query: PackageQuery) {
  const read = (slice: Slice<never>) => pageOfPackages(ctx, { where: null, ...slice, noTexts: true });
  const { rows, total } = await screenOf(packageList, query, read);
  return { rows: rows.map(toRow), total };
}

export async function findPackage({ db, actor }: Context, packageId: string): Promise<PackageView> {
  const known = parseUuid(packageId);
  const [row] = known ? await selectPackages(db, and(eq(id, known), packagesInScope(actor))) : [];
  if (!row) throw new NotFound();
  return cleaned(row);
}

/** All for those who manage packages, else the published ones. */
function packagesInScope(actor: Actor): SQL {
  if (can(actor, "package:manage")) return sql`true`;
  return can(actor, "package:see") ? eq(packages.published, true) : sql`false`;
}

function selectPackages(db: Db | Tx, wanted: SQL | undefined, noTexts = false) {
  const { trialPeriod, version } = packages;
  const text = noTexts ? sql<string>`''` : description;
  return db
    .select({ ...priced, trialPeriod, published, description: text, version, sortName })
    .from(packages)
    .where(wanted);
}

function toRow({ description: _, version: __, sortName: ___, ...row }: PackageView & { sortName: string }): PackageRow {
  return row;
}

/** Sanitizes again on reading, since the rules may be stricter than when it was stored. */
function cleaned<Row extends { description: string }>(row: Row): Row {
  return { ...row, description: cleanDescription(row.description).html };
}

export function namePackages({ db, actor }: Context) {
  return db.select({ id, name }).from(packages).where(packagesInScope(actor)).orderBy(asc(sortName), asc(id));
}

/** Days are in the gateway's time zone. */
export async function findPlans({ db, actor, now, services }: Context, timeZone: string = utc) {
  const rows: PlanView[] = await db
    .select({ ...priced, description })
    .from(packages)
    .where(and(packagesInScope(actor), eq(published, true)))
    .orderBy(asc(sortName), asc(id));
  const { environment } = services.payments;
  const plans: Plan<PlanView>[] = plansOf(rows.map(cleaned));
  return { plans, ...(await findChooser(db, { accountId: actor.accountId, environment, now, timeZone })) };
}
