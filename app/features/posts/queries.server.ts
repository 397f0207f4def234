import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { isPostCategory } from "#app/domain/posts/categories.ts";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName, fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/posts.ts";
import { type PostQuery, postList } from "./list.ts";
import { postsInScope } from "./scope.server.ts";
import type { PostItem, PostView } from "./views.ts";

export async function listPosts(ctx: Context, { category, author, page }: PostQuery) {
  const wanted = and(postsInScope(ctx.actor), inCategory(category), byAuthor(author));
  const total = await ctx.db.$count(posts, wanted);
  const { id, title, videoUrl, imageId, categories } = posts;
  const rows = await ctx.db
    .select({ id, title, videoUrl, imageId, categories })
    .from(posts)
    .where(wanted)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(postList.size)
    .offset((page - 1) * postList.size);
  return { items: rows.map(toItem), total };
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

export async function findPost(ctx: Context, id: string): Promise<PostView> {
  const known = parseUuid(id);
  const [row] = known ? await selectPost(ctx.db, and(eq(posts.id, known), postsInScope(ctx.actor))) : [];
  if (!row) throw new NotFound();
  return {
    ...row,
    ...toItem(row),
    creatorName: row.creatorName ?? deletedUser,
    canEdit: can(ctx.actor, "post:edit", row),
    canDelete: can(ctx.actor, "post:delete", row),
  };
}

export function isImageOfPost(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(posts)
      .where(and(eq(posts.imageId, imageId), postsInScope(actor))),
  );
}

function selectPost(db: Db | Tx, wanted: SQL | undefined) {
  return db
    .select({
      id: posts.id,
      accountId: posts.accountId,
      creatorId: posts.creatorId,
      creatorName: fullNameIfAny,
      title: posts.title,
      description: posts.description,
      categories: posts.categories,
      videoUrl: posts.videoUrl,
      imageId: posts.imageId,
      version: posts.version,
    })
    .from(posts)
    .leftJoin(users, and(eq(users.accountId, posts.accountId), eq(users.id, posts.creatorId)))
    .where(wanted);
}

type ItemRow = Pick<PostView, "id" | "title" | "videoUrl" | "imageId"> & { categories: string[] };

function toItem({ id, title, videoUrl, imageId, categories }: ItemRow): PostItem {
  const videoId = videoUrl && videoIdOf(videoUrl);
  const pictureUrl = imageId ? paths.file(imageId, 480) : videoId ? videoThumbnailUrl(videoId) : null;
  return { id, title, pictureUrl, categories: categories.filter(isPostCategory) };
}

function inCategory(category: string): SQL | undefined {
  return category ? sql`${category} = any(${posts.categories})` : undefined;
}

function byAuthor(author: string): SQL | undefined {
  if (!author) return undefined;
  const id = parseUuid(author);
  return id ? eq(posts.creatorId, id) : sql`false`;
}
