import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { type Installation, installationOf } from "./embedded-installation.ts";
import { initialise, launch } from "./embedded-server.ts";
import { enterUsers, leaveUsers, leaveUsersAtOnce } from "./embedded-users.ts";
import { freePort } from "./free-port.ts";
import { isAlive } from "./processes.ts";

const user = "macrocycle";
const database = "macrocycle";
const formerPassword = "macrocycle";
const patience = 600;
const maxPorts = 5;

export type EmbeddedServer = { url: string; urlOf: (name: string) => string; stop: () => Promise<void> };

/** On loopback; created at the first start. Processes share a running server, and the last one stops it. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const place = await installationOf(dataDir);
  const password = await passwordOf(dataDir);
  await enterUsers(place.dir);
  const leave = () => leaveUsersAtOnce(place.dir, () => interrupt(place.dir));
  process.once("exit", leave);
  const stop = () => {
    process.off("exit", leave);
    return leaveUsers(place.dir, () => stopRunning(place.dir));
  };
  try {
    const { port } = (await runningServer(place.dir)) ?? (await startServer(place, password));
    await ensurePassword({ port, password }, place.dir);
    await ensureDatabase({ port, password });
    const urlOf = (name: string) => urlOn({ port, password }, name);
    return { url: urlOf(database), urlOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServer(place: Installation, password: string): Promise<{ port: number }> {
  await initialise(place, user, password);
  for (let tries = maxPorts; ; tries--) {
    const port = await freePort();
    const launched = await launch(place, port);
    if (!launched) return { port };
    // why: another process may have started it in the meantime, and a folder takes one server
    const theirs = await runningServer(place.dir);
    if (theirs) return theirs;
    if (tries > 1 && launched.lastWords.includes("Address already in use")) continue;
    throw new Error(`The embedded PostgreSQL in ${place.dir} did not start:\n${launched.lastWords}`);
  }
}

type Running = { pid: number; port: number };
type Login = { port: number; password: string };

function urlOn({ port, password }: Login, name: string) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
}

async function ensureDatabase(login: Login) {
  await query(login, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = ${database}`;
    if (found.length === 0) await sql.unsafe(`create database ${database}`);
  }).catch((error: unknown) => {
    // why: a second process may have created it between the two statements
    if (!isRefusal(error, "42P04", "23505")) throw error;
  });
}

async function ensurePassword(login: Login, dir: string) {
  if (await takes(login)) return;
  const former = { ...login, password: formerPassword };
  if (!(await takes(former))) {
    throw new Error(
      `The database in ${dir} does not have the password that is in the file database-password in DATA_DIR.`,
    );
  }
  await query(former, (sql) => sql.unsafe(`alter role ${user} password '${login.password}'`));
}

async function takes(login: Login) {
  try {
    await query(login, (sql) => sql`select 1`);
    return true;
  } catch (error) {
    if (isRefusal(error, "28P01")) return false;
    throw error;
  }
}

async function query(login: Login, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(urlOn(login, "postgres"), { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function isRefusal(error: unknown, ...codes: string[]) {
  return error instanceof postgres.PostgresError && codes.includes(error.code);
}

async function stopRunning(dir: string) {
  const pid = Number((await readText(join(dir, "postmaster.pid"))).split("\n")[0]);
  if (!(await isAlive(pid)) || (await isSomethingElse(pid))) return;
  process.kill(pid, "SIGINT");
  while (await isAlive(pid)) await wait(50);
}

/** From its pid file: line 1 is the pid, 4 the port, 8 the state. Waits for a server that starts or stops. */
async function runningServer(dir: string): Promise<Running | null> {
  const file = join(dir, "postmaster.pid");
  for (let attempt = 0; attempt < patience; attempt++) {
    const lines = (await readText(file)).split("\n");
    const running = { pid: Number(lines[0]), port: Number(lines[3]) };
    if (!(await isAlive(running.pid))) return null;
    if (await isSomethingElse(running.pid)) {
      await rm(file, { force: true });
      return null;
    }
    if (lines[7]?.trim() === "ready") return running;
    await wait(50);
  }
  throw new Error(`The PostgreSQL in ${dir} has been starting or stopping for half a minute.`);
}

async function isSomethingElse(pid: number) {
  const command = await readText(`/proc/${pid}/cmdline`);
  return command !== "" && !command.includes("postgres");
}

function readText(path: string) {
  return readFile(path, "utf8").catch(() => "");
}

/** Does not wait: the process is ending, and an error would change its exit code. */
function interrupt(dir: string) {
  const pid = Number(readTextAtOnce(join(dir, "postmaster.pid")).split("\n")[0]);
  const command = readTextAtOnce(`/proc/${pid}/cmdline`);
  if (!pid || (command !== "" && !command.includes("postgres"))) return;
  try {
    process.kill(pid, "SIGINT");
  } catch {}
}

function readTextAtOnce(path: string) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Random, made at the first start, readable only by the file's owner. */
async function passwordOf(dataDir: string): Promise<string> {
  const path = resolve(dataDir, "database-password");
  const kept = await readKept(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  try {
    await writeFile(fresh, randomBytes(24).toString("base64url"), { mode: 0o600 });
    // why: a link appears complete, and never replaces another process's file
    await link(fresh, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(path, "utf8");
}

function readKept(path: string) {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
