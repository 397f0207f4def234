import { setTimeout as wait } from "node:timers/promises";
import { installationOf } from "#db/embedded/installation.ts";
import { isAlive } from "#db/embedded/processes.ts";
import { launch } from "#db/embedded/server.ts";
import { openLine } from "#tests/support/database/database-line.ts";
import { maintain } from "#tests/support/database/maintenance.ts";
import { databasePids } from "#tests/support/servers/processes.ts";

export type Outage = keyof Awaited<ReturnType<typeof breakableDatabase>>["outages"];

/** In milliseconds: about as long as an operator's restart takes, and longer than any request waits. */
const gone = 2_000;
const hangs = 6_000;

/** The embedded PostgreSQL of the folder behind a line: each outage takes it away, and gives it back before it returns. */
export async function breakableDatabase(folder: string, databaseUrl: string) {
  const place = await installationOf(folder);
  const port = Number(new URL(databaseUrl).port);
  const line = await openLine(databaseUrl);

  async function signal(name: NodeJS.Signals) {
    const pids = await databasePids(place.dir);
    for (const pid of pids) process.kill(pid, name);
    return pids;
  }

  /** As a power cut would: no process of it ends in order. */
  async function kill() {
    for (const pid of await signal("SIGKILL")) while (isAlive(pid)) await wait(20);
    await wait(gone);
    const failed = await launch(place, port);
    if (failed) throw new Error(failed.lastWords);
  }

  /** Ends every connection of the server, and those that come instead. */
  async function terminate() {
    for (let time = 0; time < 5; time++) {
      await maintain(databaseUrl, async (sql) => {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      });
      await wait(gone / 5);
    }
  }

  async function refuse() {
    await line.cut();
    await wait(gone);
    await line.mend();
  }

  async function hang() {
    await signal("SIGSTOP");
    await wait(hangs);
    await signal("SIGCONT");
  }

  return { url: line.url, outages: { kill, terminate, refuse, hang }, close: line.cut };
}
