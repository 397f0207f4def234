import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { id: string; parentId?: string; path?: string; index?: true; module: string } & {
  imports?: string[];
  css?: string[];
} & Partial<Record<(typeof flags)[number], boolean>>;

const flags = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary", "index"] as const;
const known = new Set<string>([...flags, "id", "parentId", "path", "module", "imports", "css"]);
const begin = "window.__remixManifest=";

/**
 * Rewrites the route manifest as rows that the browser expands: the repeated words of a hundred routes are a quarter of
 * its compressed size.
 */
export async function compactManifest(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) await writeFile(join(folder, name), compact(await readFile(join(folder, name), "utf8")));
}

function compact(script: string) {
  const { routes, ...rest } = JSON.parse(script.slice(begin.length).replace(/;\s*$/, ""));
  const rows: Route[] = Object.values(routes);
  const ids = rows.map(({ id }) => id);
  const files = [...new Set(rows.flatMap(({ imports = [], css = [] }) => [...imports, ...css]))];
  const table = rows.map((route) => rowOf(route, ids, files));
  return `${begin}(${restore})(${[rest, table, files, flags].map((part) => JSON.stringify(part)).join()});`;
}

function rowOf(route: Route, ids: string[], files: string[]) {
  const unknown = Object.keys(route).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`A route of the manifest has ${unknown}: compact-manifest.ts drops it.`);
  const bits = flags.reduce((sum, flag, at) => sum + (route[flag] ? 2 ** at : 0), 0);
  const placesOf = (names: string[] = []) => names.map((name) => files.indexOf(name));
  // why: sorted, most rows repeat another's list; of styles the order counts
  const imports = placesOf(route.imports).sort((one, other) => one - other);
  const parent = route.parentId === undefined ? -1 : ids.indexOf(route.parentId);
  return [route.id, parent, route.path ?? 0, bits, moduleOf(route), imports, placesOf(route.css)];
}

function moduleOf({ id, module }: Route) {
  const [begin, end] = [`/assets/${id.split("/").at(-1)}-`, ".js"];
  const hash = module.slice(begin.length, -end.length);
  return module === begin + hash + end && !hash.includes("/") ? hash : module;
}

const restore = `(rest,rows,files,flags)=>{const routes={};for(const[id,parent,path,bits,module,imports,css]of rows){
const route=routes[id]={id,module:module[0]==="/"?module:"/assets/"+id.split("/").pop()+"-"+module+".js",imports:imports.map(at=>files[at]),css:css.map(at=>files[at])};
if(parent>=0)route.parentId=rows[parent][0];if(path!==0)route.path=path;
flags.forEach((flag,at)=>{if(flag!=="index"||bits>>at&1)route[flag]=!!(bits>>at&1)})}return{...rest,routes}}`.replaceAll(
  "\n",
  "",
);
