import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { commentChoices, commentList } from "#app/features/comments/list.ts";
import { commentedAbout, listComments } from "#app/features/comments/queries.server.ts";
import { commentColumns } from "#app/features/comments/ui/comment-columns.tsx";
import { MarkRead } from "#app/features/comments/ui/mark-read.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";
import { whenListChanges } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(commentList, "comment:see", async (ctx, readQuery) => {
  const commented = await commentedAbout(ctx);
  const query = readQuery(commentChoices(commented));
  return { ...(await listComments(ctx, query)), query, commented };
});

/** Keeps new comments marked until the next visit. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formAction === paths.markCommentsRead() ? false : whenListChanges(args);
}

export const meta = pageTitle("Comments");

export default function Comments() {
  const { rows, total, query, commented } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={commentList}
        title="Comments"
        query={query}
        choices={commentChoices(commented)}
        total={total}
        rows={rows}
        columns={commentColumns(serializeQuery(commentList, query))}
        isMarked={({ isUnread }) => isUnread}
        actions={<MarkRead ids={rows.filter(({ isUnread }) => isUnread).map(({ id }) => id)} />}
        empty={{
          title: "You have no comments",
          filtered: { text: "No comment matches these filters." },
          nothing: { text: "What your clients write about their workouts will appear here." },
        }}
      />
      <Outlet />
    </>
  );
}
