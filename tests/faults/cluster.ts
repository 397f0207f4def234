import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { appendFile, chown, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { unprivileged } from "#db/embedded/installation.ts";
import { freePort } from "#db/free-port.ts";

export type Node = { name: string; data: string; port: number };
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

const user = "macrocycle";
const settings = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", "max_connections = 60"];
const run = promisify(execFile);

/** The folder of the newest PostgreSQL that Debian's package installed; undefined where there is none. */
export function findServerPrograms() {
  const found = globSync("/usr/lib/postgresql/*/bin/initdb").map(dirname);
  return found.sort((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
}

export function urlOf({ port }: Node) {
  return `postgres://${user}@127.0.0.1:${port}/${user}`;
}

/**
 * A primary with one synchronous replica, and the steps of a failover, each by the commands that an operator types
 * (docs/running.md).
 */
export async function startCluster(folder: string, bin: string) {
  const as = unprivileged();
  const command = (name: string, ...args: string[]) => run(join(bin, name), args, { ...as, cwd: "/" });

  async function newNode(name: string): Promise<Node> {
    const home = join(folder, name);
    await mkdir(home);
    if (as.uid !== undefined && as.gid !== undefined) await chown(home, as.uid, as.gid);
    return { name, data: join(home, "data"), port: 0 };
  }

  async function ask({ port }: Node, ...statements: string[]) {
    const connection = `host=127.0.0.1 port=${port} user=${user} dbname=postgres`;
    const { stdout } = await command("psql", "-XAtq", connection, ...statements.flatMap((one) => ["--command", one]));
    return stdout.trim();
  }

  /** On a port of its own, which PostgreSQL can't choose itself; the next one where somebody else was faster. */
  async function start(node: Node) {
    const { data } = node;
    for (let tries = 5; ; tries--) {
      node.port = await freePort();
      const place = [`--pgdata=${data}`, `--log=${data}.log`, `--options=-p ${node.port}`];
      const failed = await command("pg_ctl", "start", "--wait", ...place).then(
        () => null,
        (error: unknown) => error,
      );
      if (!failed) return;
      if (tries === 1) throw failed;
    }
  }

  async function addReplica(of: Node, replica: Node) {
    await rm(replica.data, { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${of.port} user=${user} application_name=replica`;
    const copying = ["--checkpoint=fast", "--write-recovery-conf"];
    await command("pg_basebackup", `--dbname=${source}`, `--pgdata=${replica.data}`, ...copying);
    await start(replica);
    // why: on the replica too, as after a failover: promoted, it would wait for a replica of its own
    for (const node of [of, replica]) {
      await ask(node, "alter system set synchronous_standby_names = 'replica'", "select pg_reload_conf()");
    }
    while ((await ask(of, "select count(*) from pg_stat_replication where sync_state = 'sync'")) !== "1")
      await wait(50);
  }

  let [primary, replica] = [await newNode("one"), await newNode("two")];
  const shape = [`--username=${user}`, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  await command("initdb", `--pgdata=${primary.data}`, ...shape);
  await appendFile(join(primary.data, "postgresql.conf"), settings.join("\n"));
  await start(primary);
  await ask(primary, `create database ${user}`);
  await addReplica(primary, replica);

  return {
    primary: () => primary,
    /** Nothing is written to the primary any more, and nobody is told so: what it was doing is cut off. */
    fence: () => command("pg_ctl", "stop", "--mode=immediate", `--pgdata=${primary.data}`),
    /** The replica takes writes from now on, and waits for no replica of its own. */
    async promote() {
      await command("pg_ctl", "promote", "--wait", `--pgdata=${replica.data}`);
      [primary, replica] = [replica, primary];
      await ask(primary, "alter system reset synchronous_standby_names", "select pg_reload_conf()");
    },
    /** What was the primary follows the new one, which waits for it from then on. */
    rebuild: () => addReplica(primary, replica),
    async stop() {
      for (const { data } of [replica, primary]) {
        await command("pg_ctl", "stop", "--mode=immediate", `--pgdata=${data}`).catch(() => {});
      }
    },
  };
}
