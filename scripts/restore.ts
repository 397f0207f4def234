import { parseArgs } from "node:util";
import { formatCounts } from "./backup/contents.ts";
import { restore } from "./backup/restore.ts";

// why: the log reads the settings on import, and this script needs none of production's secrets
process.env.NODE_ENV ??= "development";
const { readEnv } = await import("#app/http/env.server.ts");
const { openFiles } = await import("#app/services/files/open.server.ts");
const { exitWithSentence, openServer, prepareDatabase, withPool } = await import("./database.ts");
const { parkUnfinished } = await import("./backup/park-unfinished.ts");

async function run() {
  const [path, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!path || others.length > 0) {
    throw new Error("Usage: npm run restore -- FILE, with DATABASE_URL or DATA_DIR naming a new, empty database.");
  }
  const settings = readEnv(process.env);
  const server = await openServer(settings);
  try {
    const { begin, end } = await restore({ url: server.directUrl, files: openFiles(settings) }, path);
    await prepareDatabase(server.directUrl, server.url);
    const parked = await withPool(server.directUrl, (db) => parkUnfinished(db, new Date(begin.at)));
    console.log(formatCounts(end));
    console.log(`The database is as it was at ${begin.at}. ${parked} unsent mails wait under Settings → Mails.`);
  } finally {
    await server.stop();
  }
}

await run().catch(exitWithSentence);
