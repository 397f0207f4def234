import { type AnyColumn, and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { coachedInScope } from "#app/features/calculation/client-queries.server.ts";
import { matchesPerson } from "#app/features/clients/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { setNames } from "#db/schema/programs.ts";
import { maxSetNames } from "./queries.server.ts";

/** Beyond this, a search is needed. */
const maxClients = 24;

type ClientQuery = { client?: string; clients?: string };

export type Catalogue = Awaited<ReturnType<typeof findCatalogue>>;

/** Categories, subcategories, clients, and recent set names in one statement, since the page has few to spare. */
export async function findCatalogue(ctx: Context, accountId: string, query: ClientQuery = {}) {
  const { db } = ctx;
  const categories = db
    .select({ ...choice(exerciseCategories, "category"), categoryId: noCategory })
    .from(exerciseCategories);
  const subcategories = db
    .select({ ...choice(exerciseSubcategories, "subcategory"), categoryId: exerciseSubcategories.categoryId })
    .from(exerciseSubcategories);
  const names = db
    .select({
      ...choice({ id: setNames.searchName, name: setNames.name, sortName: latestFirst }, "set name"),
      categoryId: noCategory,
    })
    .from(setNames)
    .where(eq(setNames.accountId, accountId))
    .orderBy(desc(setNames.usedAt), setNames.searchName)
    .limit(maxSetNames);
  const rows = await unionAll(categories, subcategories, selectClients(ctx, accountId, query), names).orderBy(
    ...byName,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    categories: of("category").map(({ id, name }) => ({ id, name })),
    subcategories: of("subcategory").map(({ id, name, categoryId }) => ({ id, name, categoryId })),
    ...clientChoices(of("client"), query),
    setNames: of("set name").map(({ name }) => name),
  };
}

/** With many clients, the chosen one and matches of the search. */
export async function findClientChoices(ctx: Context, accountId: string, query: ClientQuery) {
  const clients = selectClients(ctx, accountId, query).as("found");
  return clientChoices(
    await ctx.db
      .select()
      .from(clients)
      .orderBy(...byName),
    query,
  );
}

function selectClients({ db, actor }: Context, accountId: string, { client = "", clients: search = "" }: ClientQuery) {
  const isChosen = isClient(parseUuid(client));
  return db
    .select({ ...choice({ ...users, name: fullName }, "client"), categoryId: noCategory })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(and(coachedInScope(actor, accountId), or(isChosen, matchesPerson(users, search.slice(0, 100)) ?? sql`true`)))
    .orderBy(sql`case when ${isChosen} then 0 else 1 end`, users.sortName, users.id)
    .limit(maxClients + 1);
}

const noCategory = sql<string>`null::uuid`.as("category_id");
const byName = [sql`sort_name`, sql`id`];

function isClient(id: string | null): SQL {
  return id === null ? sql`false` : eq(users.id, id);
}

/** `clientSearch` is null if all clients are offered. */
function clientChoices(found: { id: string; name: string }[], { client = "", clients: text = "" }: ClientQuery) {
  const chosen = parseUuid(client);
  const hasMore = found.length > maxClients;
  const last = hasMore ? found.findLast(({ id }) => id !== chosen) : undefined;
  const clients = found.filter((one) => one !== last).map(({ id, name }) => ({ id, name }));
  return { clients, clientSearch: hasMore || text !== "" ? { text, hasMore } : null };
}

const latestFirst = sql<string>`lpad((row_number() over (order by ${setNames.usedAt} desc, ${setNames.searchName}))::text, 9, '0')`;

type Parts = { id: AnyColumn; name: AnyColumn | SQL; sortName: AnyColumn | SQL };

function choice({ id, name, sortName }: Parts, kind: string) {
  return {
    kind: sql<string>`${kind}::text`.as("kind"),
    id: sql<string>`${id}::text`.as("id"),
    name: sql<string>`${name}`.as("name"),
    sortName: sql<string>`${sortName}`.as("sort_name"),
  };
}
