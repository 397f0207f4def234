import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";

/** The tabs beside every page of one's account. */
const accountTabs = [
  { to: paths.userInfo(), label: "User info" },
  { to: paths.changePassword(), label: "Change password" },
  { to: paths.subscription(), label: "Subscription" },
  { to: paths.passkeys(), label: "Passkeys" },
  { to: paths.devices(), label: "Devices" },
  { to: paths.yourData(), label: "Your data" },
];

const tabClass =
  "rounded-s px-3 py-2 text-ink-2 no-underline hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold " +
  "aria-[current]:text-ink forced-colors:aria-[current]:outline-2";

/** A page of Settings → Account (document 3): its tabs at the side, above it where the screen is narrow. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="screen md:grid-cols-[12rem_minmax(0,40rem)] md:gap-8">
      <nav aria-label="Account" className="flex flex-wrap gap-1 md:flex-col">
        {accountTabs.map(({ to, label }) => (
          <Link
            key={to}
            className={tabClass}
            to={to}
            aria-current={`${pathname}/`.startsWith(`${to}/`) ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <section className="grid content-start gap-5">
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
