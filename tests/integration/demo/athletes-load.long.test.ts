import { asc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { resultsOf } from "#app/domain/completions/results.ts";
import { doneWorkoutSchema } from "#app/domain/completions/schema.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { completions } from "#db/schema/completions.ts";
import { workouts } from "#db/schema/programs.ts";
import { results } from "#db/schema/records.ts";
import { loadAthletes } from "#tests/bench/data/athletes/load.ts";
import { testDatabase } from "#tests/support/database/database.ts";

/** Proves of the bench's data, on a small part of it, that it is what the product would have stored, and the same again. */
const wanted = { seed: 7, coaches: 2, clients: 4, until: "2026-03-01" };

/** All keys, foreign keys and indexes there are. */
async function keysOf() {
  const { db } = await testDatabase();
  const rows = await db.execute<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return rows.map(({ line }) => line);
}

let before: string[] = [];
let loaded: Awaited<ReturnType<typeof loadAthletes>>;

beforeAll(async () => {
  const { url } = await testDatabase();
  before = await keysOf();
  loaded = await loadAthletes(url, wanted, () => {});
});

test("every key and index that was taken away to load faster is back", async () => {
  expect(before.length).toBeGreaterThan(100);
  expect(await keysOf()).toEqual(before);
});

describe("documents", () => {
  test("of programs and completions are such as the product takes", async () => {
    const { db } = await testDatabase();
    const planned = await db.select().from(workouts);
    const done = await db.select().from(completions);
    expect([planned.length, done.length]).toEqual([32, loaded.counts.completions]);
    for (const { document } of planned) expect(workoutSchema.parse(document)).toEqual(document);
    for (const { document } of done) expect(doneWorkoutSchema.parse(document)).toEqual(document);
  });

  test("have exactly the results that stand beside them", async () => {
    const { db } = await testDatabase();
    const done = await db.select().from(completions);
    const stored = await db.select().from(results).orderBy(asc(results.id));
    for (const { id, document } of done) {
      const rows = stored.filter(({ completionId }) => completionId === id);
      expect(rows).toMatchObject(resultsOf(document as DoneWorkout));
    }
    expect(stored).toHaveLength(loaded.counts.results ?? 0);
    expect(new Set(stored.map(({ completionId }) => completionId)).size).toBe(done.length);
  });
});

test("a year is lived as people do: with days of rest, weeks away, growing weights, and not for the whole year by all", async () => {
  const { db } = await testDatabase();
  const lived = await db.execute<Record<"id" | "gaps" | "days" | "growth", string>>(`
    with weeks as (
      select user_id, count(distinct date_trunc('week', done_on)) as weeks, count(distinct done_on) as days,
        (max(done_on) - min(done_on)) / 7 + 1 as span
      from completions group by user_id
    ), heavy as (
      select user_id, max(value) filter (where nth <= 10) as first, max(value) as best
      from (select user_id, value, row_number() over (partition by user_id order by done_at) as nth
        from results where category = 'weight') each group by user_id
    )
    select user_id as id, span - weeks as gaps, days, best / first as growth from weeks join heavy using (user_id)`);
  expect(lived).toHaveLength(wanted.clients);
  for (const { days, growth } of lived) {
    expect(Number(days)).toBeLessThan(220);
    expect(Number(growth)).toBeGreaterThan(1);
  }
  expect(lived.some(({ gaps }) => Number(gaps) > 0)).toBe(true);
  expect(lived.some(({ days }) => Number(days) < 100)).toBe(true);
});
