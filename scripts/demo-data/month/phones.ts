import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { athletesToPlay, beginMonth } from "./begin.ts";
import { playMonth } from "./play.ts";

export async function phonesFor(db: Db, databaseUrl: string) {
  if ((await athletesToPlay(db)).length === 0) return;
  const server = serveForPhones(databaseUrl);
  return {
    stop: server.stop,
    async play(coach: Context) {
      await beginMonth(coach);
      const url = await server.listening;
      await playMonth({ url, now: coach.now }, await athletesToPlay(coach.db), coach.actor.email);
    },
  };
}

/**
 * The built server on its own port, so that the month is done before the demo says that it listens. Uses the running
 * database.
 */
function serveForPhones(databaseUrl: string) {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: databaseUrl, STOP_GRACE: "0" };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    // why: mails stay in the outbox for the visible server
    env: { ...process.env, ...settings, LOG_LEVEL: "error", WORKER: "off" },
  });
  const exited = once(child, "exit");
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const port = /^\[remix-serve\] http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    exited.then(([code]) => reject(new Error(`The server for the phones ended with ${code}.`)), reject);
  });
  // why: stopping it before it listens must not throw
  listening.catch(() => {});
  return {
    listening,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
