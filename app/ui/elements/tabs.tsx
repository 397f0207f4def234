import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Tab = { to: string; label: string; current: boolean };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const ref = useCurrentInSight(tabs.find(({ current }) => current)?.to);
  return (
    <nav ref={ref} className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} preventScrollReset aria-current={tab.current ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** Where they scroll sideways, the current one is in the middle; the page itself stays where it is. */
function useCurrentInSight(current: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    const tab = current && nav?.querySelector<HTMLElement>("[aria-current]");
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return ref;
}
