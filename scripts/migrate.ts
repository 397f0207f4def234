import { readEnv } from "#app/http/env.server.ts";
import { exitWithSentence, withDatabase } from "./database.ts";

const settings = readEnv({ ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" });

await withDatabase(settings, async () => console.log("The database is up to date.")).catch(exitWithSentence);
