import { readEnv } from "#app/http/env.server.ts";
import { withDatabase } from "./database.ts";

const settings = readEnv({ NODE_ENV: "development", ...process.env });

await withDatabase(settings, async () => console.log("The database is up to date."));
