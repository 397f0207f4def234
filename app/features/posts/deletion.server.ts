import { allow } from "#app/domain/policy/can.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deletePost } from "./mutations.server.ts";
import { findPost } from "./queries.server.ts";

export const postDeletion: Deletion<{ id: string; name: string }, { title: string }> = {
  page: "post:list",
  find: async (ctx, { params }) => {
    const post = await findPost(ctx, params.postId ?? "");
    allow(ctx.actor, "post:delete", post);
    return { id: post.id, name: post.title };
  },
  question: () => "Are you sure you want to delete Post?",
  run: (ctx, { id }) => deletePost(ctx, id),
  message: ({ title }) => `${title} was deleted.`,
  back: ({ id }, { search }) => paths.post(id) + search,
  next: () => paths.posts(),
};
