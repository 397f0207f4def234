import { runCommand } from "./command.ts";
import { withDatabase } from "./database.ts";

await runCommand((settings) => withDatabase(settings, async () => console.log("The database is up to date.")));
