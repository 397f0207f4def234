import { useEffect } from "react";
import type { Trouble } from "#app/ui/browser/line.ts";
import { useModulesAhead } from "#app/ui/browser/modules-ahead.ts";
import { discoverRoutes, importFile } from "#app/ui/browser/other-routes.ts";
import { Notice } from "./line-notice.tsx";

export function IdleWork({ trouble }: { trouble: Trouble | null }) {
  useRetriedModules();
  useModulesAhead();
  return trouble && <Notice trouble={trouble} />;
}

/** Once all routes are known, each waits for the line, if need be, when it is opened. */
function useRetriedModules() {
  useEffect(() => {
    const { state, subscribe } = window.__remixRouter;
    let going = state.navigation.location;
    let left = new AbortController();
    discoverRoutes().then((routes) => waitForModules(routes, () => left.signal));
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

async function loaded(routeId: string, signal: AbortSignal) {
  const { module, imports = [] } = window.__remixManifest.routes[routeId] ?? { module: "" };
  await importFile(module, { imports, signal });
}
