import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { Tabs } from "#app/ui/elements/tabs.tsx";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

/** `at`: every address of the tab begins with it. */
type SettingsTab = { to: string; label: string; at: string };

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter");
  return { tabs: tabsFor(actor) };
}

/** By role (document 2 §6). */
function tabsFor(actor: Actor): SettingsTab[] {
  return [
    ...(can(actor, "sale:see") ? [tab("Commissions", paths.commissions())] : []),
    ...(can(actor, "user:manage") ? [tab("Users", paths.users())] : []),
    ...(can(actor, "mail:resend") ? [tab("Mails", paths.mails())] : []),
    ...(can(actor, "package:manage") ? [tab("Packages", paths.packages())] : []),
    { label: "Account", to: paths.userInfo(), at: paths.account() },
    ...(can(actor, "store:see") ? [tab("Programs", paths.programStore())] : []),
    tab("Billing", paths.billing()),
  ];
}

function tab(label: string, to: string): SettingsTab {
  return { label, to, at: to };
}

/** The tabs; below them each has a screen of its own. */
export default function Settings() {
  const { tabs } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <div className="screen pb-0">
        <Tabs
          label="Settings"
          tabs={tabs.map(({ to, label, at }) => ({ to, label, current: `${pathname}/`.startsWith(`${at}/`) }))}
        />
      </div>
      <Outlet />
    </>
  );
}
