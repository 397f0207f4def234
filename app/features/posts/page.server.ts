import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { exactMoment, momentKey, rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/posts.ts";
import type { postFilters } from "./filters.ts";
import { postsInScope } from "./scope.server.ts";

type Filters = keyof typeof postFilters;

const columns: Record<Filters, Filterable> = {
  title: posts.title,
  creatorId: posts.creatorId,
  createdOn: posts.createdAt,
  categoryId: (matches) =>
    sql`exists (select 1 from unnest(${posts.categories}) as one(code) where ${matches(sql`one.code`)})`,
};

export const postKeys = z.tuple([momentKey, z.guid()]);
type Keys = z.infer<typeof postKeys>;

type Wanted = { where: Where<Filters> | null; limit: number; offset: number; after: Keys | null; noCount: boolean };

export async function pageOfPosts(ctx: Context, { where, limit, offset, after, noCount }: Wanted) {
  const wanted = and(postsInScope(ctx.actor), conditionOf(where, columns));
  const { createdAt, id } = posts;
  const rows = await selectPosts(ctx, and(wanted, rowsAfter([createdAt, id], after, "descending")))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await ctx.db.$count(posts, wanted);
  return { rows, total };
}

export async function postForApi(ctx: Context, id: string) {
  const [row] = await selectPosts(ctx, and(eq(posts.id, id), postsInScope(ctx.actor)));
  if (!row) throw new NotFound();
  return row;
}

export type PostRow = Awaited<ReturnType<typeof postForApi>>;

function selectPosts(ctx: Context, wanted: SQL | undefined) {
  const { id, title, description, categories, videoUrl, imageId, createdAt, creatorId, version } = posts;
  return ctx.db
    .select({
      id,
      title,
      description,
      categories,
      videoUrl,
      imageId,
      createdAt,
      creatorId,
      version,
      creatorName: sql<string>`coalesce(${fullNameIfAny}, ${deletedUser})`,
      writtenAt: exactMoment(createdAt),
    })
    .from(posts)
    .leftJoin(users, and(eq(users.accountId, posts.accountId), eq(users.id, creatorId)))
    .where(wanted);
}
