import { type AnyColumn, and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { fittingFilters } from "#app/domain/workout/form/search-names.ts";
import { coachedInScope } from "#app/features/calculation/client-queries.server.ts";
import { searchExercises } from "#app/features/exercises/queries.server.ts";
import type { ExerciseCard } from "#app/features/exercises/views.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { setNames } from "#db/schema/programs.ts";
import { mostSetNames } from "./queries.server.ts";

const freshSize = 30;
const searchLimit = 20;
const most = 200;
/** Clients that a select offers at once; more are searched. */
const mostClients = 24;

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

/** What an address asks for, by name. */
type Asked = Readonly<Record<string, string>>;

/** The explorer as the address describes it: its first 30, or as many as were asked for since. */
export async function readExplorer(ctx: Context, asked: Asked, { subcategories }: Pick<Catalogue, "subcategories">) {
  const { shown, ...filters } = viewSchema.parse(asked);
  const view = fittingFilters(filters, subcategories);
  return { ...view, ...(await readSlice(ctx, { ...view, offset: 0, limit: shown })) };
}

/** A further load of the explorer, or what a set's search box asks for. */
export function readMore(ctx: Context, asked: Asked) {
  return readSlice(ctx, sliceSchema.parse(asked));
}

/** What a set's own search box found, when the address asks for it ('find' names the set). */
export async function readFound(ctx: Context, { find = "", text: typed = "" }: Asked) {
  const [key, moduleId] = find.split(" ");
  const text = typed.slice(0, 100);
  if (!key || !moduleId || text.trim() === "") return null;
  return {
    key,
    moduleId,
    text,
    exercises: await searchExercises(ctx, { search: text, offset: 0, limit: searchLimit }),
  };
}

/**
 * What the editor's fields choose from: categories, subcategories, clients of the account, and the names that it used
 * for sets most recently. Of many clients the chosen one and those whose name or e-mail holds `clients`. One statement: the page has few to spend.
 */
export async function findCatalogue(
  { db, actor }: Context,
  accountId: string,
  { client = "", clients: search = "" } = {},
) {
  const chosen = parseUuid(client);
  const isChosen = isClient(chosen);
  const categories = db
    .select({ ...choice(exerciseCategories, "category"), categoryId: noCategory })
    .from(exerciseCategories);
  const subcategories = db
    .select({ ...choice(exerciseSubcategories, "subcategory"), categoryId: exerciseSubcategories.categoryId })
    .from(exerciseSubcategories);
  const clients = db
    .select({ ...choice({ ...users, name: fullName }, "client"), categoryId: noCategory })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(and(coachedInScope(actor, accountId), or(isChosen, isNamed(search))))
    .orderBy(sql`case when ${isChosen} then 0 else 1 end`, users.sortName, users.id)
    .limit(mostClients + 1);
  const names = db
    .select({
      ...choice({ id: setNames.searchName, name: setNames.name, sortName: latestFirst }, "set name"),
      categoryId: noCategory,
    })
    .from(setNames)
    .where(eq(setNames.accountId, accountId))
    .orderBy(desc(setNames.usedAt), setNames.searchName)
    .limit(mostSetNames);
  const rows = await unionAll(categories, subcategories, clients, names).orderBy(sql`sort_name`, sql`id`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    categories: of("category").map(({ id, name }) => ({ id, name })),
    subcategories: of("subcategory").map(({ id, name, categoryId }) => ({ id, name, categoryId })),
    ...clientChoices(of("client"), chosen, search),
    setNames: of("set name").map(({ name }) => name),
  };
}

const noCategory = sql<string>`null::uuid`.as("category_id");

function isClient(id: string | null): SQL {
  return id === null ? sql`false` : eq(users.id, id);
}

/** Whatever its case and accents; all for an empty search. */
function isNamed(search: string) {
  const folded = foldForSearch(search.slice(0, 100));
  return folded === "" ? sql`true` : sql`strpos(${users.searchName} || ' ' || ${users.email}, ${folded}) > 0`;
}

/** `clientSearch` is null where all clients are among the choices. */
function clientChoices(found: { id: string; name: string }[], chosen: string | null, search: string) {
  const hasMore = found.length > mostClients;
  const last = hasMore ? found.findLast(({ id }) => id !== chosen) : undefined;
  const clients = found.filter((client) => client !== last).map(({ id, name }) => ({ id, name }));
  return { clients, clientSearch: hasMore || search !== "" ? { text: search, hasMore } : null };
}

const latestFirst = sql<string>`lpad((row_number() over (order by ${setNames.usedAt} desc, ${setNames.searchName}))::text, 9, '0')`;
const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

type Parts = { id: AnyColumn; name: AnyColumn | SQL; sortName: AnyColumn | SQL };

function choice({ id, name, sortName }: Parts, kind: string) {
  return {
    kind: sql<string>`${kind}::text`.as("kind"),
    id: sql<string>`${id}::text`.as("id"),
    name: sql<string>`${name}`.as("name"),
    sortName: sql<string>`${sortName}`.as("sort_name"),
  };
}

type Catalogue = Awaited<ReturnType<typeof findCatalogue>>;
type Slice = z.output<typeof sliceSchema>;

async function readSlice(ctx: Context, { search, category, subcategory, offset, limit }: Slice) {
  const filters = { search, category: category || null, subcategory: subcategory || null };
  const cards: ExerciseCard[] = await searchExercises(ctx, { ...filters, offset, limit: limit + 1 });
  return { exercises: cards.slice(0, limit), hasMore: cards.length > limit };
}
