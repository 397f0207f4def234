import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./copy.ts";

/**
 * Builds the app as it stood at a git ref, with today's packages but that ref's own patches to them, so that both can be
 * asked in one run. Its migrations must be today's, since one database serves both.
 */
export async function buildRef(root: string, ref: string, folder: string) {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, "ref.tar");
  await run(root, ["git", "archive", `--output=${archive}`, ref]);
  await run(folder, ["tar", "-xf", archive]);
  await linkPackages(root, folder);
  await run(folder, ["node_modules/.bin/remix", "vite:build", "--logLevel", "warn"]);
}

/** Every file of every package is shared but those of patched packages, which are copied and put back as they came. */
async function linkPackages(root: string, folder: string) {
  const packages = join(folder, "node_modules");
  await run(root, ["cp", "-al", join(root, "node_modules"), packages]);
  const names = (await readdir(join(root, "patches"))).map((patch) => patch.split("+").slice(0, -1).join("/"));
  for (const name of names) {
    await rm(join(packages, name), { recursive: true });
    await cp(join(root, "node_modules", name), join(packages, name), { recursive: true });
  }
  const today = "patches-of-today";
  await cp(join(root, "patches"), join(folder, today), { recursive: true });
  const patch = [process.execPath, join("node_modules", "patch-package", "index.js"), "--error-on-fail"];
  await run(folder, [...patch, "--reverse", "--patch-dir", today]);
  const own = await readdir(join(folder, "patches")).catch(() => []);
  if (own.length > 0) await run(folder, patch);
}

const doubled = `
export * from "BUILD";
import { assets as files, routes as once } from "BUILD";

function twice(routes) {
  const again = Object.values(routes).filter(({ id }) => id !== "root").map((route) => {
    const isTop = route.parentId === "root" || route.parentId === "routes/shell/layout";
    const parentId = route.parentId === "root" ? "root" : route.parentId + " again";
    const path = isTop && route.path && route.path !== "*" ? "again-" + route.path : route.path;
    return [route.id + " again", { ...route, id: route.id + " again", parentId, path }];
  });
  return { ...routes, ...Object.fromEntries(again) };
}

export const routes = twice(once);
export const assets = { ...files, routes: twice(files.routes) };
`;

/** The same build with every route a second time, under another address. */
export async function doubleRoutes(built: string, folder: string) {
  await mkdir(join(folder, "build/server"), { recursive: true });
  for (const part of ["app", "db", "public", "scripts", "package.json", "node_modules"]) {
    await symlink(join(built, part), join(folder, part));
  }
  await symlink(join(built, "build/client"), join(folder, "build/client"));
  const original = join(built, "build/server/index.js");
  await writeFile(join(folder, "build/server/index.js"), doubled.replaceAll("BUILD", original));
}
