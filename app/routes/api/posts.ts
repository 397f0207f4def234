import { v7 as newId } from "uuid";
import { z } from "zod";
import { postCategoryNames } from "#app/domain/posts/categories.ts";
import { postForm, postInput } from "#app/features/posts/form.ts";
import { postFilters } from "#app/features/posts/list.ts";
import { createPost, deletePost, updatePost } from "#app/features/posts/mutations.server.ts";
import { findPost, pageOfPosts, postKeys } from "#app/features/posts/queries.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { newResourceId } from "#app/http/api/schemas.ts";
import { post, postBody, postCategory, postFields, toApiPost } from "./post-schemas.ts";

const formNames = { categories: "postCategories", imageId: "image" };

export const posts = resource("Posts", [
  listOperation({
    path: "/posts",
    summary: "Posts, the newest first",
    access: "post:list",
    scope: "posts:read",
    where: postFilters,
    item: post,
    keys: postKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfPosts(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ writtenAt, id }): z.output<typeof postKeys> => [writtenAt, id]);
      return { items: items.map(toApiPost), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/posts/{id}",
    summary: "One post",
    access: "post:list",
    scope: "posts:read",
    answer: post,
    run: async ({ ctx, path }) => toApiPost(await findPost(ctx, path.id)),
  }),
  operation({
    method: "POST",
    path: "/posts",
    summary: "Write a post",
    description: "If you choose the id, sending it twice creates only one.",
    access: "post:create",
    scope: "posts:write",
    body: postBody.extend({ id: newResourceId }),
    answer: post,
    status: 201,
    async run({ ctx, body }) {
      const id = body.id ?? newId();
      const form = formValues(postForm, postFields(body), undefined);
      if (!form.ok) return refusedAs(form, formNames);
      const saved = await createPost(ctx, id, postInput(form.values));
      return saved.ok ? toApiPost(await findPost(ctx, id)) : refusedAs(saved, formNames);
    },
  }),
  operation({
    method: "PUT",
    path: "/posts/{id}",
    summary: "Change a post of your own",
    access: "post:edit",
    scope: "posts:write",
    body: postBody.extend({ version: z.int() }),
    answer: post,
    async run({ ctx, path, body }) {
      const form = formValues(postForm, postFields(body), undefined);
      if (!form.ok) return refusedAs(form, formNames);
      const saved = await updatePost(ctx, path.id, body.version, postInput(form.values));
      return saved.ok ? toApiPost(await findPost(ctx, path.id)) : refusedAs(saved, formNames);
    },
  }),
  operation({
    method: "DELETE",
    path: "/posts/{id}",
    summary: "Delete a post",
    access: "post:delete",
    scope: "posts:write",
    async run({ ctx, path }) {
      const deleted = await deletePost(ctx, path.id);
      return deleted.ok ? undefined : deleted;
    },
  }),
]);

const categories = Object.entries(postCategoryNames).map(([id, name]) => ({ id, name }));

export const postCategoryList = resource("Post categories", [
  operation({
    method: "GET",
    path: "/postcategories",
    summary: "What a post can be about",
    access: "post:list",
    scope: "posts:read",
    catalogue: true,
    answer: z.array(postCategory),
    run: async () => categories as z.input<typeof postCategory>[],
  }),
]);
