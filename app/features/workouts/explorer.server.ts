import { asc } from "drizzle-orm";
import { z } from "zod";
import { fittingFilters } from "#app/domain/workout/form/search-names.ts";
import { searchExercises } from "#app/features/exercises/queries.server.ts";
import type { ExerciseCard } from "#app/features/exercises/views.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";

const freshSize = 30;
const searchLimit = 20;
const most = 200;

const idOrNone = z.union([z.uuid(), z.literal("")]).catch("");
const filterSchema = z.object({
  search: z.string().max(100).catch(""),
  category: idOrNone,
  subcategory: idOrNone,
});
const viewSchema = filterSchema.extend({
  layout: z.enum(["tile", "big", "list"]).catch("list"),
  shown: z.coerce.number().int().min(freshSize).max(most).catch(freshSize),
});
const sliceSchema = filterSchema.extend({
  offset: z.coerce.number().int().min(0).max(100_000).catch(0),
  limit: z.coerce.number().int().min(1).max(freshSize).catch(freshSize),
});

/** The explorer as the address describes it: its first 30, or as many as were asked for since. */
export async function readExplorer(ctx: Context, query: URLSearchParams, { subcategories }: Catalogue) {
  const { shown, ...filters } = viewSchema.parse(Object.fromEntries(query));
  const view = fittingFilters(filters, subcategories);
  return { ...view, ...(await readSlice(ctx, { ...view, offset: 0, limit: shown })) };
}

/** A further load of the explorer, or what a set's search box asks for. */
export function readMore(ctx: Context, query: URLSearchParams) {
  return readSlice(ctx, sliceSchema.parse(Object.fromEntries(query)));
}

/** What a set's own search box found, when the address asks for it ('find' names the set). */
export async function readFound(ctx: Context, query: URLSearchParams) {
  const [key, moduleId] = (query.get("find") ?? "").split(" ");
  const text = (query.get("text") ?? "").slice(0, 100);
  if (!key || !moduleId || text.trim() === "") return null;
  return {
    key,
    moduleId,
    text,
    exercises: await searchExercises(ctx, { search: text, offset: 0, limit: searchLimit }),
  };
}

/** The categories and subcategories that the explorer filters by. */
export async function findCatalogue({ db }: Context) {
  const [categories, subcategories] = await Promise.all([
    db
      .select({ id: exerciseCategories.id, name: exerciseCategories.name })
      .from(exerciseCategories)
      .orderBy(asc(exerciseCategories.sortName), asc(exerciseCategories.id)),
    db
      .select({
        id: exerciseSubcategories.id,
        name: exerciseSubcategories.name,
        categoryId: exerciseSubcategories.categoryId,
      })
      .from(exerciseSubcategories)
      .orderBy(asc(exerciseSubcategories.sortName), asc(exerciseSubcategories.id)),
  ]);
  return { categories, subcategories };
}

type Catalogue = Awaited<ReturnType<typeof findCatalogue>>;
type Slice = z.output<typeof sliceSchema>;

async function readSlice(ctx: Context, { search, category, subcategory, offset, limit }: Slice) {
  const filters = { search, category: category || null, subcategory: subcategory || null };
  const cards: ExerciseCard[] = await searchExercises(ctx, { ...filters, offset, limit: limit + 1 });
  return { exercises: cards.slice(0, limit), hasMore: cards.length > limit };
}
