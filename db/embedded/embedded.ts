import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "../free-port.ts";
import { OperatorError } from "../operator-error.ts";
import { type Installation, installationOf } from "./installation.ts";
import { interrupt, runningServer, stopRunning, type Tell, writeMark } from "./postmaster.ts";
import { initialise, launch, reasonIn } from "./server.ts";
import { asOnlyStarter, enterUsers, leaveUsers, leaveUsersAtOnce } from "./users.ts";
import { watchServer } from "./watch.ts";
import { createWhole } from "./whole-files.ts";

const user = "macrocycle";
const database = "macrocycle";
const formerPassword = "macrocycle";
const maxPorts = 5;

export type EmbeddedServer = { url: string; urlOf: (name: string) => string; stop: () => Promise<void> };

/** `tell` gets lines for the operator. `isWatched`: the server is started again when it was killed. */
type Options = { tell?: Tell; isWatched?: boolean };

/** On loopback; created at the first start. Processes share a running server, and the last one stops it. */
export async function startEmbedded(
  dataDir: string,
  { tell = console.error, isWatched = false }: Options = {},
): Promise<EmbeddedServer> {
  const place = await installationOf(dataDir);
  const password = await passwordOf(dataDir);
  await enterUsers(place.dir);
  const leave = () => leaveUsersAtOnce(place.dir, () => interrupt(place.dir));
  process.once("exit", leave);
  let stopWatching = async () => {};
  const stop = async () => {
    await stopWatching();
    process.off("exit", leave);
    await leaveUsers(place.dir, () => stopRunning(place.dir));
  };
  try {
    const { port } = await findOrStart(place, password, tell);
    await ensurePassword({ port, password }, place.dir);
    await ensureDatabase({ port, password });
    if (isWatched) stopWatching = watchServer(place, port, tell);
    const urlOf = (name: string) => urlOn({ port, password }, name);
    return { url: urlOf(database), urlOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findOrStart(place: Installation, password: string, tell: Tell): Promise<{ port: number }> {
  for (;;) {
    const found =
      (await runningServer(place.dir, tell)) ??
      // why: another process may have started it in the meantime
      (await asOnlyStarter(
        place.dir,
        async () => (await runningServer(place.dir, tell)) ?? startServer(place, password),
      ));
    if (found) return found;
    await wait(50);
  }
}

async function startServer(place: Installation, password: string) {
  await initialise(place, user, password);
  for (let tries = maxPorts; ; tries--) {
    const port = await freePort();
    const failed = await launch(place, port);
    if (!failed) {
      writeMark(place.dir);
      return { port };
    }
    if (tries > 1 && failed.lastWords.includes("Address already in use")) continue;
    throw new OperatorError(
      `The embedded PostgreSQL of DATA_DIR, in ${place.dir}, did not start: ${reasonIn(failed.lastWords)}`,
    );
  }
}

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
    throw new OperatorError(
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

/** Random, made at the first start, readable only by the file's owner. */
async function passwordOf(dataDir: string): Promise<string> {
  const path = resolve(dataDir, "database-password");
  const kept = await readKept(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  createWhole(path, randomBytes(24).toString("base64url"));
  return readFile(path, "utf8");
}

function readKept(path: string) {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
