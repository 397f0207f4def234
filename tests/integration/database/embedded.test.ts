import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmbeddedServer, startEmbedded } from "#db/embedded/embedded.ts";
import {
  ask,
  copyDatabase,
  keep,
  kept,
  newDataFolder,
  postmasterPid,
  startUser,
} from "#tests/support/database/embedded.ts";

let folder: string;
let started: EmbeddedServer[];

beforeEach(async () => {
  started = [];
  folder = await newDataFolder();
});

afterEach(async () => {
  for (const server of started) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const server = await startEmbedded(folder);
  started.push(server);
  return server;
}

test("what was written is there at the second start", async () => {
  const first = await start();
  await keep(first.url);
  await first.stop();
  expect(await kept((await start()).url)).toBe(42);
});

test("it listens on loopback alone, and asks for its password", async () => {
  await copyDatabase(folder);
  const { url } = await start();
  expect(await ask(url, async (sql) => (await sql`show listen_addresses`)[0])).toEqual({
    listen_addresses: "127.0.0.1",
  });
  const wrong = new URL(url);
  wrong.password = "guessed";
  await expect(ask(wrong.href, (sql) => sql`select 1`)).rejects.toMatchObject({ code: "28P01" });
});

test("its password is random, kept beside it for its owner alone, and replaces the public one of before", async () => {
  const first = await start();
  const { password } = new URL(first.url);
  const file = join(folder, "database-password");
  expect(password).toMatch(/^[\w-]{32}$/);
  expect([await readFile(file, "utf8"), (await stat(file)).mode & 0o777]).toEqual([password, 0o600]);
  await ask(first.url, (sql) => sql.unsafe("alter role macrocycle password 'macrocycle'"));
  await rm(file);

  const second = await start();
  expect(new URL(second.url).password).not.toBe(password);
  await expect(ask(first.url.replace(password, "macrocycle"), (sql) => sql`select 1`)).rejects.toThrow();
  await ask(second.url, (sql) => sql`select 1`);
});

test("a server that two processes share stays while one of them stops, and goes with the last", async () => {
  await copyDatabase(folder);
  const other = await startUser(folder);
  const mine = await start();
  expect(mine.url).toBe(other.url);
  other.child.kill("SIGTERM");
  await once(other.child, "exit");
  await keep(mine.url);

  const third = await startUser(folder);
  await mine.stop();
  expect(await kept(third.url)).toBe(42);
  third.child.kill("SIGTERM");
  await once(third.child, "exit");
  await expect(stat(join(folder, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test("a process that exits after its database was killed does so with its own code, and says nothing", async () => {
  const { child, pid } = await starterAndDatabase();
  const errors: string[] = [];
  child.stderr.on("data", (text) => errors.push(String(text)));
  process.kill(pid, "SIGKILL");
  await expect.poll(() => stat(`/proc/${pid}`).catch(() => "gone")).toBe("gone");
  child.kill("SIGUSR2");
  const [code] = await once(child, "exit");
  expect([code, errors]).toEqual([3, []]);
});

test("a process that exits leaves alone whoever has the pid of its killed database by now", async () => {
  const { child, pid, file } = await starterAndDatabase();
  const other = spawn("sleep", ["60"]);
  process.kill(pid, "SIGKILL");
  await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, String(other.pid)));
  child.kill("SIGUSR2");
  await once(child, "exit");
  other.kill("SIGKILL");
  expect(await once(other, "exit")).toEqual([null, "SIGKILL"]);
});

async function starterAndDatabase() {
  await copyDatabase(folder);
  const { child } = await startUser(folder);
  return { child, pid: await postmasterPid(folder), file: join(folder, "postgres", "postmaster.pid") };
}

test("several starts at once make one cluster and share one server", async () => {
  const servers = await Promise.all([start(), start(), start()]);
  expect(new Set(servers.map((server) => server.url)).size).toBe(1);
  const names = (await readdir(folder)).filter((name) => name.startsWith("postgres"));
  expect(names).toEqual(["postgres"]);
});

test("a start that was cut off while it made the cluster does not stand in the way of the next", async () => {
  await mkdir(join(folder, "postgres.cut-off", "base"), { recursive: true });
  await mkdir(join(folder, "postgres"));
  await keep((await start()).url);
});

test("a folder that holds something else is left as it is, and named", async () => {
  await mkdir(join(folder, "postgres"));
  await writeFile(join(folder, "postgres", "letter.txt"), "Dear coach");
  await expect(start()).rejects.toThrow(join(folder, "postgres"));
  expect(await readFile(join(folder, "postgres", "letter.txt"), "utf8")).toBe("Dear coach");
});

test("after a crash, a pid that is another program's by now does not stand in the way", async () => {
  await copyDatabase(folder);
  const first = await start();
  await keep(first.url);
  const file = join(folder, "postgres", "postmaster.pid");
  const left = await readFile(file, "utf8");
  await first.stop();
  const other = spawn("sleep", ["60"]);
  await writeFile(file, left.replace(/^\d+/, String(other.pid)));
  try {
    expect(await kept((await start()).url)).toBe(42);
  } finally {
    other.kill("SIGKILL");
    await once(other, "exit");
  }
});

test("a server whose starter was killed is taken over, with its data, and stopped by who took it over", async () => {
  await copyDatabase(folder);
  const { child, url } = await startUser(folder);
  await keep(url);
  child.kill("SIGKILL");
  await once(child, "exit");

  const server = await start();
  expect(server.url).toBe(url);
  expect(await kept(server.url)).toBe(42);
  await server.stop();
  await expect(stat(join(folder, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test.runIf(process.getuid?.() === 0)("root may keep its data in a folder that only root enters", async () => {
  await chmod(folder, 0o700);
  const first = await start();
  await keep(first.url);
  await first.stop();
  const second = await start();
  expect(await kept(second.url)).toBe(42);
  const place = await ask(second.urlOf("postgres"), async (sql) => (await sql`show data_directory`)[0]?.data_directory);
  expect(place).toMatch(/^\/var\/lib\/macrocycle\/data-/);
  await second.stop();
  await rm(place, { recursive: true });
});
