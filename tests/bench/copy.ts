import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const parts = [
  "app",
  "db",
  "public",
  "scripts",
  "tests/bench",
  "tests/support",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
];

/** The address of the page that nobody ships: what the app costs before it shows anything. */
export const emptyPage = "/bench-empty";

/** The address of the plain form that the editor is measured beside. */
export function baselinePage(programId: string) {
  return `/bench-baseline/${programId}`;
}

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
 * Builds the app in `folder`: everything as it stands here, one empty page for who is signed in, and the editor's baseline.
 * The floors of the same app are then in the same build as the pages, and neither the product nor its build here knows
 * of them.
 */
export async function buildCopy(folder: string) {
  await mkdir(join(folder, "tests"), { recursive: true });
  for (const part of [...parts, "vite.config.ts"]) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await addPages(folder);
  await run(folder, ["node_modules/.bin/remix", "vite:build", "--logLevel", "warn"]);
}

async function addPages(folder: string) {
  const routes = join(folder, "app/routes.ts");
  const before = await readFile(routes, "utf8");
  const added = [
    `route("${emptyPage.slice(1)}", "routes/bench-empty.tsx"),`,
    `route("${baselinePage(":programId").slice(1)}", "routes/bench-baseline.tsx"),`,
  ];
  const after = before.replace(/\n\] satisfies/, `\n  ${added.join("\n  ")}$&`);
  if (after === before) throw new Error("The bench's pages found no place in app/routes.ts.");
  await writeFile(routes, after);
  await writeFile(join(folder, "app/routes/bench-empty.tsx"), emptyRoute);
  await cp(join(root, "tests/bench/baseline-route.tsx"), join(folder, "app/routes/bench-baseline.tsx"));
}

/** Runs a program to its end. */
export async function run(cwd: string, [program = "", ...args]: string[]) {
  const [code] = await once(spawn(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] }), "exit");
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}.`);
}
