import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { postChoices, postList } from "#app/features/posts/list.ts";
import { listAuthors, listPosts } from "#app/features/posts/queries.server.ts";
import { postTile } from "#app/features/posts/ui/post-views.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(postList, "post:list", async (ctx, readQuery) => {
  const authors = await listAuthors(ctx);
  const query = readQuery(postChoices(authors));
  return { ...(await listPosts(ctx, query)), query, authors, mayCreate: can(ctx.actor, "post:create") };
});

export const meta = pageTitle("Posts");

export default function Posts() {
  const { items, total, query, authors, mayCreate } = useLoaderData<typeof loader>();
  const search = serializeQuery(postList, query);
  const create = mayCreate && (
    <ButtonLink variant="primary" to={paths.newPost() + search} preventScrollReset>
      <Icon name="plus" />
      Create post
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        list={postList}
        title="Posts"
        query={query}
        choices={postChoices(authors)}
        total={total}
        rows={items}
        columns={[]}
        tile={(item) => postTile(item, search)}
        actions={create}
        empty={{
          title: "No posts found",
          filtered: { text: "No post matches these filters." },
          nothing: { text: "Athletes read posts in their app. Write the first one.", action: create },
        }}
      />
      <Outlet />
    </>
  );
}
