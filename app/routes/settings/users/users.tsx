import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { namePackages } from "#app/features/packages/queries.server.ts";
import { listUsers } from "#app/features/users/administration/list.server.ts";
import { userChoices, userList } from "#app/features/users/administration/list.ts";
import { userColumns } from "#app/features/users/ui/user-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(userList, "user:manage", async (ctx, readQuery) => {
  const packages = await namePackages(ctx);
  const query = readQuery(userChoices(packages));
  return { ...(await listUsers(ctx, query)), query, packages };
});

export const meta = pageTitle("Users");

export default function Users() {
  const { rows, total, query, packages } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={userList}
        title="Users"
        query={query}
        choices={userChoices(packages)}
        total={total}
        rows={rows}
        columns={userColumns(serializeQuery(userList, query))}
        empty={{
          title: "Nobody found",
          filtered: { text: "Nobody matches these filters." },
          nothing: { text: "Everybody with an account appears here." },
        }}
      />
      <Outlet />
    </>
  );
}
