import { parseArgs } from "node:util";
import { backUp } from "./backup/back-up.ts";
import { formatCounts, megabytes } from "./backup/contents.ts";

// why: the log reads the settings on import, and this script needs none of production's secrets
process.env.NODE_ENV ??= "development";
const { readEnv } = await import("#app/http/env.server.ts");
const { openFiles } = await import("#app/services/files/open.server.ts");
const { exitWithSentence, openServer } = await import("./database.ts");

async function run() {
  const [path, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!path || others.length > 0) throw new Error("Usage: npm run backup -- FILE, with the server's settings.");
  const settings = readEnv(process.env);
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

await run().catch(exitWithSentence);
