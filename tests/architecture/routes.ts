import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** A route of the product: its whole address, and its file under app. */
export type Route = { address: string; file: string; isLayout: boolean };

/** Every route of app/routes.ts, children after their parents. */
export async function allRoutes(): Promise<Route[]> {
  return flat(await routes, "");
}

function flat(entries: RouteConfigEntry[], parent: string): Route[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    const isLayout = entry.path === undefined && !entry.index;
    const self = { address: address || "/", file: `app/${entry.file}`, isLayout };
    return [self, ...flat(entry.children ?? [], address)];
  });
}
