import { spawn } from "node:child_process";
import { readEnv } from "#app/http/env.server.ts";
import { exitWith } from "./command.ts";
import { openPrepared, withPool } from "./database.ts";
import { loadDemoData } from "./demo-data/load.ts";
import { openSandbox } from "./sandbox/open.ts";
import { releaseSignals } from "./signals.ts";

async function prepare() {
  const env = readEnv(process.env);
  return { env, server: await openPrepared(env) };
}

const { env, server } = await prepare().catch(exitWith);
await withPool(server.directUrl, (db) => loadDemoData(db, new Date()));
await openSandbox(env);

const settings = { ...process.env, DATABASE_URL: server.url };
const vite = spawn("remix", ["vite:dev", "--port", String(env.PORT)], { stdio: "inherit", env: settings });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => vite.kill(signal));
releaseSignals();
vite.once("exit", async (code) => {
  await server.stop();
  process.exit(code ?? 0);
});
