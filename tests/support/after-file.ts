import { afterAll } from "vitest";
import { dropTestDatabase } from "./database/database.ts";
import { removeTestFiles } from "./people/factory.ts";
import { stopServers } from "./servers/server.ts";

// why: here, not where the things are made: a hook that a running hook or test asks for is never called
afterAll(async () => {
  await stopServers();
  await dropTestDatabase();
  await removeTestFiles();
});
