import { existsSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbedded } from "#db/embedded/embedded.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { prepareDatabase } from "#scripts/database.ts";
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
  commands = await openCommands({ DATABASE_URL: database.url });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
  await commands.close();
});

const own = journal.entries.at(-1);
const sentence = `This build is older than the database: its newest migration is ${own?.tag} from ${new Date(own?.when ?? 0).toISOString()}, and that of the database is from ${new Date(nextMigration).toISOString()}.`;
const advice = 'Start the newer build, or see "Upgrading and going back" in docs/running.md.';

const everything = async () => {
  const columns = await columnsOf(sql, ["public", "drizzle", "pgboss"]);
  return [columns, await contentsOf(sql, columns)];
};

test.each([
  ["start", ["scripts/start.ts"]],
  ["demo", ["scripts/demo.ts"]],
])("%s of an older build refuses in a sentence with both versions, and writes nothing", async (_name, command) => {
  const before = await everything();
  const { code, output, errors } = await commands.run(command);
  expect(errors.trim()).toBe(`${sentence} ${advice}`);
  expect([code, output]).toEqual([1, ""]);
  expect(await everything()).toEqual(before);
});

test("a start of the build before is allowed by a setting, says so, and writes nothing either", async () => {
  const before = await everything();
  const back = await openCommands({ DATABASE_URL: database.url, ALLOW_NEWER_DATABASE: "true" });
  const { code, output, errors } = await back.run(["scripts/start.ts"]);
  await back.close();
  expect([code, errors]).toEqual([0, ""]);
  const said = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(said).toEqual([`${sentence} It starts all the same: ALLOW_NEWER_DATABASE is set.`]);
  expect(await everything()).toEqual(before);
});

test("a start that refuses stops the embedded database that it started", async () => {
  const embedded = await openCommands({});
  const { DATA_DIR } = embedded.settings;
  try {
    await mkdir(DATA_DIR);
    // why: for root the server runs as another user, who must be able to enter
    for (const folder of [embedded.folder, DATA_DIR]) await chmod(folder, 0o755);
    const server = await startEmbedded(DATA_DIR);
    await prepareDatabase(server.url);
    await migrateFurther(server.url);
    await server.stop();
    expect(await embedded.run(["scripts/start.ts"])).toMatchObject({ code: 1, errors: `${sentence} ${advice}\n` });
    expect(["PG_VERSION", "postmaster.pid"].map((file) => existsSync(join(DATA_DIR, "postgres", file)))).toEqual([
      true,
      false,
    ]);
  } finally {
    await embedded.close();
  }
});
