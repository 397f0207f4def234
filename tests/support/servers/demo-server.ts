import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demo as a person starts it, in a folder that goes away with it: what the browser tests look at. */
const dataDir = await mkdtemp(join(tmpdir(), "macrocycle-demo-"));
// why: for root the embedded database runs as another user, who must be able to enter
await chmod(dataDir, 0o755);

/** Where the browser tests find its database (tests/e2e/support/outbox.ts). */
const pointer = join(tmpdir(), `macrocycle-demo-${process.env.PORT}.txt`);
await writeFile(pointer, dataDir);

const settings = {
  NODE_ENV: "production" as const,
  DEMO: "1",
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  DATA_DIR: dataDir,
  STOP_GRACE: "0",
};
const child = spawn(process.execPath, ["scripts/demo.ts"], { stdio: "inherit", env: { ...process.env, ...settings } });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, "exit");
await rm(dataDir, { recursive: true, force: true });
await rm(pointer, { force: true });
process.exitCode = code ?? 1;
