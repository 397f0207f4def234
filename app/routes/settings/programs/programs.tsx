import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { listStore } from "#app/features/programs/store/list.server.ts";
import { storeChoices, storeList } from "#app/features/programs/store/list.ts";
import { storeColumns } from "#app/features/programs/ui/store-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(storeList, "store:see", async (ctx, readQuery) => {
  const difficulties = await listDifficulties(ctx);
  const query = readQuery(storeChoices(difficulties));
  return { ...(await listStore(ctx, query)), query, difficulties };
});

export const meta = pageTitle("Programs");

export default function ProgramStore() {
  const { rows, total, query, difficulties } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={storeList}
        title="Programs"
        query={query}
        choices={storeChoices(difficulties)}
        total={total}
        rows={rows}
        columns={storeColumns(serializeQuery(storeList, query))}
        empty={{
          title: "No programs to show",
          filtered: { text: "No published program matches these filters." },
          nothing: { text: "Programs appear here once they are published." },
        }}
      />
      <Outlet />
    </>
  );
}
