import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { athletesToPlay, beginMonth } from "./begin.ts";
import { playMonth } from "./play.ts";

/**
 * What plays the month on a database: a server of its own, which starts at once. Nothing where the month is played
 * already.
 */
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
 * The built server on a port of its own, for as long as phones play on it: whoever starts the demo finds the month done
 * when the demo says that it listens. It uses the database that runs already.
 */
function serveForPhones(databaseUrl: string) {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: databaseUrl, STOP_GRACE: "0" };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    // why: the mails stay in the outbox for the server that people see
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
  // why: whoever stops it before it listens waits for nothing
  listening.catch(() => {});
  return {
    /** Its address, once it listens. */
    listening,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
