import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { keepAhead } from "./retried-data.ts";
import { isFetched } from "./retried-modules.ts";
import { whenIdle } from "./when-idle.ts";

type RouteFiles = { parentId?: string; module: string; imports?: string[]; css?: string[] };

declare global {
  interface Navigator {
    /** Not everywhere; what a browser says of its line. */
    connection?: { saveData?: boolean };
  }
}

const nextScreens: Record<string, string> = { "routes/programs/programs": "routes/editor/week/editor" };

/** Dialogs that open without a server, and where the data of one comes from that has any, below its screen. */
const offline: Record<string, string | null> = {
  "routes/editor/help/keys": null,
  "routes/editor/workout/preview": null,
  "routes/programs/details": "details",
};

/**
 * Fetches, once the page is alive and idle, the scripts and styles of the dialogs over this screen and of the screen
 * that follows. Files only: data that is fetched ahead is fetched again when it is wanted, but for what opens offline.
 */
export function useIdleModules() {
  // why: the first match is the root, the second what stands around every screen
  const { id: screen, pathname = "" } = useMatches()[2] ?? {};
  useEffect(() => {
    if (!screen || navigator.connection?.saveData) return;
    return whenIdle(() => {
      filesAfter(screen).forEach(fetchAhead);
      dataAfter(screen, pathname).forEach(keepAhead);
    });
  }, [screen, pathname]);
}

function filesAfter(screen: string) {
  const routes: Record<string, RouteFiles | undefined> = window.__remixManifest?.routes ?? {};
  const dialogs = Object.entries(routes).filter(([, route]) => route?.parentId === screen);
  const next = routes[nextScreens[screen] ?? ""];
  // why: a dialog's own file is smaller than its headers; what it shares with the others is worth it
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
  // why: the links that the page came with are gone once it is alive
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
