import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Tab = { to: string; label: string; current: boolean };

// why: shows the current tab before hydration, where browsers support it
const row = "tabs [&_a[aria-current]]:[scroll-initial-target:nearest]";

const beside =
  "gap-1 border-0 md:flex-col md:overflow-visible md:bg-none [&_a]:rounded-s [&_a]:hover:bg-sunken " +
  "[&_a[aria-current]]:bg-sunken [&_a[aria-current]]:shadow-none";

/** The first word stands below the heading's first letter. */
const edge = "[&_a:first-child]:pl-0";

type TabsProps = { label: string; tabs: readonly Tab[]; isBeside?: boolean };

export function Tabs({ label, tabs, isBeside = false }: TabsProps) {
  const ref = useCurrentInSight(tabs.find(({ current }) => current)?.to);
  return (
    <nav ref={ref} className={`${row} ${isBeside ? beside : edge}`} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} preventScrollReset aria-current={tab.current ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

function useCurrentInSight(current: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    const tab = current && nav?.querySelector<HTMLElement>("[aria-current]");
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return ref;
}
