import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { postmasterOf, stopRunning } from "#db/embedded/postmaster.ts";
import { identityOf, isAlive } from "#db/embedded/processes.ts";
import { hasFallen } from "#db/embedded/watch.ts";
import { copyDatabase, keep, kept, newDataFolder, postmasterPid, startUser } from "#tests/support/database/embedded.ts";

const line = /^The embedded PostgreSQL had ended without being stopped\. It was started again in \d+\.\d s\.$/;

let folder: string;
let ends: (() => Promise<unknown>)[];
let lines: string[];

beforeEach(async () => {
  ends = [];
  lines = [];
  folder = await newDataFolder();
  await copyDatabase(folder);
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
});

async function start(isWatched = true) {
  const server = await startEmbedded(folder, { isWatched, tell: (line) => lines.push(line) });
  ends.push(server.stop);
  return server;
}

async function kill() {
  const pid = await postmasterPid(folder);
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await wait(10);
}

/** How soon is measured by the fault runs (tests/faults/embedded.ts). */
async function untilBack(url: string) {
  while ((await kept(url).catch(() => null)) !== 42) await wait(50);
}

test("a killed server is started again on its port with its rows, and a line says so, each time", async () => {
  const { url } = await start();
  await keep(url);
  for (const times of [1, 2]) {
    await kill();
    await untilBack(url);
    await expect.poll(() => lines).toHaveLength(times);
  }
  expect(lines).toEqual([1, 2].map(() => expect.stringMatching(line)));
});

test("of several processes that watch, one starts it, and the others find it and stay its users", async () => {
  const others = await Promise.all([startUser(folder, { isWatched: true }), startUser(folder, { isWatched: true })]);
  const { url, stop } = await start();
  await keep(url);
  await kill();
  await untilBack(url);
  await expect.poll(() => [lines, ...others.map((other) => other.lines)].flat()).toHaveLength(1);
  await stop();
  expect(await others[0]?.exit("SIGTERM")).toBe(0);
  expect(await kept(url)).toBe(42);
  expect(await others[1]?.exit("SIGTERM")).toBe(0);
  await expect(stat(join(folder, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test("what keeps it from starting is said once, and when that has gone, it is started", async () => {
  const { url } = await start();
  await keep(url);
  const settings = join(folder, "postgres", "postgresql.conf");
  await rename(settings, `${settings}.aside`);
  await kill();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^The embedded PostgreSQL ended \d+\.\d s ago and does not start again: .*configuration file/,
  );
  await rename(`${settings}.aside`, settings);
  await untilBack(url);
  await expect.poll(() => lines).toHaveLength(2);
});

test("a server has fallen when it was killed, not when it was stopped or when its folder is another one", async () => {
  await start(false);
  const dir = join(folder, "postgres");
  const home = identityOf(dir);
  expect(hasFallen(dir, home)).toBe(false);
  await kill();
  expect([hasFallen(dir, home), hasFallen(dir, "1:2"), hasFallen(join(folder, "absent"), home)]).toEqual([
    true,
    false,
    false,
  ]);
  await start(false);
  await stopRunning(dir);
  expect(hasFallen(dir, home)).toBe(false);
});

test("whoever stops while the killed server is being started leaves none behind", async () => {
  const { stop } = await start();
  await kill();
  const isStarting = () => existsSync(join(folder, "users-of-postgres", "starting"));
  await expect.poll(isStarting, { interval: 5 }).toBe(true);
  await stop();
  expect([isStarting(), postmasterOf(join(folder, "postgres")).is]).toEqual([false, "none"]);
});

test("a process that has nothing else to do ends by itself, and the server with it", async () => {
  const script = `import { startEmbedded } from "#db/embedded/embedded.ts";
    await startEmbedded(${JSON.stringify(folder)}, { isWatched: true });`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], { stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([0, null]);
  await expect.poll(() => postmasterOf(join(folder, "postgres")).is).toBe("none");
});
