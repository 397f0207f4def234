import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

/**
 * The built server on a port of its own, for as long as phones play on it: whoever starts the demo finds the month done
 * when the demo says that it listens. It uses the database that runs already.
 */
export async function serveForPhones(databaseUrl: string) {
  const port = await freePort();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATABASE_URL: databaseUrl, STOP_GRACE: "0" };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    // why: the mails stay in the outbox for the server that people see
    env: { ...process.env, ...settings, LOG_LEVEL: "error", WORKER: "off" },
  });
  const exited = once(child, "exit");
  const listening = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => line.includes("[remix-serve]") && resolve());
    exited.then(([code]) => reject(new Error(`The server for the phones ended with ${code}.`)), reject);
  });
  // why: whoever stops it before it listens waits for nothing
  listening.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    listening,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
