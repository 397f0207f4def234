import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Tabs } from "#app/ui/elements/tabs.tsx";

const accountTabs = [
  { to: paths.userInfo(), label: "User info" },
  { to: paths.changePassword(), label: "Change password" },
  { to: paths.subscription(), label: "Subscription" },
  { to: paths.passkeys(), label: "Passkeys" },
  { to: paths.personalTokens(), label: "Access tokens" },
  { to: paths.devices(), label: "Devices" },
  { to: paths.yourData(), label: "Your data" },
];

export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="screen md:grid-cols-[12rem_minmax(0,40rem)] md:gap-8">
      <Tabs
        label="Account"
        tabs={accountTabs.map((tab) => ({ ...tab, current: `${pathname}/`.startsWith(`${tab.to}/`) }))}
        isBeside
      />
      <section className="grid content-start gap-5">
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
