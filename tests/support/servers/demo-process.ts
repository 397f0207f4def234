import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databasePids, listenAgain, untilListening } from "./processes.ts";

/** The demo in a folder of its own, which survives the server: it can be killed, and started again on the same data. */
export async function startDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), "macrocycle-own-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(dataDir, 0o755);
  let { child, url } = await spawnDemo(dataDir, "0");
  // why: pages that are open in a browser meet it again
  const startAgain = () => listenAgain(() => spawnDemo(dataDir, new URL(url).port));
  return {
    url,
    /** Ends the server and its database at once, as a power cut would, and starts them again on what is on the disk. */
    async crashAndStart() {
      await killAll(child);
      ({ child } = await startAgain());
    },
    /** The processes of the database: its server and what serves its connections. */
    async databasePids() {
      return databasePids(join(dataDir, "postgres"));
    },
    /** SIGTERM to the whole group of processes; resolved when its first has ended. */
    async terminate() {
      const exited = once(child, "exit");
      if (child.pid) process.kill(-child.pid, "SIGTERM");
      await exited;
    },
    async start() {
      ({ child } = await startAgain());
    },
    async stop() {
      await killAll(child);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function spawnDemo(dataDir: string, port: string) {
  const child = spawn(process.execPath, ["scripts/demo.ts"], {
    // why: leads a group of processes, so that the database can be killed with it
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      DATA_DIR: dataDir,
      PORT: port,
    },
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const failed = once(child, "close").then(([code]) => {
    const isTaken = errors.includes("EADDRINUSE");
    throw Object.assign(new Error(`The server ended with ${code}.`), isTaken && { code: "EADDRINUSE" });
  });
  failed.catch(() => {});
  const url = await untilListening(child.stdout).catch(() => failed);
  return { child, url };
}

async function killAll(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const exited = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await exited;
}
