import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { paths } from "#app/paths.ts";
import type { SettingsTab } from "./settings-tabs.tsx";

/** Document 2 §6. */
export function settingsTabsFor(actor: Actor): SettingsTab[] {
  return [
    ...(can(actor, "sale:see") ? [tab("Commissions", paths.commissions())] : []),
    ...(can(actor, "reconciliation:see") ? [tab("Payments", paths.reconciliations())] : []),
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
