import { matchRoutes, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { offline } from "./offline-dialogs.ts";
import { discoverRoutes, isFetched } from "./other-routes.ts";
import { storeOffline } from "./retried-data.ts";
import { whenIdle } from "./when-idle.ts";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/**
 * Fetches scripts and styles before they are needed: of dialogs that open offline when the page is idle, of others when
 * their link is hovered, focused or touched. Only the data of offline dialogs, since prefetched data is fetched again.
 */
export function useModulesAhead() {
  // why: the first match is the root, the second the frame
  const { id: screen, pathname = "" } = useMatches()[2] ?? {};
  useEffect(() => {
    if (!screen || navigator.connection?.saveData) return;
    return whenIdle(async () => {
      await discoverRoutes();
      const ids = Object.keys(offline).filter((id) => manifestRoute(id)?.parentId === screen);
      ids.flatMap(filesOf).forEach(fetchAhead);
      ids.flatMap((id) => dataOf(id, pathname)).forEach(storeOffline);
    });
  }, [screen, pathname]);
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const intents = ["pointerover", "focusin", "touchstart"] as const;
    for (const intent of intents) document.addEventListener(intent, fetchIntended, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, fetchIntended);
    };
  }, []);
}

function fetchIntended({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.target) return;
  const matches = matchRoutes(window.__remixRouter.routes, link.pathname) ?? [];
  for (const { route } of matches) if (route.id) filesOf(route.id).forEach(fetchAhead);
}

function manifestRoute(id: string) {
  return window.__remixManifest?.routes[id];
}

function filesOf(id: string): string[] {
  const { module, imports = [], css = [] } = manifestRoute(id) ?? {};
  return module ? [module, ...imports, ...css] : [];
}

function dataOf(id: string, pathname: string): string[] {
  const below = offline[id];
  const address = `${pathname}/${below}`;
  const isLed = below && document.querySelector(`a[href^="${address}"]`);
  return isLed ? [`${address}.data?_routes=${encodeURIComponent(id)}`] : [];
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
