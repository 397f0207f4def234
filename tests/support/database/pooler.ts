import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { unprivileged } from "#db/embedded/installation.ts";
import { freePort } from "#db/free-port.ts";
import { findPooler } from "#scripts/check/find-pooler.ts";

export type Pooler = Awaited<ReturnType<typeof startPooler>>;

/** PgBouncer with transaction pooling before a server. `connections`: how many it keeps for a database. */
export async function startPooler(serverUrl: string, { connections = 4 } = {}) {
  const program = findPooler();
  if (!program) throw new Error("PgBouncer is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-pooler-"));
  // why: for root PgBouncer runs as another user, who must be able to read its settings
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const write = (url: string, port: number) => writeFile(file, settings(new URL(url), port, connections));
  const { child, port } = await startOnFreePort(program, file, (port) => write(serverUrl, port));
  return {
    /** The way through the pooler to the database at this address. */
    urlOf(databaseUrl: string) {
      const url = new URL(databaseUrl);
      [url.hostname, url.port] = ["127.0.0.1", String(port)];
      return url.href;
    },
    /** Sends whoever comes through the pooler to another server from now on. */
    async leadTo(url: string) {
      await write(url, port);
      child.kill("SIGHUP");
    },
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settings({ hostname, port, username, password }: URL, listenPort: number, connections: number) {
  const secret = password ? ` password=${decodeURIComponent(password)}` : "";
  return `[databases]
* = host=${hostname} port=${port} user=${username}${secret}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = ${connections}
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
`;
}

/** PgBouncer can't choose a port itself, and somebody else may take the one that was free a moment ago. */
async function startOnFreePort(program: string, file: string, write: (port: number) => Promise<void>) {
  for (let tries = 5; tries > 0; tries--) {
    const port = await freePort();
    await write(port);
    const child = spawn(program, [file], { ...unprivileged(), cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    const isUp = await saysThatItRuns(child);
    if (isUp) return { child, port };
  }
  throw new Error("PgBouncer did not start.");
}

async function saysThatItRuns(child: ChildProcess) {
  if (!child.stderr) return false;
  for await (const line of createInterface({ input: child.stderr })) {
    if (!line.includes("process up")) continue;
    child.stderr.resume();
    return true;
  }
  return false;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  // why: on SIGTERM it leaves at once, and on SIGINT it waits for those who are being served
  child.kill("SIGTERM");
  await exited;
}
