import { seedReference } from "#db/seed/reference.ts";
import { runCommand } from "./command.ts";
import { referenceFacts, withDatabase } from "./database.ts";

await runCommand((settings) =>
  withDatabase(settings, (db) => seedReference(db, referenceFacts, { restoreLibrary: true })),
);
console.log("The reference data is complete.");
