import { afterAll } from "vitest";
import { dropTestDatabase } from "./database.ts";
import { removeTestFiles } from "./factory.ts";

afterAll(async () => {
  await dropTestDatabase();
  await removeTestFiles();
});
