import { useLocation } from "@remix-run/react";
import { Tabs } from "#app/ui/elements/tabs.tsx";

/** `at`: the prefix of the tab's addresses. */
export type SettingsTab = { to: string; label: string; at: string };

export function SettingsTabs({ tabs }: { tabs: readonly SettingsTab[] }) {
  const { pathname } = useLocation();
  return (
    <div className="screen pb-0">
      <Tabs
        label="Settings"
        tabs={tabs.map(({ to, label, at }) => ({ to, label, current: `${pathname}/`.startsWith(`${at}/`) }))}
      />
    </div>
  );
}
