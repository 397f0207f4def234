import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { migrateBefore } from "#tests/support/migrate-before.ts";

/** Completions that were stored before they kept their volume load. */

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let sql: postgres.Sql;

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const [account, athlete, squat] = [id(1), id(2), id(3)];
const [lifted, ran] = [id(11), id(12)];
const at = "2026-03-02T09:00:00Z";

beforeAll(async () => {
  database = await emptyDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await migrateBefore(sql, "_volume_load");
  await sql`insert into accounts (id, name) values (${account}, 'Athlete')`;
  for (const completion of [lifted, ran]) {
    await sql`insert into completions (account_id, id, user_id, program_account_id, program_id, workout_id, workout_key,
      program_name, workout_name, done_on, done_at, successfully_completed, document, created_at, updated_at)
      values (${account}, ${completion}, ${athlete}, ${account}, ${id(4)}, ${id(5)}, '1', 'Base', 'Monday', '2026-03-02',
        ${at}, true, '{}', ${at}, ${at})`;
  }
  const results: [completion: string | null, category: string, unit: string, value: number, reps: number | null][] = [
    [lifted, "weight", "kilograms", 100, 5],
    [lifted, "weight", "pounds", 100, 10],
    [lifted, "reps", "noDimension", 5, 5],
    [ran, "distance", "meters", 5000, null],
    [ran, "weight", "kilograms", 20, null],
    [null, "weight", "kilograms", 140, 1],
  ];
  for (const [number, [completion, category, unit, value, repetitions]] of results.entries()) {
    await sql`insert into results (account_id, id, user_id, exercise_id, category, unit, value, done_on, done_at,
      completion_id, repetitions, source, entered_by, entered_at)
      values (${account}, ${id(100 + number)}, ${athlete}, ${squat}, ${category}, ${unit}, ${value}, '2026-03-02', ${at},
        ${completion}, ${repetitions}, 'client', ${athlete}, ${at})`;
  }
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

test("get it of their results: weight × repetitions in kilograms, and nothing where none were moved", async () => {
  const rows = await sql<{ id: string; load: number }[]>`select id, volume_load as load from completions order by id`;
  expect(rows.map(({ id, load }) => [id, load])).toEqual([
    [lifted, expect.closeTo(953.59237, 6)],
    [ran, 0],
  ]);
});
