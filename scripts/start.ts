import diagnostics from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { like } from "drizzle-orm";
import { readEnv } from "#app/http/env.server.ts";
import { log } from "#app/services/log.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { rejectTakenPort } from "./before/free-port.ts";
import { rejectUnwritableFiles } from "./before/writable-folder.ts";
import { exitWith } from "./command.ts";
import { openPrepared, withPool } from "./database.ts";
import { releaseSignals } from "./signals.ts";
import { openTelemetryIfSet } from "./telemetry/if-set.ts";

const build = "build/server/index.js";

async function start() {
  process.env.NODE_ENV ??= "production";
  const env = readEnv(process.env);
  if (!existsSync(build)) throw new OperatorError("There is no build to serve. Run `npm run build` first.");
  await rejectTakenPort(env);
  await rejectUnwritableFiles(env);
  const server = await openPrepared(env, (line) => log.info(line));
  if (env.NODE_ENV === "production" && !env.DEMO) await refuseDemoUsers(server.directUrl);
  const endTelemetry = await openTelemetryIfSet(env);
  stopAfterApp(() => Promise.all([server.stop(), endTelemetry()]));
  process.env.DATABASE_URL = server.url;
  process.env.PORT = String(env.PORT);
  serve();
}

/** Throws if the database has the demo's users, whose password is public. */
async function refuseDemoUsers(url: string) {
  const found = await withPool(url, (db) =>
    db.select().from(userEmails).where(like(userEmails.email, "%@demo.test")).limit(1),
  );
  if (found.length === 0) return;
  throw new OperatorError(
    "This database holds the demo users, whose password is public. Set DATABASE_URL or DATA_DIR to another database, " +
      "or run `npm run demo` to serve the demo.",
  );
}

/** Channels on which the app says that it handles signals, and that its requests are done and its pool is closed. */
function stopAfterApp(stop: () => Promise<unknown>) {
  diagnostics.subscribe("macrocycle.listens", releaseSignals);
  diagnostics.subscribe("macrocycle.stopped", () => {
    stop().then(
      () => process.exit(),
      () => process.exit(1),
    );
  });
}

function serve() {
  process.argv[2] = build;
  createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
}

start().catch(exitWith);
