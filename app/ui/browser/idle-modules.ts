import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

type RouteFiles = { parentId?: string; module: string; imports?: string[]; css?: string[] };

declare global {
  interface Navigator {
    /** Not everywhere; what a browser says of its line. */
    connection?: { saveData?: boolean };
  }
}

const nextScreens: Record<string, string> = { "routes/programs/programs": "routes/editor/editor" };

/**
 * Fetches, once the page is alive and idle, the scripts and styles of the dialogs over this screen and of the screen
 * that follows. Files only: data that is fetched ahead is fetched again when it is wanted.
 */
export function useIdleModules() {
  // why: the first match is the root, the second what stands around every screen
  const screen = useMatches()[2]?.id;
  useEffect(() => {
    if (!screen || navigator.connection?.saveData) return;
    return whenIdle(() => filesAfter(screen).forEach(fetchAhead));
  }, [screen]);
}

function filesAfter(screen: string) {
  const routes: Record<string, RouteFiles | undefined> = window.__remixManifest?.routes ?? {};
  const dialogs = Object.values(routes).filter((route) => route?.parentId === screen);
  const next = routes[nextScreens[screen] ?? ""];
  // why: a dialog's own file is smaller than its headers; what it shares with the others is worth it
  const shared = dialogs.flatMap((route) => [...(route?.imports ?? []), ...(route?.css ?? [])]);
  return new Set([...(next ? [next.module, ...(next.imports ?? []), ...(next.css ?? [])] : []), ...shared]);
}

function fetchAhead(href: string) {
  // why: the links that the page came with are gone once it is alive
  const isHere = performance.getEntriesByName(new URL(href, location.href).href, "resource").length > 0;
  if (isHere) return;
  const isStyle = href.endsWith(".css");
  const link = document.createElement("link");
  link.rel = isStyle ? "prefetch" : "modulepreload";
  if (isStyle) link.as = "style";
  link.fetchPriority = "low";
  link.href = href;
  link.dataset.idle = "";
  document.head.append(link);
}
