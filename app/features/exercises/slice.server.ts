import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { type ExerciseFilters, filtered } from "./filtered.server.ts";
import type { LibraryQuery } from "./list.ts";
import { scopesOf } from "./scope.server.ts";

/** How many of a list are passed over, and how many at most follow. */
export type Slice = { offset: number; limit: number; sort?: LibraryQuery["sort"] };

/**
 * A slice of the exercises that the filters leave of the actor's scope, as a subquery to be put `inOrder`. Each account
 * is asked for its first ones, which an index has in order; those of two accounts would all be read and sorted.
 */
export function sliceOf(ctx: Context, { offset, limit, ...filters }: ExerciseFilters & Slice) {
  const order = <Row extends Ordered>(row: Row) => inOrder(row, filters);
  const firsts = (scope: SQL) =>
    ctx.db
      .select(columns)
      .from(exercises)
      .where(and(scope, filtered(ctx, filters)))
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

type Order = { search?: string; sort?: LibraryQuery["sort"] };

type Ordered = { searchName: AnyColumn; sortName: AnyColumn; id: AnyColumn };

/** The searched name itself first, then names that begin with it, then by name; or as it is asked for. */
export function inOrder({ searchName, sortName, id }: Ordered, { search = "", sort = "name" }: Order) {
  // why: ids begin with the moment at which they are made
  if (sort === "added") return [sql`${id} desc`];
  if (sort === "-added") return [sql`${id}`];
  if (sort === "-name") return [sql`${sortName} desc`, sql`${id} desc`];
  const folded = foldForSearch(search);
  const byName = [sql`${sortName}`, sql`${id}`];
  if (!folded) return byName;
  return [sql`${searchName} <> ${folded}`, sql`not starts_with(${searchName}, ${folded})`, ...byName];
}

const columns = {
  accountId: exercises.accountId,
  id: exercises.id,
  creatorId: exercises.creatorId,
  isSystem: exercises.isSystem,
  name: exercises.name,
  searchName: exercises.searchName,
  sortName: exercises.sortName,
  thumbnailUrl: exercises.thumbnailUrl,
  videoUrl: exercises.videoUrl,
  imageId: exercises.imageId,
  difficultyId: exercises.difficultyId,
  trackableCategories: exercises.trackableCategories,
};
