import { and, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Grouping, groupTotals, joinTotals } from "#app/domain/strength/group-totals.ts";
import { subjectOf } from "#app/domain/strength/subject.ts";
import { workoutTotals } from "#app/domain/strength/totals.ts";
import type { Performance, TotalsFacts } from "#app/domain/strength/totals-facts.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import { readWeek, type WeekView } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks } from "#db/schema/exercises.ts";
import { results } from "#db/schema/records.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { type CoachedClient, homeOf } from "./client-queries.server.ts";
import { findClientNumbers } from "./queries.server.ts";

const performancesEach = 3;

/** Last week's totals come from the stored days. */
export async function readTotalsFacts(
  ctx: Context,
  program: ProgramView,
  week: WeekView,
  { client, added = [] }: { client: CoachedClient | null; added?: readonly string[] },
): Promise<TotalsFacts> {
  const { accountId } = program;
  const before = week.page > 1 ? (await readWeek(ctx, program, week.page - 1)).workouts : null;
  const shown = [...week.workouts, ...(before ?? [])].flatMap(({ workout }) => exercisesUsed(workout));
  const ids = [...new Set([...shown, ...added])];
  const [groupings, numbers, performances] = await Promise.all([
    readGroupings(ctx, accountId, ids),
    client && findClientNumbers(ctx, { accountId, client }, ids),
    client ? readPerformances(ctx, client.id, ids) : [],
  ]);
  const subject = numbers && subjectOf(numbers);
  const totals = before?.map(({ workout }) => workoutTotals(workout, subject));
  return {
    groupings: [...groupings],
    lastWeek: totals ? groupTotals(joinTotals(totals), groupings) : null,
    performances,
  };
}

async function readGroupings({ db }: Context, accountId: string, ids: readonly string[]) {
  const groupings = new Map<string, Grouping>();
  if (ids.length === 0) return groupings;
  const [ofCategory, ofSubcategory] = [exerciseCategoryLinks, exerciseSubcategoryLinks];
  const within = [accountId, systemAccountId];
  const categories = db
    .select({
      exerciseId: ofCategory.exerciseId,
      id: exerciseCategories.id,
      name: exerciseCategories.name,
      categoryId: sql<string | null>`null::uuid`.as("of_category"),
    })
    .from(ofCategory)
    .innerJoin(exerciseCategories, eq(exerciseCategories.id, ofCategory.categoryId))
    .where(and(inArray(ofCategory.accountId, within), inArray(ofCategory.exerciseId, [...ids])));
  const subcategories = db
    .select({
      exerciseId: ofSubcategory.exerciseId,
      id: exerciseSubcategories.id,
      name: exerciseSubcategories.name,
      categoryId: sql<string | null>`${exerciseSubcategories.categoryId}`.as("of_category"),
    })
    .from(ofSubcategory)
    .innerJoin(exerciseSubcategories, eq(exerciseSubcategories.id, ofSubcategory.subcategoryId))
    .where(and(inArray(ofSubcategory.accountId, within), inArray(ofSubcategory.exerciseId, [...ids])));
  for (const { exerciseId, id, name, categoryId } of await unionAll(categories, subcategories)) {
    const known = groupings.get(exerciseId) ?? { categories: [], subcategories: [] };
    if (categoryId === null) known.categories.push({ id, name });
    else known.subcategories.push({ id, name, categoryId });
    groupings.set(exerciseId, known);
  }
  return groupings;
}

async function readPerformances({ db }: Context, userId: string, ids: readonly string[]): Promise<Performance[]> {
  if (ids.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${results.exerciseId}
    order by ${results.doneOn} desc, ${results.enteredAt} desc)`.as("place");
  const isTheirs = and(
    eq(results.accountId, homeOf(userId)),
    eq(results.userId, userId),
    inArray(results.exerciseId, [...ids]),
  );
  const placed = db
    .select({ exerciseId: results.exerciseId, ...measured, place })
    .from(results)
    .where(isTheirs)
    .as("placed");
  const rows = await db
    .select({
      exerciseId: placed.exerciseId,
      category: placed.category,
      value: placed.value,
      unit: placed.unit,
      on: placed.doneOn,
      source: placed.source,
    })
    .from(placed)
    .where(sql`${placed.place} <= ${performancesEach}`)
    .orderBy(placed.exerciseId, placed.place);
  // why: the column only holds what the schema accepts
  return rows as Performance[];
}

const measured = {
  category: results.category,
  value: results.value,
  unit: results.unit,
  doneOn: results.doneOn,
  source: sql<string>`case when ${results.enteredBy} = ${results.userId} then 'client' else 'coach' end`.as(
    "entered_by_whom",
  ),
};
