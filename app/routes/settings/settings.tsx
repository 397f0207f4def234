import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";
import { settingsTabsFor } from "./tabs.server.ts";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter");
  return { tabs: settingsTabsFor(actor) };
}

/** The tabs; below them each has a screen of its own. */
export default function Settings() {
  const { tabs } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsTabs tabs={tabs} />
      <Outlet />
    </>
  );
}
