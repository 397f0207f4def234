import { useLoaderData, useLocation } from "@remix-run/react";
import { postForm, postInput } from "#app/features/posts/form.ts";
import { updatePost } from "#app/features/posts/mutations.server.ts";
import { findPost, postView } from "#app/features/posts/queries.server.ts";
import { startsOf } from "#app/features/posts/starts.ts";
import { PostDialog } from "#app/features/posts/ui/post-dialog.tsx";
import { PostDetails } from "#app/features/posts/ui/post-views.tsx";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { type At, whoMay, whoMayDo } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";

const find = (ctx: Context, { params }: At) => findPost(ctx, params.postId ?? "");
const reader = whoMay("post:list", find);
const writer = whoMayDo("post:list", "post:edit", find, ({ search }) => paths.newPost() + search);

export const loader = formLoader(postForm, reader, (ctx, post) => ({
  starts: startsOf(post),
  version: post.version,
  post: postView(ctx, post),
}));

export const action = formAction(postForm, writer, {
  mayCarry: (ctx, { creatorId }) => creatorId === ctx.actor.userId,
  keepImage: uploadImage,
  run: (ctx, values, { thing, version }) => updatePost(ctx, thing.id, version(), postInput(values)),
  done: ({ title }, { search }) => ({ to: paths.posts() + search, message: `${title} was saved.` }),
});

export const meta = pageTitle<typeof loader>(({ data }) => data?.post.title ?? "Post");

export default function Post() {
  const { post } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const closeTo = paths.posts() + search;
  const actions = post.canDelete && (
    <ButtonLink variant="danger" to={paths.deletePost(post.id) + search} preventScrollReset>
      Delete
    </ButtonLink>
  );
  if (post.canEdit) return <PostDialog key={post.id} title="Update post" closeTo={closeTo} actions={actions} />;
  return (
    <DialogScreen title={post.title} closeTo={closeTo} width="l">
      <PostDetails post={post} />
      <div className="actions">{actions}</div>
    </DialogScreen>
  );
}
