import { and, asc } from "drizzle-orm";
import { z } from "zod";
import type { Where } from "#app/domain/filters/where.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { packages } from "#db/schema/packages.ts";
import type { packageFilters } from "./filters.ts";
import { cleaned } from "./queries.server.ts";
import { packagesInScope } from "./scope.server.ts";
import type { PackageView } from "./views.ts";

export const packageKeys = z.tuple([z.string(), z.guid()]);

type Wanted = Slice<z.infer<typeof packageKeys>> & { where: Where<keyof typeof packageFilters> | null };

export async function pageOfPackages({ db, actor }: Context, { where, limit, offset, after, noCount }: Wanted) {
  const { id, name, sortName, priceCents, durationInDays, maxUsers, trialPeriod, published, description } = packages;
  const wanted = and(packagesInScope(actor), conditionOf(where, { id, name }));
  const rows: (PackageView & { sortName: string })[] = await db
    .select({
      id,
      name,
      sortName,
      priceCents,
      durationInDays,
      maxUsers,
      trialPeriod,
      published,
      description,
      version: packages.version,
    })
    .from(packages)
    .where(and(wanted, rowsAfter([sortName, id], after)))
    .orderBy(asc(sortName), asc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await db.$count(packages, wanted);
  return { rows: rows.map(cleaned), total };
}
