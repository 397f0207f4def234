import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { packageList } from "#app/features/packages/list.ts";
import { listPackages } from "#app/features/packages/queries.server.ts";
import { packageColumns } from "#app/features/packages/ui/package-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { SettingsTabs } from "#app/routes/settings/settings-tabs.tsx";
import { settingsTabsFor } from "#app/routes/settings/tabs.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(packageList, "package:see", async (ctx, readQuery) => {
  const query = readQuery({});
  const mayManage = can(ctx.actor, "package:manage");
  return { ...(await listPackages(ctx, query)), query, mayManage, tabs: mayManage ? settingsTabsFor(ctx.actor) : null };
});

export const meta = pageTitle("Packages");

export default function Packages() {
  const { rows, total, query, mayManage, tabs } = useLoaderData<typeof loader>();
  const search = serializeQuery(packageList, query);
  const add = mayManage && (
    <ButtonLink variant="primary" to={paths.newPackage() + search} preventScrollReset>
      <Icon name="plus" />
      New package
    </ButtonLink>
  );
  const nothing = mayManage ? { text: "A package is a licence for a number of users.", action: add } : {};
  return (
    <>
      {tabs && <SettingsTabs tabs={tabs} />}
      <ListScreen
        list={packageList}
        title="Packages"
        query={query}
        choices={{}}
        total={total}
        rows={rows}
        columns={packageColumns(mayManage, search)}
        actions={add || <ButtonLink to={paths.subscribe()}>Subscribe</ButtonLink>}
        empty={{ title: "There are no packages", filtered: {}, nothing }}
      />
      <Outlet />
    </>
  );
}
