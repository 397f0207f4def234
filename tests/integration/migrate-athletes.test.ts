import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { migrateBefore } from "#tests/support/migrate-before.ts";

/** Rows as they stood before athletes owned their data, and what the migration makes of them. */

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let sql: postgres.Sql;

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const [coach, other, office] = [id(1), id(2), id(3)];
const [trainer, athlete, second, guest, strange] = [id(11), id(12), id(13), id(14), id(15)];
const squat = id(21);

beforeAll(async () => {
  database = await emptyDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await migrateBefore(sql, "_athletes_own");
  await people();
  await numbers();
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

async function person(accountId: string, userId: string, role: string, name = "Luka") {
  const email = `${userId.slice(-2)}@people.test`;
  await sql`insert into users (account_id, id, email, first_name, last_name, sort_name, search_name, time_zone)
    values (${accountId}, ${userId}, ${email}, ${name}, 'Kovač', 'kovac', 'kovac', 'Europe/Zagreb')`;
  await sql`insert into user_emails values (${email}, ${accountId}, ${userId})`;
  await sql`insert into user_roles values (${accountId}, ${userId}, ${role})`;
}

async function people() {
  await sql`insert into accounts (id, name) values (${coach}, 'Coach'), (${other}, 'Other'), (${office}, 'Guest')`;
  await person(coach, trainer, "TRN");
  await person(coach, athlete, "USR");
  await person(coach, second, "USR", "Ana");
  await person(office, guest, "USR");
  await person(other, strange, "TRN");
  for (const [accountId, userId] of [
    [coach, athlete],
    [other, athlete],
    [coach, second],
    [coach, guest],
  ] as const) {
    await sql`insert into account_clients (account_id, user_id) values (${accountId}, ${userId})`;
  }
  await sql`insert into sessions (token_hash, account_id, user_id, created_at, last_seen_at)
    values ('athlete', ${coach}, ${athlete}, now(), now())`;
  await sql`insert into terms_acceptances values (${coach}, ${athlete}, '1', now())`;
  await sql`insert into link_tokens (id, purpose, account_id, subject_id, created_at, expires_at)
    values (${id(31)}, 'reset', ${coach}, ${athlete}, now(), now())`;
}

async function record(accountId: string, userId: string, category: string, current: unknown[], allTime: unknown[]) {
  const [value, on] = current as [number | null, string | null];
  const [best, bestOn] = allTime as [number, string];
  await sql`insert into records (account_id, user_id, exercise_id, category, current_real, current_real_on,
      all_time_real, all_time_real_on, all_time_calculated, all_time_calculated_on)
    values (${accountId}, ${userId}, ${squat}, ${category}, ${value}, ${on}, ${best}, ${bestOn}, ${best}, ${bestOn})`;
}

async function numbers() {
  for (const [accountId, value] of [
    [coach, 100],
    [other, 90],
  ] as const) {
    await sql`insert into results (account_id, id, user_id, exercise_id, category, unit, value, done_on, source,
        entered_by, entered_at)
      values (${accountId}, ${id(41)}, ${athlete}, ${squat}, 'weight', 'kilograms', ${value}, '2026-01-01', 'coach',
        ${trainer}, now())`;
    await sql`insert into body_measures (account_id, id, user_id, measured_on, body_weight, source, entered_by, entered_at)
      values (${accountId}, ${id(42)}, ${athlete}, '2026-01-01', ${value}, 'coach', ${trainer}, now())`;
  }
  await record(coach, athlete, "weight", [130, "2026-01-10"], [140, "2025-01-10"]);
  await record(other, athlete, "weight", [120, "2026-02-10"], [135, "2025-02-10"]);
  await record(coach, athlete, "fastestTime", [12, "2026-02-10"], [11, "2025-01-10"]);
  await record(other, athlete, "fastestTime", [11.5, "2026-02-10"], [10.5, "2025-02-10"]);
  await record(coach, second, "weight", [null, null], [50, "2025-02-10"]);
  await record(coach, guest, "weight", [60, "2026-02-10"], [60, "2026-02-10"]);
}

test("who uses the app alone has an account of their own, and everything that is theirs goes along", async () => {
  const rows = await sql<{ id: string; account_id: string; name: string; time_zone: string }[]>`
    select users.id, account_id, accounts.name, accounts.time_zone from users join accounts on accounts.id = account_id`;
  const homes = new Map(rows.map((row) => [row.id, row]));
  expect(homes.get(athlete)).toMatchObject({ name: "Luka Kovač", time_zone: "Europe/Zagreb" });
  expect(homes.get(second)?.name).toBe("Ana Kovač");
  const accounts = [athlete, second].map((user) => homes.get(user)?.account_id);
  expect(new Set([coach, other, office, ...accounts]).size).toBe(5);
  expect([trainer, guest, strange].map((user) => homes.get(user)?.account_id)).toEqual([coach, office, other]);
  const [home] = accounts;
  for (const table of ["user_emails", "user_roles", "sessions", "terms_acceptances"]) {
    expect(await sql`select account_id from ${sql(table)} where user_id = ${athlete}`).toEqual([{ account_id: home }]);
  }
  expect(await sql`select account_id from link_tokens where subject_id = ${athlete}`).toEqual([{ account_id: home }]);
  const coaches = await sql`select account_id from account_clients where user_id = ${athlete} order by account_id`;
  expect(coaches).toEqual([{ account_id: coach }, { account_id: other }]);
});

test("what two coaches entered stands in the athlete's account, every row of it", async () => {
  const [home] = await sql<{ account_id: string }[]>`select account_id from users where id = ${athlete}`;
  const results = await sql`select account_id, value from results where user_id = ${athlete} order by value`;
  expect(results).toEqual([90, 100].map((value) => ({ ...home, value })));
  const weights = await sql`select account_id, body_weight from body_measures where user_id = ${athlete} order by 2`;
  expect(weights).toEqual([90, 100].map((body_weight) => ({ ...home, body_weight })));
});

test("two records become one: the latest current one, and the best of all time", async () => {
  const merged = await sql`select current_real, current_real_on::text as current_on, all_time_real, all_time_calculated,
      all_time_real_on::text as all_time_on
    from records join users on users.id = user_id and users.account_id = records.account_id
    where user_id = ${athlete} order by category`;
  expect(merged).toEqual(
    [
      ...[{ current_real: 11.5, current_on: "2026-02-10", all_time_real: 10.5, all_time_on: "2025-02-10" }],
      ...[{ current_real: 120, current_on: "2026-02-10", all_time_real: 140, all_time_on: "2025-01-10" }],
    ].map((row) => ({ ...row, all_time_calculated: row.all_time_real })),
  );
  const others = await sql`select current_real, all_time_real from records
    where user_id in (${second}, ${guest}) order by user_id`;
  expect(others).toEqual([
    { current_real: null, all_time_real: 50 },
    { current_real: 60, all_time_real: 60 },
  ]);
  expect(await sql`select count(*)::int as count from records`).toEqual([{ count: 4 }]);
});
