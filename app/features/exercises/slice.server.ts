import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import type { ExerciseOrder } from "./list.ts";
import { scopesOf } from "./scope.server.ts";
import { type SearchTexts, searchRank } from "./search-queries.server.ts";

type Sliced = { offset: number; limit: number; order: ExerciseOrder };

/** Queries each account separately, since an index has its order; a query for both would sort everything. */
export function sliceOf(ctx: Context, wanted: SQL | undefined, { offset, limit, order: by }: Sliced) {
  const order = <Row extends Ordered>(row: Row) => exerciseOrder(row, by);
  const firsts = (scope: SQL) =>
    ctx.db
      .select(columns)
      .from(exercises)
      .where(and(scope, wanted))
      .orderBy(...order(exercises))
      .limit(offset + limit);
  const [own, system] = scopesOf(ctx.actor);
  const all = (system ? unionAll(firsts(own), firsts(system)) : firsts(own)).as("firsts");
  return ctx.db
    .select()
    .from(all)
    .orderBy(...order(all))
    .offset(offset)
    .limit(limit)
    .as("slice");
}

type Ordered = SearchTexts & { sortName: AnyColumn; id: AnyColumn };

/** Best matches first, then by name; or in the requested order. */
export function exerciseOrder(row: Ordered, { search = "", sort = "name" }: ExerciseOrder) {
  const { sortName, id } = row;
  // why: ids begin with their time of creation
  if (sort === "added") return [sql`${id} desc`];
  if (sort === "-added") return [sql`${id}`];
  if (sort === "-name") return [sql`${sortName} desc`, sql`${id} desc`];
  const byName = [sql`${sortName}`, sql`${id}`];
  return foldForSearch(search) ? [searchRank(row, search), ...byName] : byName;
}

const columns = {
  accountId: exercises.accountId,
  id: exercises.id,
  creatorId: exercises.creatorId,
  isSystem: exercises.isSystem,
  name: exercises.name,
  otherNames: exercises.otherNames,
  searchName: exercises.searchName,
  searchOthers: exercises.searchOthers,
  sortName: exercises.sortName,
  thumbnailUrl: exercises.thumbnailUrl,
  videoUrl: exercises.videoUrl,
  imageId: exercises.imageId,
  difficultyId: exercises.difficultyId,
  trackableCategories: exercises.trackableCategories,
};
