import { and, asc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Plan, plansOf } from "#app/domain/packages/plans.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { findChooser } from "#app/features/subscriptions/chooser-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { packages } from "#db/schema/packages.ts";
import { cleanDescription } from "./description.server.ts";
import { type PackageQuery, packageList } from "./list.ts";
import { packagesInScope } from "./scope.server.ts";
import type { PackageRow, PackageView, PlanView } from "./views.ts";

const { id, name, priceCents, durationInDays, maxUsers, trialPeriod, published, description, version } = packages;
const priced = { id, name, priceCents, durationInDays, maxUsers };

export async function listPackages({ db, actor }: Context, { page }: PackageQuery) {
  const wanted = packagesInScope(actor);
  const total = await db.$count(packages, wanted);
  const rows: PackageRow[] = await db
    .select({ ...priced, trialPeriod, published })
    .from(packages)
    .where(wanted)
    .orderBy(asc(packages.sortName), asc(id))
    .limit(packageList.size)
    .offset((page - 1) * packageList.size);
  return { rows, total };
}

/** Sanitizes again on reading, since the rules may be stricter than when it was stored. */
export function cleaned<Row extends { description: string }>(row: Row): Row {
  return { ...row, description: cleanDescription(row.description).html };
}

export function namePackages({ db, actor }: Context) {
  return db.select({ id, name }).from(packages).where(packagesInScope(actor)).orderBy(asc(packages.sortName), asc(id));
}

export async function findPackage({ db, actor }: Context, packageId: string): Promise<PackageView> {
  const known = parseUuid(packageId);
  const wanted = and(eq(id, known ?? packageId), packagesInScope(actor));
  const [row] = known
    ? await db
        .select({ ...priced, trialPeriod, published, description, version })
        .from(packages)
        .where(wanted)
    : [];
  if (!row) throw new NotFound();
  return cleaned(row);
}

/** Days are in the gateway's time zone. */
export async function findPlans({ db, actor, now, services }: Context, timeZone: string = utc) {
  const rows: PlanView[] = await db
    .select({ ...priced, description })
    .from(packages)
    .where(and(packagesInScope(actor), eq(published, true)))
    .orderBy(asc(packages.sortName), asc(id));
  const { environment } = services.payments;
  const plans: Plan<PlanView>[] = plansOf(rows.map(cleaned));
  return { plans, ...(await findChooser(db, { accountId: actor.accountId, environment, now, timeZone })) };
}
