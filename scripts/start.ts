import diagnostics from "node:diagnostics_channel";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { like } from "drizzle-orm";
import { type Env, readEnv } from "#app/http/env.server.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { exitWithSentence, openServer, prepareServer, withPool } from "./database.ts";
import { releaseSignals, stopOnSignals } from "./signals.ts";

const build = "build/server/index.js";

async function start() {
  process.env.NODE_ENV ??= "production";
  const env = readEnv(process.env);
  if (!existsSync(build)) throw new Error("There is no build to serve. Run `npm run build` first.");
  await refuseTakenPort(env);
  const opening = openServer(env);
  stopOnSignals(async () => (await opening).stop());
  const server = await opening;
  // why: the log reads the settings on import, and a wrong one should be a sentence
  const { log } = await import("#app/services/log.server.ts");
  await prepareServer(server, (line) => log.info(line));
  if (env.NODE_ENV === "production" && !env.DEMO) await refuseDemoUsers(server.directUrl);
  stopDatabaseAfterApp(server.stop);
  process.env.DATABASE_URL = server.url;
  process.env.PORT = String(env.PORT);
  serve();
}

/** Throws if the port is taken: remix-serve would print a stack trace. */
async function refuseTakenPort({ PORT, HOST }: Env) {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, "listening").catch((error: Error) => {
    throw new Error(`The server cannot listen on port ${PORT} (${error.message}). Set PORT to another one.`);
  });
  probe.close();
  await once(probe, "close");
}

/** Throws if the database has the demo's users, whose password is public. */
async function refuseDemoUsers(url: string) {
  const found = await withPool(url, (db) =>
    db.select().from(userEmails).where(like(userEmails.email, "%@demo.test")).limit(1),
  );
  if (found.length === 0) return;
  throw new Error(
    "This database holds the demo users, whose password is public. Set DATABASE_URL or DATA_DIR to another database, " +
      "or run `npm run demo` to serve the demo.",
  );
}

/** Channels on which the app says that it handles signals, and that its requests are done and its pool is closed. */
function stopDatabaseAfterApp(stop: () => Promise<void>) {
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

start().catch(exitWithSentence);
