import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { installQueues } from "#db/queues.ts";
import { givenDemo } from "#tests/integration/demo/given.ts";
import { givenCanary } from "#tests/integration/users/leaving/canary-given.ts";
import { columnsOf, contentsOf } from "#tests/support/database/contents.ts";
import { emptyDatabase, testDatabase } from "#tests/support/database/database.ts";
import { openCommands } from "#tests/support/servers/commands.ts";

/** Tables of the baseline that neither the demo nor the person who has used everything writes to. */
const unused = [
  ...["charge_disputes", "credit_entries", "credit_note_counters", "credit_notes", "data_exports", "job_marks", "jobs"],
  ...["reconciliations", "subscription_effects", "subscription_events", "subscriptions", "webhook_events"],
].map((table) => `public.${table}`);

let old: Awaited<ReturnType<typeof emptyDatabase>>;
let today: postgres.Sql;
let upgraded: postgres.Sql;

beforeAll(async () => {
  await givenDemo();
  await givenCanary();
  today = postgres((await testDatabase()).url, { max: 1, onnotice: () => {} });
  // why: at the baseline a note ended with the coaching
  await today`delete from client_notes where (account_id, user_id) not in (select account_id, user_id from account_clients)`;
  // why: the demo's coaches round nothing
  await today`update users set rounding_step = '2.5 kg' where id in (select assigner_id from program_assignments limit 3)`;
  old = await emptyDatabase();
  upgraded = postgres(old.url, { max: 1, onnotice: () => {} });
});

afterAll(async () => {
  await today.end();
  await upgraded.end();
  await old.drop();
});

/** As the first build left its database. */
async function migrateToBaseline() {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-baseline-"));
  await cp("db/migrations", folder, { recursive: true });
  const first = JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) });
  await writeFile(join(folder, "meta/_journal.json"), first);
  await migrate(drizzle(upgraded), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  await installQueues(old.url, {});
}

const tablesOf = async (sql: postgres.Sql) => {
  const tables = await columnsOf(sql, ["public", "pgboss"]);
  return new Map([...tables].filter(([table]) => table.startsWith("public.") || table === "pgboss.job"));
};

/** Copies today's rows, as far as the baseline has their columns; a table waits for those that it refers to. */
async function copyRows(columns: Map<string, string[]>) {
  let waiting = [...columns];
  while (waiting.length > 0) {
    const refused: typeof waiting = [];
    for (const [table, names] of waiting) {
      const list = names.join(", ");
      const [row] = await today.unsafe(`select coalesce(json_agg(t), '[]')::text as rows from ${table} t`);
      await upgraded
        .unsafe(
          `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::text::json)`,
          [row?.rows],
        )
        .catch((error: postgres.PostgresError) => {
          if (error.code !== "23503") throw error;
          refused.push([table, names]);
        });
    }
    expect(refused.length, refused.map(([table]) => table).join()).toBeLessThan(waiting.length);
    waiting = refused;
  }
}

/** Everything about the tables that a statement could notice. */
async function schemaOf(sql: postgres.Sql) {
  const columns = await sql`
    select table_name, column_name, ordinal_position, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = 'public' order by 1, 2`;
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  const constraints = await sql`
    select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
  return { columns: [...columns], indexes: [...indexes], constraints: [...constraints] };
}

test("a start upgrades a database of the baseline, names each migration, and keeps every row", async () => {
  await migrateToBaseline();
  const columns = await tablesOf(upgraded);
  await copyRows(columns);
  const before = await contentsOf(upgraded, columns);
  expect(before).toEqual(await contentsOf(today, columns));
  const empty = Object.keys(before).filter((table) => before[table]?.count === 0);
  expect(empty.filter((table) => !unused.includes(table))).toEqual([]);

  const commands = await openCommands({ DATABASE_URL: old.url });
  const { code, output, errors } = await commands.run(["scripts/start.ts"]);
  await commands.close();
  expect([code, errors]).toEqual([0, ""]);
  const lines = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg.replace(/ took \d+\.\d\d s$/, ""));
  expect(lines).toEqual(journal.entries.slice(1).map(({ tag }) => tag));
  expect(await contentsOf(upgraded, columns)).toEqual(before);
  expect(await schemaOf(upgraded)).toEqual(await schemaOf(today));
});

test("an assignment of before gets the rounding that its coach has set", async () => {
  const given = await upgraded`
    select given.rounding_step as step, coalesce(coach.rounding_step, 'off') as own, count(*)::int as times
    from program_assignments given left join users coach on coach.id = given.assigner_id group by 1, 2 order by 1`;
  expect(given.map(({ step, own }) => [step, own])).toEqual([
    ["2.5 kg", "2.5 kg"],
    ["off", "off"],
  ]);
});
