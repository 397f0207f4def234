import { join, resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import declared from "#app/routes.ts";

type Declared = { path?: string; index?: boolean; children?: Declared[] };
type Route = Omit<Declared, "children"> & { id: string; children?: Route[] };
type Patch = (parent: string, children: Route[]) => void;
type Router = {
  state: { matches: { route: { id: string } }[]; errors: object | null };
  initialize: () => Router;
  navigate: (to: string) => Promise<void>;
  patchRoutes: Patch;
};

/** The browser's build, with the patch that waits for all routes. */
const { createRouter, createMemoryHistory, matchRoutes } = await import(
  join(resolve("node_modules/@remix-run/router/dist"), "router.js")
);

const root = named({ path: "", children: declared as Declared[] }, "root");

function named({ children, ...route }: Declared, id: string): Route {
  return { ...route, id, ...(children && { children: children.map((child, at) => named(child, `${id}/${at}`)) }) };
}

const pages = pathsOf(root).filter((path) => idsAt(path).length > 0);

function pathsOf({ path = "", children = [] }: Route, before = ""): string[] {
  const own = `${before}/${path.replace(/:[\w-]+/g, "1")}`.replace(/\/+/g, "/");
  return [own, ...children.flatMap((child) => pathsOf(child, own))];
}

function idsAt(path: string): string[] {
  return (matchRoutes([root], path) ?? []).map(({ route }: { route: Route }) => route.id);
}

function only({ children, ...route }: Route, ids: string[]): Route {
  const own = children?.filter(({ id }) => ids.includes(id)).map((child) => only(child, ids));
  return { ...route, ...(own && { children: own }) };
}

function addOthers({ id, children = [] }: Route, ids: string[], patch: Patch) {
  const others = children.filter((child) => !ids.includes(child.id));
  if (others.length > 0) patch(id, others);
  for (const child of children) if (ids.includes(child.id)) addOthers(child, ids, patch);
}

test("from a page that knows its own routes, everything is found, whether the others come before a press, after it or after a second one", async () => {
  const page = fc.constantFrom(...new Set(pages));
  const order = fc.constantFrom("before", "after", "after a second");
  // why: the root's own path is also that of a route that the page does not know
  await fc.assert(
    fc.asyncProperty(page, fc.oneof(page, fc.constant("/")), order, async (from, to, comes) => {
      const ids = idsAt(from);
      const router: Router = createRouter({
        routes: [only(root, ids)],
        history: createMemoryHistory({ initialEntries: [from] }),
        hydrationData: { loaderData: {} },
        patchRoutesOnNavigation: async ({ patch, signal }: { patch: Patch; signal: AbortSignal }) => {
          await Promise.resolve();
          signal.throwIfAborted();
          addOthers(root, ids, patch);
        },
      }).initialize();
      if (comes === "before") addOthers(root, ids, router.patchRoutes);
      const first = comes === "after a second" && router.navigate("/");
      await router.navigate(to);
      await first;
      expect(router.state.errors).toBeNull();
      expect(router.state.matches.map(({ route }) => route.id)).toEqual(idsAt(to));
    }),
    { numRuns: 200 },
  );
});
