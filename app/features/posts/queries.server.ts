import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { isPostCategory } from "#app/domain/posts/categories.ts";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { exactMoment, momentKey, rowsAfter } from "#app/services/lists/keyset.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName, fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/posts.ts";
import { type PostQuery, type PostWhere, type postFilters, postList, postWhere } from "./list.ts";
import type { PostItem, PostView } from "./views.ts";

const columns: Record<keyof typeof postFilters, Filterable> = {
  title: posts.title,
  creatorId: posts.creatorId,
  createdOn: posts.createdAt,
  categoryId: (matches) =>
    sql`exists (select 1 from unnest(${posts.categories}) as one(code) where ${matches(sql`one.code`)})`,
};

export const postKeys = z.tuple([momentKey, z.guid()]);

/** Without `noTexts`, the rows have their descriptions. */
type Wanted = Slice<z.infer<typeof postKeys>> & { where: PostWhere; noTexts?: true };

export async function pageOfPosts(ctx: Context, { where, limit, offset, after, noCount, noTexts }: Wanted) {
  const wanted = and(postsInScope(ctx.actor), conditionOf(where, columns));
  const { createdAt, id } = posts;
  const rows = await selectPosts(ctx, and(wanted, rowsAfter([createdAt, id], after, "descending")), noTexts)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await ctx.db.$count(posts, wanted);
  return { rows, total };
}

export async function listPosts(ctx: Context, query: PostQuery) {
  const where = postWhere(query);
  const read = (slice: Slice<never>) => pageOfPosts(ctx, { where, ...slice, noTexts: true });
  const { rows, total } = await screenOf(postList, query, read);
  return { items: rows.map(toItem), total };
}

export async function findPost(ctx: Context, id: string): Promise<PostRow> {
  const known = parseUuid(id);
  const [row] = known ? await selectPosts(ctx, and(eq(posts.id, known), postsInScope(ctx.actor))) : [];
  if (!row) throw new NotFound();
  return row;
}

/** All, for those who may list posts (decisions §4). */
function postsInScope(actor: Actor): SQL {
  return can(actor, "post:list") ? sql`true` : sql`false`;
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

function selectPosts(ctx: Context, wanted: SQL | undefined, noTexts = false) {
  const { id, accountId, creatorId, title, description, categories, videoUrl, imageId, createdAt, version } = posts;
  return ctx.db
    .select({
      id,
      accountId,
      creatorId,
      title,
      description: noTexts ? sql<string>`''` : description,
      categories,
      videoUrl,
      imageId,
      createdAt,
      version,
      creatorName: sql<string>`coalesce(${fullNameIfAny}, ${deletedUser})`,
      writtenAt: exactMoment(createdAt),
    })
    .from(posts)
    .leftJoin(users, and(eq(users.accountId, accountId), eq(users.id, creatorId)))
    .where(wanted);
}

export function postView({ actor }: Context, { createdAt: _, writtenAt: __, ...row }: PostRow): PostView {
  const [canEdit, canDelete] = [can(actor, "post:edit", row), can(actor, "post:delete", row)];
  return { ...row, ...toItem(row), canEdit, canDelete };
}

type ItemRow = Pick<PostRow, "id" | "title" | "videoUrl" | "imageId" | "categories">;

function toItem({ id, title, videoUrl, imageId, categories }: ItemRow): PostItem {
  const videoId = videoUrl && videoIdOf(videoUrl);
  const pictureUrl = imageId ? paths.file(imageId, 480) : videoId ? videoThumbnailUrl(videoId) : null;
  return { id, title, pictureUrl, categories: categories.filter(isPostCategory) };
}

export async function listAuthors({ db, actor }: Context): Promise<{ id: string; name: string }[]> {
  const written = db
    .select({ one: sql`1` })
    .from(posts)
    .where(and(eq(posts.accountId, users.accountId), eq(posts.creatorId, users.id), postsInScope(actor)));
  return db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(exists(written))
    .orderBy(asc(users.sortName), asc(users.id));
}

export function isImageOfPost(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(posts)
      .where(and(eq(posts.imageId, imageId), postsInScope(actor))),
  );
}
