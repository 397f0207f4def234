import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { storeOffline } from "./retried-data.ts";
import { isFetched } from "./retried-modules.ts";
import { whenIdle } from "./when-idle.ts";

type RouteFiles = { parentId?: string; module: string; imports?: string[]; css?: string[] };

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const nextScreens: Record<string, string> = { "routes/programs/programs": "routes/editor/week/editor" };

const offline: Record<string, string | null> = {
  "routes/editor/help/keys": null,
  "routes/editor/workout/preview": null,
  "routes/programs/details": "details",
};

/**
 * When the page is idle, fetches scripts and styles of its dialogs and of the likely next screen. Only files, since
 * prefetched data is fetched again, except for what opens offline.
 */
export function useIdleModules() {
  // why: the first match is the root, the second the frame
  const { id: screen, pathname = "" } = useMatches()[2] ?? {};
  useEffect(() => {
    if (!screen || navigator.connection?.saveData) return;
    return whenIdle(() => {
      filesAfter(screen).forEach(fetchAhead);
      dataAfter(screen, pathname).forEach(storeOffline);
    });
  }, [screen, pathname]);
}

function filesAfter(screen: string) {
  const routes: Record<string, RouteFiles | undefined> = window.__remixManifest?.routes ?? {};
  const dialogs = Object.entries(routes).filter(([, route]) => route?.parentId === screen);
  const next = routes[nextScreens[screen] ?? ""];
  // why: a dialog's own file is smaller than its headers; shared files are worth it
  const shared = dialogs.flatMap(([, route]) => [...(route?.imports ?? []), ...(route?.css ?? [])]);
  const own = dialogs.flatMap(([id, route]) => (route && id in offline ? [route.module] : []));
  return new Set([...(next ? [next.module, ...(next.imports ?? []), ...(next.css ?? [])] : []), ...shared, ...own]);
}

function dataAfter(screen: string, pathname: string) {
  const routes: Record<string, RouteFiles | undefined> = window.__remixManifest?.routes ?? {};
  return Object.entries(offline).flatMap(([id, below]) => {
    const address = `${pathname}/${below}`;
    const isLed = routes[id]?.parentId === screen && document.querySelector(`a[href^="${address}"]`);
    return below && isLed ? [`${address}.data?_routes=${encodeURIComponent(id)}`] : [];
  });
}

function fetchAhead(href: string) {
  // why: React removes the page's own preload links on hydration
  if (isFetched(href)) return;
  const isStyle = href.endsWith(".css");
  const link = document.createElement("link");
  link.rel = isStyle ? "prefetch" : "modulepreload";
  if (isStyle) link.as = "style";
  link.fetchPriority = "low";
  link.href = href;
  link.dataset.idle = "";
  document.head.append(link);
}
