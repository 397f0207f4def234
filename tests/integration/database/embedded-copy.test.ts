import { execFileSync } from "node:child_process";
import { copyFile, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { interrupt, isIn, stopRunning } from "#db/embedded/postmaster.ts";
import { identityOf } from "#db/embedded/processes.ts";
import { copyDatabase, keep, kept, newDataFolder, postmasterPid, startUser } from "#tests/support/database/embedded.ts";

let folder: string;
let original: string;
let copy: string;
let ends: (() => Promise<unknown>)[];

beforeEach(async () => {
  ends = [];
  folder = await newDataFolder();
  [original, copy] = [join(folder, "data"), join(folder, "copy")];
  await copyDatabase(original);
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
});

async function startOther(where: string) {
  const other = await startUser(where);
  ends.push(() => other.exit("SIGTERM"));
  return other;
}

async function start(where: string) {
  const lines: string[] = [];
  const server = await startEmbedded(where, { tell: (line) => lines.push(line) });
  ends.push(server.stop);
  return { ...server, lines };
}

function makeCopy() {
  execFileSync("cp", ["-a", original, copy]);
}

const isStopped = (where: string) =>
  stat(join(where, "postgres", "postmaster.pid")).then(
    () => false,
    () => true,
  );

test("a copy of a database in use gets a server of its own, says so, and stops that one alone", async () => {
  const first = await startOther(original);
  await keep(first.url, 1);
  makeCopy();
  const second = await start(copy);
  expect(second.url).not.toBe(first.url);
  expect(second.lines).toEqual([
    `${join(copy, "postgres")} is a copy of ${join(original, "postgres")}, which is in use: the copy gets a PostgreSQL of its own.`,
  ]);
  expect(await kept(second.url)).toBe(1);
  await keep(second.url, 2);
  expect([await kept(first.url), await kept(second.url)]).toEqual([1, 2]);

  await second.stop();
  expect(await isStopped(copy)).toBe(true);
  expect(await kept(first.url)).toBe(1);
});

test("a copy of a database that was stopped has its rows, and both can be in use", async () => {
  const before = await start(original);
  await keep(before.url, 1);
  await before.stop();
  makeCopy();
  const [first, second] = [await startOther(original), await start(copy)];
  await keep(second.url, 2);
  expect([await kept(first.url), await kept(second.url), second.lines]).toEqual([1, 2, []]);
});

test("the processes of a copy share its server", async () => {
  await startOther(original);
  makeCopy();
  const first = await startOther(copy);
  const second = await start(copy);
  expect([second.url, second.lines]).toEqual([first.url, []]);
});

test("nobody stops the original's server by the pid file of a copy", async () => {
  const first = await startOther(original);
  await keep(first.url);
  makeCopy();
  await stopRunning(join(copy, "postgres"));
  interrupt(join(copy, "postgres"));
  expect(await kept(first.url)).toBe(42);
});

test("a process that leaves the original does not hold up whoever starts the copy", async () => {
  const { child } = await startOther(original);
  const users = join(original, "users-of-postgres");
  await copyFile(join(users, String(child.pid)), join(users, "leaving"));
  makeCopy();
  await rm(join(users, "leaving"));
  await start(copy);
});

test("a folder that was renamed while its server runs, and a link to it, share that server", async () => {
  const first = await startOther(original);
  const renamed = join(folder, "renamed");
  const linked = join(folder, "linked");
  await symlink(renamed, linked);
  await rename(original, renamed);
  const [second, third] = [await start(renamed), await start(linked)];
  expect([second.url, third.url, second.lines, third.lines]).toEqual([first.url, first.url, [], []]);
  // why: the other process would look for its folder where it was
  await rename(renamed, original);
  await symlink(original, renamed);
});

test("where the system does not say where a process works, the mark of its start decides, then its pid file", async () => {
  await start(original);
  const pid = await postmasterPid(original);
  const mark = await readFile(join(original, "mark-of-postgres"), "utf8");
  const own = identityOf(join(original, "postgres"));
  const silent = { pid, working: "", mark, named: "" };
  expect(isIn(own, silent)).toBe(true);
  expect(isIn("1:2", { ...silent, named: "1:2" })).toBe(false);
  expect(isIn(own, { ...silent, mark: "", named: own })).toBe(true);
  expect(isIn(own, { ...silent, mark: mark.replace(/^\d+/, "77") })).toBe(false);
});
