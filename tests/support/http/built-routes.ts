import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { compileCache } from "#tests/support/servers/processes.ts";

/** A loader or an action of the built app, and where it is asked. */
export type Entry = {
  /** The route's name in the build: its file under app without the ending, and '@…' where it serves a second address. */
  route: string;
  /** Its address with the names of its parameters; of a layout, which has none, the route's name. */
  address: string;
  kind: "loader" | "action";
  /** Answers by itself, without a page around it. */
  isResource: boolean;
};

type Built = { id: string; parentId?: string; path?: string; index?: true; exports: string[] };

// why: in a process of its own, since the built server holds on to signals and a database once it is loaded
const list = `
  const { routes } = await import("./build/server/index.js");
  const built = Object.values(routes).map(({ module, ...route }) => ({ ...route, exports: Object.keys(module) }));
  process.stdout.write(JSON.stringify(built), () => process.exit());
`;

let known: Entry[] | undefined;

/** Every loader and action that the build serves, however it was made. Read once a worker. */
export function builtEntries(): Entry[] {
  known ??= readEntries();
  return known;
}

function readEntries(): Entry[] {
  const silent = { DEMO: "1", LOG_LEVEL: "silent", DATABASE_URL: "postgres://127.0.0.1:1/none" };
  const env = { ...process.env, ...compileCache, ...silent };
  const text = execFileSync(process.execPath, ["--input-type=module", "--eval", list], { env, encoding: "utf8" });
  const routes: Built[] = JSON.parse(text);
  const byId = new Map(routes.map((route) => [route.id, route]));
  return routes.flatMap((route) => {
    const address = route.path || route.index ? addressOf(route) || "/" : route.id;
    const one = { route: route.id, address, isResource: !route.exports.includes("default") };
    const kinds = (["loader", "action"] as const).filter((kind) => route.exports.includes(kind));
    return kinds.map((kind) => ({ ...one, kind }));
  });

  function addressOf({ parentId, path }: Built): string {
    const parent = parentId && byId.get(parentId);
    // why: the dashboard, which has a dialog, is at '/' as a path of its own
    const own = path?.replace(/^\//, "");
    return `${parent ? addressOf(parent) : ""}${own ? `/${own}` : ""}`;
  }
}

/**
 * The name of the function that makes the action, in the kit or for several routes; of an action that is written out in
 * its route, the route itself.
 */
export function makerOf({ route }: Entry): string {
  const [name = ""] = route.split("@");
  const file = [`app/${name}.tsx`, `app/${name}.ts`].find(existsSync);
  if (!file) throw new Error(`There is no file of ${route}.`);
  const source = readFileSync(file, "utf8");
  const [, maker] = /^export const action = (\w+)/m.exec(source) ?? [];
  const [, made] = new RegExp(`^const ${maker} = (\\w+)`, "m").exec(source) ?? [];
  return made ?? maker ?? route;
}

/** Actions that stand for all: one of each maker, and the gallery's sample form, which has every kind of field. */
export function oneOfEachMaker(actions: Entry[]): Set<Entry> {
  const first = new Map(actions.toReversed().map((action) => [makerOf(action), action]));
  return new Set([...first.values(), ...actions.filter(({ address }) => address === "/all")]);
}
