import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { installationOf } from "./embedded-installation.ts";
import { initialise, launch } from "./embedded-server.ts";

const user = "macrocycle";
const database = "macrocycle";
/** Loopback only, in a folder that only its owner reads. */
const password = "macrocycle";
/** How long a server may take to start or to stop, in looks of 50 ms. */
const patience = 600;

export type EmbeddedServer = { url: string; urlOf: (name: string) => string; stop: () => Promise<void> };

/**
 * Starts the PostgreSQL of `dataDir` on loopback, creating it at the first start, and answers its address.
 * When another process already runs it, answers that one's address, and `stop` leaves it alone.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const place = await installationOf(dataDir);
  const running = await runningServer(place.dir);
  if (running) return shared(place.dir, running);

  await initialise(place, user, password);
  const port = await freePort();
  const launched = await launch(place, port);
  if ("stop" in launched) {
    await writeFile(ownerFile(place.dir), String(process.pid));
    return { ...(await addresses(port)), stop: launched.stop };
  }
  // why: another process may have started it in the meantime, and one folder takes one server
  const theirs = await runningServer(place.dir);
  if (theirs) return shared(place.dir, theirs);
  throw new Error(`The embedded PostgreSQL in ${place.dir} did not start:\n${launched.lastWords}`);
}

type Running = { pid: number; port: number };

/** A server that runs already. When its starter was killed, this process takes it over. */
async function shared(dir: string, { pid, port }: Running) {
  if (!(await isAlive(await ownerOf(dir)))) await writeFile(ownerFile(dir), String(process.pid));
  return { ...(await addresses(port)), stop: () => stopOwn(dir, pid) };
}

async function addresses(port: number) {
  await ensureDatabase(port);
  return { url: urlOn(port, database), urlOf: (name: string) => urlOn(port, name) };
}

function urlOn(port: number, name: string) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
}

async function ensureDatabase(port: number) {
  const sql = postgres(urlOn(port, "postgres"), { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select 1 from pg_database where datname = ${database}`;
    if (found.length === 0) await sql.unsafe(`create database ${database}`);
  } catch (error) {
    // why: a second process may have created it between the two statements
    if (!(error instanceof postgres.PostgresError && ["42P04", "23505"].includes(error.code))) throw error;
  } finally {
    await sql.end();
  }
}

/** Names the process that stops the server: who started it, or took it over. */
function ownerFile(dir: string) {
  return join(dir, "macrocycle-owner.pid");
}

async function ownerOf(dir: string) {
  return Number(await readText(ownerFile(dir)));
}

/** Stops the server when it is this process's, also when it was started in another place; leaves another's alone. */
async function stopOwn(dir: string, serverPid: number) {
  if ((await ownerOf(dir)) !== process.pid || !(await isAlive(serverPid))) return;
  process.kill(serverPid, "SIGINT");
  while (await isAlive(serverPid)) await wait(50);
}

/**
 * The server that runs in this folder, by its pid file: line 1 the pid, 4 the port, 8 its state. Waits for one that
 * starts or stops.
 */
async function runningServer(dir: string): Promise<Running | null> {
  const file = join(dir, "postmaster.pid");
  for (let look = 0; look < patience; look++) {
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

/** Whether the pid of a server that was killed is another program's by now, as after a restart of a container. */
async function isSomethingElse(pid: number) {
  const command = await readText(`/proc/${pid}/cmdline`);
  return command !== "" && !command.includes("postgres");
}

function readText(path: string) {
  return readFile(path, "utf8").catch(() => "");
}

/** Also false for a process that has ended and whose parent has not asked after it, as in a container without init. */
async function isAlive(pid: number) {
  if (!pid) return false;
  const state = /\) (\w)/.exec(await readText(`/proc/${pid}/stat`))?.[1];
  if (state) return state !== "Z";
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function freePort() {
  return new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? done(address.port) : fail(new Error("no port"))));
    });
  });
}
