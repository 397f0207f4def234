import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { columnsOf, contentsOf } from "#tests/support/database/contents.ts";
import { copyTemplate } from "#tests/support/database/database.ts";
import { migrateFurther, nextMigration } from "#tests/support/database/next-schema.ts";
import { openCommands } from "#tests/support/servers/commands.ts";

let database: Awaited<ReturnType<typeof copyTemplate>>;
let sql: postgres.Sql;
let commands: Awaited<ReturnType<typeof openCommands>>;

beforeAll(async () => {
  database = await copyTemplate();
  sql = postgres(database.url, { max: 1 });
  await migrateFurther(database.url);
  const provider = { RESEND_API_KEY: "re_older", RESEND_BASE_URL: "http://127.0.0.1:9" };
  commands = await openCommands({ DATABASE_URL: database.url, ...provider });
  await writeFile(join(commands.folder, "exercises.json"), "[]");
});

afterAll(async () => {
  await sql.end();
  await database.drop();
  await commands.close();
});

const everything = async () => {
  const columns = await columnsOf(sql, ["public", "drizzle", "pgboss"]);
  return [columns, await contentsOf(sql, columns)];
};

test.each([
  ["start", ["scripts/start.ts"]],
  ["worker", ["scripts/worker.ts"]],
  ["db:migrate", ["scripts/migrate.ts"]],
  ["db:seed", ["scripts/seed.ts"]],
  ["user:create", ["scripts/user-create.ts", "--role", "SYS", "sys@older.test"]],
  ["import:exercises", ["scripts/import-exercises.ts", "exercises.json"]],
  ["demo", ["scripts/demo.ts"]],
  ["dev", ["scripts/dev.ts"]],
])("%s of an older build refuses in a sentence with both versions, and writes nothing", async (_name, command) => {
  const before = await everything();
  const { code, output, errors } = await commands.run(command);
  const own = journal.entries.at(-1);
  expect(errors.trim()).toBe(
    `This build is older than the database: its newest migration is ${own?.tag} from ${new Date(own?.when ?? 0).toISOString()}, and that of the database is from ${new Date(nextMigration).toISOString()}. Start the newer build, or restore the backup from before the upgrade.`,
  );
  expect([code, output]).toEqual([1, ""]);
  expect(await everything()).toEqual(before);
});
