import { useEffect } from "react";
import { fetchWithRetry, retried, type Trouble } from "./line.ts";

export function useRetriedModules() {
  useEffect(() => {
    const { routes, state, subscribe } = window.__remixRouter;
    let going = state.navigation.location;
    let left = new AbortController();
    waitForModules(routes, () => left.signal);
    return subscribe(({ navigation }) => {
      if (navigation.location === going) return;
      going = navigation.location;
      left.abort();
      left = new AbortController();
    });
  }, []);
}

type Route = (typeof window.__remixRouter)["routes"][number];

function waitForModules(routes: Route[], signal: () => AbortSignal) {
  for (const route of routes) {
    const { lazy, children } = route;
    if (lazy) route.lazy = () => loaded(route.id, signal()).then(lazy);
    if (children) waitForModules(children, signal);
  }
}

/** Fetches the files first: not every browser retries a failed import, and Remix would reload the page. */
async function loaded(routeId: string, signal: AbortSignal) {
  const { module, imports = [] } = window.__remixManifest.routes[routeId] ?? { module: "" };
  const missing = [module, ...imports].filter((href) => !isFetched(href));
  await Promise.all(missing.map((href) => fetchWithRetry(() => fetch(href), fileTroubleOf, { signal })));
  await import(/* @vite-ignore */ module).catch(() => retried({ kind: "outdated" }, { signal }));
}

function fileTroubleOf({ ok, status, headers }: Response): Trouble | null {
  if (ok && headers.get("Content-Type")?.includes("javascript")) return null;
  return { kind: ok || status >= 500 ? "line" : "outdated" };
}

type Noted = PerformanceResourceTiming & { responseStatus?: number };

/** For a failed file, browsers record no size. */
export function isFetched(href: string) {
  const entries = performance.getEntriesByName(new URL(href, location.href).href, "resource");
  // why: not every browser records the status, and error bodies have a size
  return (entries as Noted[]).some(
    ({ decodedBodySize, responseStatus = 200 }) => decodedBodySize > 0 && responseStatus < 400,
  );
}
