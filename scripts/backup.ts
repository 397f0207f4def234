import type { Env } from "#app/http/env.server.ts";
import { openFiles } from "#app/services/files/open.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { backUp } from "./backup/back-up.ts";
import { formatCounts, megabytes } from "./backup/contents.ts";
import { readArguments, runCommand } from "./command.ts";
import { openServer } from "./database.ts";

const usage = "Usage: npm run backup -- FILE, with the server's settings.";

async function run(settings: Env) {
  const [path, ...others] = readArguments({ allowPositionals: true }, usage).positionals;
  if (!path || others.length > 0) throw new OperatorError(usage);
  const server = await openServer(settings);
  try {
    const { size, ...end } = await backUp({ url: server.directUrl, files: openFiles(settings) }, path);
    console.log(
      `${formatCounts(end)}\n${path} has ${megabytes(size)}. Keep SESSION_SECRET beside it, in another place.`,
    );
  } finally {
    await server.stop();
  }
}

await runCommand(run);
