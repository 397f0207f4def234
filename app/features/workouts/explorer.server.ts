import { z } from "zod";
import { fittingFilters } from "#app/domain/workout/form/search-names.ts";
import { nearestNamesTo } from "#app/features/exercises/name-queries.server.ts";
import { searchExercises } from "#app/features/exercises/queries.server.ts";
import type { ExerciseCard } from "#app/features/exercises/views.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Catalogue } from "./choices.server.ts";

const freshSize = 30;
const shownFirst = 10;
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
  shown: z.coerce.number().int().min(shownFirst).max(most).catch(shownFirst),
});
const sliceSchema = filterSchema.extend({
  offset: z.coerce.number().int().min(0).max(100_000).catch(0),
  limit: z.coerce.number().int().min(1).max(freshSize).catch(freshSize),
});

type Asked = Readonly<Record<string, string>>;

/** The first 30, of which 10 are shown, or as many as are shown since. */
export async function readExplorer(ctx: Context, query: Asked, { subcategories }: Pick<Catalogue, "subcategories">) {
  const { shown, ...filters } = viewSchema.parse(query);
  const view = fittingFilters(filters, subcategories);
  return { ...view, shown, ...(await readSlice(ctx, { ...view, offset: 0, limit: Math.max(shown, freshSize) })) };
}

export function readMore(ctx: Context, query: Asked) {
  return readSlice(ctx, sliceSchema.parse(query));
}

export async function readFound(ctx: Context, { find = "", text: typed = "" }: Asked) {
  const [key, moduleId] = find.split(" ");
  const text = typed.slice(0, 100);
  if (!key || !moduleId || text.trim() === "") return null;
  const exercises = await searchExercises(ctx, { search: text, offset: 0, limit: searchLimit });
  return { key, moduleId, text, exercises, nearest: exercises.length === 0 ? await nearestNamesTo(ctx, text) : [] };
}

type Slice = z.output<typeof sliceSchema>;

async function readSlice(ctx: Context, { search, category, subcategory, offset, limit }: Slice) {
  const filters = { search, category: category || null, subcategory: subcategory || null };
  const cards: ExerciseCard[] = await searchExercises(ctx, { ...filters, offset, limit: limit + 1 });
  const isSearchAlone = offset === 0 && category === "" && subcategory === "";
  const nearest = cards.length === 0 && isSearchAlone ? await nearestNamesTo(ctx, search) : [];
  return { exercises: cards.slice(0, limit), hasMore: cards.length > limit, nearest };
}
