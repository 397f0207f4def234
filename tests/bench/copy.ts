import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const parts = ["app", "db", "public", "scripts", "tests/bench", "package.json", "remix.config.js", "tsconfig.json"];

/** The address of the page that nobody ships: what the app costs before it shows anything. */
export const emptyPage = "/bench-empty";

const emptyRoute = `
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request }) {
  await requireActor(request, "app:enter");
  return null;
}

export default function Empty() {
  return <input aria-label="Nothing" />;
}
`;

/**
 * Builds the app in `folder`: everything as it stands here, and one empty page for who is signed in. The floor of the
 * same app is then in the same build as the pages, and neither the product nor its build here knows of it.
 */
export async function buildCopy(folder: string) {
  await mkdir(join(folder, "tests"), { recursive: true });
  for (const part of [...parts, "vite.config.ts"]) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await addEmptyPage(folder);
  await run(folder, ["node_modules/.bin/remix", "vite:build", "--logLevel", "warn"]);
}

async function addEmptyPage(folder: string) {
  const routes = join(folder, "app/routes.ts");
  const before = await readFile(routes, "utf8");
  const after = before.replace(/\n\] satisfies/, `\n  route("${emptyPage.slice(1)}", "routes/bench-empty.tsx"),$&`);
  if (after === before) throw new Error("The empty page found no place in app/routes.ts.");
  await writeFile(routes, after);
  await writeFile(join(folder, "app/routes/bench-empty.tsx"), emptyRoute);
}

async function run(cwd: string, args: string[]) {
  const [code] = await once(spawn(process.execPath, args, { cwd, stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}.`);
}
