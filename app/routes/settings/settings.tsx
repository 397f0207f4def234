import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { ErrorMessage } from "#app/ui/frame/error-page.tsx";
import { ExpiredNotice } from "#app/ui/frame/expired-notice.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";
import { settingsTabsFor } from "./tabs.server.ts";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter", { evenExpired: true });
  return { tabs: settingsTabsFor(actor), isExpired: actor.isExpired };
}

export default function Settings() {
  const { tabs, isExpired } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsTabs tabs={tabs} />
      {isExpired && (
        <div className="screen pb-0">
          <ExpiredNotice />
        </div>
      )}
      <Outlet />
    </>
  );
}

/** Below the tabs, so that those open with an expired subscription can be found. */
export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("routes/settings/settings");
  return (
    <>
      {facts && <SettingsTabs tabs={facts.tabs} />}
      <ErrorMessage />
    </>
  );
}
