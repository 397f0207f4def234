import { readEnv } from "#app/http/env.server.ts";
import { seedReference } from "#db/seed/reference.ts";
import { exitWithSentence, referenceFacts, withDatabase } from "./database.ts";

const settings = readEnv({ ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" });

await withDatabase(settings, (db) => seedReference(db, referenceFacts, { restoreLibrary: true })).catch(
  exitWithSentence,
);
console.log("The reference data is complete.");
