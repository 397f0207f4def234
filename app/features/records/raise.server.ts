import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Achieved, hasMaxima, maximaFrom } from "#app/domain/strength/maxima.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { Maxima } from "#app/domain/strength/reference.ts";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { Tx } from "#db/client.ts";
import { records } from "#db/schema/records.ts";

/** A record: of one athlete, in their own account. */
export type RecordKey = { accountId: string; userId: string; exerciseId: string; category: TrackableCategory };

/**
 * Tells the athlete's records anew from all of their results, whoever entered them (decisions §11), so that what was
 * added, changed, taken away or reset counts as if it had always been so. A record that nothing is left of goes, unless
 * it was reset. Whoever calls holds the athlete, so that two at once lose nothing; all keys are of one athlete. Two
 * statements, however many the keys are; four where something is left without results.
 */
export async function recomputeRecords(tx: Tx, keys: readonly RecordKey[]): Promise<void> {
  const measured = keys.filter(({ category }) => hasMaxima(category));
  const [one] = measured;
  if (!one) return;
  const whose = { accountId: one.accountId, userId: one.userId };
  const achieved = groupRows(await selectBest(tx, whose, measured));
  const told = measured.map((key) => ({ key, maxima: maximaOf(key, achieved.get(nameOf(key)) ?? []) }));
  const raised = told.filter(({ maxima }) => Object.keys(maxima).length > 0);
  if (raised.length > 0) await storeRecords(tx, raised);
  const empty = told.filter(({ maxima }) => Object.keys(maxima).length === 0).map(({ key }) => key);
  if (empty.length > 0) await dropRecords(tx, whose, empty);
}

function nameOf({ exerciseId, category }: Pick<RecordKey, "exerciseId" | "category">) {
  return `${exerciseId} ${category}`;
}

function groupRows(rows: BestRow[]) {
  const groups = new Map<string, BestRow[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

function maximaOf({ category }: RecordKey, rows: BestRow[]): Maxima {
  return maximaFrom(category, rows[0]?.formula ?? null, rows);
}

type Whose = Pick<RecordKey, "accountId" | "userId">;

type BestRow = Achieved & {
  exerciseId: string;
  category: TrackableCategory;
  formula: OneRepetitionMaximumFormula | null;
};

const lowerIsBetter = trackableCategories.filter((category) => trackables[category].lowerIsBetter);

/** The formulas were published for up to 10 repetitions (domain/strength/one-repetition-maximum.ts). */
const mostRepetitions = 10;

/**
 * Of each exercise and category what may be a maximum: the best of each unit and number of repetitions, before and after
 * what sets the current ones apart. Repetitions are those without help, which stand in the round's own row. Each
 * exercise is read from the index once, whatever the planner expects of it.
 */
async function selectBest(tx: Tx, { accountId, userId }: Whose, keys: readonly RecordKey[]): Promise<BestRow[]> {
  const whose = sql`account_id = ${accountId}::uuid and user_id = ${userId}::uuid`;
  const rows = await tx.execute<BestRow>(sql`
    with wanted as materialized (${wantedExercises(whose, keys)}),
    achieved as (
      select wanted.exercise_id, done.*,
        coalesce(done.done_at > (wanted.resets ->> done.category)::timestamptz, true) as since_reset
      from wanted cross join lateral (
        select category, unit, value, done_on, done_at, id, source = 'coach' as by_coach,
          case when category = 'weight' and completion_id is not null then max(value) filter (where category = 'reps')
            over (partition by completion_id, module_exercise_id, round) end as repetitions
        from results where ${whose} and exercise_id = wanted.exercise_id
          and (category = any(wanted.categories) or category = 'reps')
      ) done
      where done.category = any(wanted.categories)
    ),
    said as materialized (
      select exercise_id, category, done_on, done_at, id from achieved where by_coach and since_reset
    ),
    best as (
      select exercise_id, category, unit, repetitions, by_coach, since_reset,
        not exists (select 1 from said where said.exercise_id = one.exercise_id and said.category = one.category
          and (said.done_on, said.done_at, said.id) > (one.done_on, one.done_at, one.id)) as since_said,
        min(array[case when category = any(${sql.param(lowerIsBetter)}::text[]) then value else -value end,
          done_on - date '2000-01-01']) as first
      from achieved one
      where value > 0 and (by_coach or category <> 'weight' or repetitions between 1 and ${mostRepetitions})
      group by exercise_id, category, unit, repetitions, by_coach, since_reset, since_said
    )
    select best.exercise_id as "exerciseId", best.category, best.unit, abs(best.first[1]) as value,
      (date '2000-01-01' + best.first[2]::integer)::text as on,
      best.repetitions, by_coach as "isByCoach", since_reset as "isSinceReset", since_said as "isSinceSaid",
      exercise.one_repetition_max_formula as formula
    from best left join exercises exercise on exercise.id = best.exercise_id`);
  return [...rows];
}

/** A row an exercise, with its categories, and the times of their resets by category. */
function wantedExercises(whose: SQL, keys: readonly RecordKey[]): SQL {
  const ids = [...new Set(keys.map(({ exerciseId }) => exerciseId))];
  const categories = ids.map((id) => {
    const ofExercise = keys.filter(({ exerciseId }) => exerciseId === id);
    return ofExercise.map(({ category }) => category).join(" ");
  });
  return sql`
    select one.exercise_id, string_to_array(one.categories, ' ') as categories,
      (select jsonb_object_agg(category, reset_at) from records
        where ${whose} and exercise_id = one.exercise_id and reset_at is not null) as resets
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(categories)}::text[]) as one(exercise_id, categories)`;
}

function wantedOf(keys: readonly RecordKey[]): SQL {
  const exerciseIds = keys.map(({ exerciseId }) => exerciseId);
  const categories = keys.map(({ category }) => category);
  return sql`unnest(${sql.param(exerciseIds)}::uuid[], ${sql.param(categories)}::text[]) as wanted(exercise_id, category)`;
}

function columnsOf({ currentReal, currentCalculated, allTimeReal, allTimeCalculated }: Maxima) {
  return {
    ...{ currentReal: currentReal?.value ?? null, currentRealOn: currentReal?.on ?? null },
    ...{ currentCalculated: currentCalculated?.value ?? null, currentCalculatedOn: currentCalculated?.on ?? null },
    ...{ allTimeReal: allTimeReal?.value ?? null, allTimeRealOn: allTimeReal?.on ?? null },
    ...{ allTimeCalculated: allTimeCalculated?.value ?? null, allTimeCalculatedOn: allTimeCalculated?.on ?? null },
  };
}

/** A record keeps its id and its reset. */
async function storeRecords(tx: Tx, raised: { key: RecordKey; maxima: Maxima }[]) {
  const { accountId, userId, exerciseId, category } = records;
  await tx
    .insert(records)
    .values(raised.map(({ key, maxima }) => ({ ...key, id: newId(), ...columnsOf(maxima) })))
    .onConflictDoUpdate({
      target: [accountId, userId, exerciseId, category],
      set: {
        currentReal: sql`excluded.current_real`,
        currentRealOn: sql`excluded.current_real_on`,
        currentCalculated: sql`excluded.current_calculated`,
        currentCalculatedOn: sql`excluded.current_calculated_on`,
        allTimeReal: sql`excluded.all_time_real`,
        allTimeRealOn: sql`excluded.all_time_real_on`,
        allTimeCalculated: sql`excluded.all_time_calculated`,
        allTimeCalculatedOn: sql`excluded.all_time_calculated_on`,
      },
    });
}

async function dropRecords(tx: Tx, { accountId, userId }: Whose, keys: readonly RecordKey[]) {
  const isOne = sql`(${records.exerciseId}, ${records.category}) in (select * from ${wantedOf(keys)})`;
  const theirs = and(eq(records.accountId, accountId), eq(records.userId, userId), isOne);
  await tx.delete(records).where(and(theirs, isNull(records.resetAt)));
  await tx.update(records).set(columnsOf({})).where(theirs);
}
