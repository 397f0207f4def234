import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { messagesOf } from "#app/domain/forms/check.ts";
import { type PostInput, postForm, postInput } from "#app/features/posts/form.ts";
import type { PostQuery } from "#app/features/posts/list.ts";
import { createPost, deletePost, updatePost } from "#app/features/posts/mutations.server.ts";
import { findPost, listAuthors, listPosts, postView } from "#app/features/posts/queries.server.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeFile } from "#tests/support/things.ts";

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const input: PostInput = {
  title: "Sleep first",
  description: "Eight hours.\nThen the rest.",
  categories: ["recovery"],
  videoUrl: video,
  imageId: null,
};
const everything: PostQuery = { category: "", author: "", page: 1 };

function writer(more: { firstName?: string; now?: Date } = {}) {
  return coachingBusiness({ roles: ["PAR", "WRT"], ...more });
}

test("a post is created once, however often its form is sent", async () => {
  const { ctx } = await writer();
  const id = newId();
  expect(await createPost(ctx, id, input)).toEqual({ ok: true, title: "Sleep first" });
  expect(await createPost(ctx, id, { ...input, title: "Again" })).toEqual({ ok: true, title: "Sleep first" });
  expect(await findPost(ctx, id)).toMatchObject({ title: "Sleep first", videoUrl: video, imageId: null, version: 1 });
});

test("a form without any values says so, beside what each field lacks", () => {
  const nothing = {
    title: "",
    description: "",
    categories: [],
    cover: "",
    videoUrl: "",
    imageId: "",
    image: undefined,
  };
  expect(messagesOf(postForm, nothing, undefined)).toMatchObject({
    "": "Form values are null",
    title: "Title is required!",
    categories: "Select at least one category",
  });
  const begun = { ...nothing, cover: "video" };
  expect(messagesOf(postForm, begun, undefined)).toEqual({
    title: "Title is required!",
    categories: "Select at least one category",
    videoUrl: "Video URL is required",
  });
});

test("the id of another person's post is refused", async () => {
  const { ctx, account } = await writer();
  const id = newId();
  await createPost(ctx, id, input);
  const colleague = await addUser(account, { roles: ["PAR", "WRT"] });
  await expect(createPost(colleague.ctx, id, input)).rejects.toThrow(NotFound);
});

test("all writers see all posts, the newest first, filtered by category and author", async () => {
  const [ana, ivo] = [await writer({ firstName: "Ana" }), await writer({ firstName: "Ivo" })];
  const [older, newer] = [newId(), newId()];
  await createPost({ ...ana.ctx, now: new Date("2030-01-01") }, older, {
    ...input,
    categories: ["nutrition", "other"],
  });
  await createPost({ ...ivo.ctx, now: new Date("2030-01-02") }, newer, input);
  const ids = async (filters: Partial<PostQuery>) => {
    const { items, total } = await listPosts(ana.ctx, { ...everything, ...filters });
    return { ids: items.map(({ id }) => id), total };
  };
  expect((await ids({})).ids.slice(0, 2)).toEqual([newer, older]);
  expect(await ids({ author: ana.user.id })).toEqual({ ids: [older], total: 1 });
  expect(await ids({ author: ana.user.id, category: "other" })).toEqual({ ids: [older], total: 1 });
  expect(await ids({ author: ana.user.id, category: "recovery" })).toEqual({ ids: [], total: 0 });
  expect(await ids({ author: "nobody" })).toEqual({ ids: [], total: 0 });
  const authors = (await listAuthors(ana.ctx)).map(({ id }) => id);
  expect(authors.indexOf(ana.user.id)).toBeLessThan(authors.indexOf(ivo.user.id));
});

test("who lists no posts finds none", async () => {
  const { ctx } = await writer();
  const id = newId();
  await createPost(ctx, id, input);
  const coach = await coachingBusiness();
  await expect(findPost(coach.ctx, id)).rejects.toThrow(NotFound);
  await expect(createPost(coach.ctx, newId(), input)).rejects.toThrow(Forbidden);
  expect(await listPosts(coach.ctx, everything)).toEqual({ items: [], total: 0 });
});

test("a post is changed by who wrote it, and deleted by an administrator too", async () => {
  const { ctx } = await writer();
  const [other, admin] = [await writer(), await coachingBusiness({ roles: ["ADM"] })];
  const id = newId();
  await createPost(ctx, id, input);
  for (const { ctx } of [other, admin]) {
    await expect(updatePost(ctx, id, 1, { ...input, title: "Mine" })).rejects.toThrow(Forbidden);
    expect(postView(ctx, await findPost(ctx, id))).toMatchObject({ canEdit: false });
  }
  await expect(deletePost(other.ctx, id)).rejects.toThrow(Forbidden);
  expect(await updatePost(ctx, id, 1, { ...input, title: "Sleep well" })).toEqual({ ok: true, title: "Sleep well" });
  expect(await deletePost(admin.ctx, id)).toMatchObject({ title: "Sleep well" });
  await expect(findPost(ctx, id)).rejects.toThrow(NotFound);
});

test("the second of two who save is shown what the first one saved", async () => {
  const { ctx } = await writer();
  const id = newId();
  await createPost(ctx, id, input);
  await updatePost(ctx, id, 1, { ...input, title: "First" });
  const second = await updatePost(ctx, id, 1, { ...input, title: "Second" });
  expect(second).toMatchObject({ ok: false, theirs: { values: { title: "First" }, version: 2 } });
  expect(await findPost(ctx, id)).toMatchObject({ title: "First" });
});

test("a cover is a video of the site, or an image of the writer's account, and is seen by who sees the post", async () => {
  const { ctx, user } = await writer();
  const [other, coach] = [await writer(), await coachingBusiness()];
  const [mine, theirs] = [await makeFile(user, 800), await makeFile(other.user, 800)];
  await ctx.services.files.put(`${mine}.800.webp`, new Uint8Array([1]));
  const create = (id: string, imageId: string | null) => createPost(ctx, id, { ...input, videoUrl: null, imageId });
  const id = newId();
  expect(await create(id, null)).toEqual({ ok: false, problems: { image: ["Image is required!"] } });
  expect(await create(id, theirs)).toEqual({ ok: false, problems: { image: ["Choose the image again"] } });
  await expect(findImage(other.ctx, mine)).rejects.toThrow(NotFound);
  await create(id, mine);
  expect(await findPost(other.ctx, id)).toMatchObject({ imageId: mine, videoUrl: null });
  expect((await findImage(other.ctx, mine)).bytes).toHaveLength(1);
  await expect(findImage(coach.ctx, mine)).rejects.toThrow(NotFound);
});

test("a video of another site is a cover without a picture", async () => {
  const { ctx } = await writer();
  const id = newId();
  const typed = { title: "Sleep first", categories: ["recovery"], description: "", cover: "video", imageId: "" };
  const vimeo = { ...typed, videoUrl: "http://vimeo.com/76979871", image: undefined };
  expect(messagesOf(postForm, vimeo, undefined)).toEqual({});
  await createPost(ctx, id, postInput(vimeo));
  expect(postView(ctx, await findPost(ctx, id))).toMatchObject({
    videoUrl: "https://vimeo.com/76979871",
    pictureUrl: null,
  });
});
