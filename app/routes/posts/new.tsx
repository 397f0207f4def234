import { useLocation } from "@remix-run/react";
import { postForm, postInput } from "#app/features/posts/form.ts";
import { createPost } from "#app/features/posts/mutations.server.ts";
import { PostDialog } from "#app/features/posts/ui/post-dialog.tsx";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = formLoader(postForm, "post:create", () => ({ starts: { cover: "image" } }));

export const action = formAction(postForm, "post:create", {
  recreate: "post",
  mayCarry: () => true,
  keepImage: (ctx, form, file) => uploadImage(ctx, form, file),
  run: (ctx, values, { attempt }) => createPost(ctx, attempt(), postInput(values)),
  done: ({ title }) => ({ to: paths.posts(), message: `${title} was created.` }),
});

export const meta = pageTitle("Create post");

export default function NewPost() {
  return <PostDialog title="Create post" closeTo={paths.posts() + useLocation().search} />;
}
