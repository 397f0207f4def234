import type { Env } from "#app/http/env.server.ts";
import { openFiles } from "#app/services/files/open.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { formatCounts } from "./backup/contents.ts";
import { parkUnfinished } from "./backup/park-unfinished.ts";
import { restore } from "./backup/restore.ts";
import { rejectUnwritableFiles } from "./before/writable-folder.ts";
import { readArguments, runCommand } from "./command.ts";
import { openServer, prepareDatabase, withPool } from "./database.ts";

const usage = "Usage: npm run restore -- FILE, with DATABASE_URL or DATA_DIR naming a new, empty database.";

async function run(settings: Env) {
  const [path, ...others] = readArguments({ allowPositionals: true }, usage).positionals;
  if (!path || others.length > 0) throw new OperatorError(usage);
  await rejectUnwritableFiles(settings);
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

await runCommand(run);
