import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isPostCategory, postCategoryNames } from "#app/domain/posts/categories.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockPost } from "#db/locks.ts";
import { posts } from "#db/schema/posts.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { PostFields, PostInput } from "./form.ts";
import { findPost, type PostRow } from "./queries.server.ts";
import { startsOf } from "./starts.ts";

export type SavedPost = Result<{ title: string }, PostFields>;

export async function createPost(ctx: Context, id: string, input: PostInput): Promise<SavedPost> {
  allow(ctx.actor, "post:create");
  const { accountId, userId: creatorId } = ctx.actor;
  const checked = await checkCover(ctx, input, accountId);
  if (!checked.ok) return checked;
  const row = { ...input, accountId, id, creatorId, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(posts).values(row).onConflictDoNothing();
  const [made] = await ctx.db.select().from(posts).where(isPost({ accountId, id }));
  if (made?.creatorId !== creatorId) throw new NotFound();
  return { ok: true, title: made.title };
}

export async function updatePost(ctx: Context, id: string, seen: number, input: PostInput): Promise<SavedPost> {
  const post = await findPost(ctx, id);
  allow(ctx.actor, "post:edit", post);
  return ctx.db.transaction(async (tx) => {
    await lockPost(tx, post, "write");
    const inside = { ...ctx, db: tx };
    const current = await findPost(inside, id);
    if (isStored(input, current)) return { ok: true as const, title: current.title };
    if (current.version !== seen) return conflictOf(current);
    const checked = await checkCover(inside, input, post.accountId);
    if (!checked.ok) return checked;
    await updateVersioned(tx, posts, { which: isPost(post), seen, values: { ...input, updatedAt: ctx.now } });
    return { ok: true as const, title: input.title };
  });
}

function conflictOf(theirs: PostRow): SavedPost {
  const words = {
    categories: theirs.categories
      .filter(isPostCategory)
      .map((code) => postCategoryNames[code])
      .join(", "),
    cover: theirs.videoUrl ? "Video" : "Image",
  };
  // why: only its author can change a post
  return savedMeanwhile("post", true, { values: startsOf(theirs), words, version: theirs.version });
}

/** Administrators may delete any. */
export async function deletePost(ctx: Context, id: string): Promise<Result<PostRow>> {
  const post = await findPost(ctx, id);
  allow(ctx.actor, "post:delete", post);
  await ctx.db.delete(posts).where(isPost(post));
  return { ok: true, ...post };
}

/** The image must exist and be in the account. */
async function checkCover(
  { db, actor }: Context,
  { videoUrl, imageId }: PostInput,
  accountId: string,
): Promise<Result<object, PostFields>> {
  if (videoUrl) return { ok: true };
  if (!imageId) return { ok: false, problems: { image: ["Image is required!"] } };
  const file = await visibleFile(db, actor, imageId);
  return file?.accountId === accountId ? { ok: true } : { ok: false, problems: { image: ["Choose the image again"] } };
}

type Key = { accountId: string; id: string };

function isPost({ accountId, id }: Key) {
  return and(eq(posts.accountId, accountId), eq(posts.id, id));
}
