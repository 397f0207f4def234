import { type SQL, sql } from "drizzle-orm";
import type { Achieved } from "#app/domain/strength/maxima.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import { trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { Db, Tx } from "#db/client.ts";
import { results } from "#db/schema/records.ts";

export type RecordKey = { accountId: string; userId: string; exerciseId: string; category: RecordedCategory };

export type Whose = Pick<RecordKey, "accountId" | "userId">;

export type BestRow = Achieved & {
  exerciseId: string;
  category: RecordedCategory;
  formula: OneRepetitionMaximumFormula | null;
};

/** Also one that was added to the body. */
function isWeight(category: SQL): SQL {
  return sql`${category} in ('weight', 'bodyWeightOffset')`;
}

const lowerIsBetter = trackableCategories.filter((category) => trackables[category].lowerIsBetter);

/** The formulas were published for up to 10 repetitions (domain/strength/one-repetition-maximum.ts). */
const maxRepetitions = 10;

/** All results, those of one completion, or those that there were before it. */
type Span = { of: string } | { before: string; at: Date } | null;

/** The best per exercise, category, unit and number of repetitions, before and after the reset. */
export async function selectBest(
  tx: Db | Tx,
  { accountId, userId }: Whose,
  keys: readonly RecordKey[],
  span: Span = null,
): Promise<BestRow[]> {
  const theirs = sql`account_id = ${accountId}::uuid and user_id = ${userId}::uuid`;
  const isEarlier = span && "before" in span ? earlierThan(span) : sql``;
  const whose = sql`${theirs}${isEarlier}`;
  const done = span && "of" in span ? ofCompletion(whose, span.of) : ofAll(whose);
  const rows = await tx.execute<BestRow>(sql`
    with wanted as materialized (${wantedExercises(theirs, keys)}),
    achieved as (
      select done.*, coalesce(done.done_at > (done.resets ->> done.category)::timestamptz, true) as since_reset
      from (${done}) done where done.category = any(done.categories)
    ),
    said as materialized (
      select one.exercise_id, one.category, one.done_on, one.done_at, one.id from wanted cross join lateral (
        select * from results where ${whose} and exercise_id = wanted.exercise_id and source = 'coach'
          and category = any(wanted.categories)
          and coalesce(done_at > (wanted.resets ->> category)::timestamptz, true)
      ) one
    ),
    best as (
      select exercise_id, category, unit, repetitions, by_coach, since_reset,
        not exists (select 1 from said where said.exercise_id = one.exercise_id and said.category = one.category
          and (said.done_on, said.done_at, said.id) > (one.done_on, one.done_at, one.id)) as since_said,
        min(array[case when category = any(${sql.param(lowerIsBetter)}::text[]) then value else -value end,
          done_on - date '2000-01-01']) as first
      from achieved one
      where value > 0 and (by_coach or not ${isWeight(sql`category`)} or repetitions between 1 and ${maxRepetitions})
      group by exercise_id, category, unit, repetitions, by_coach, since_reset, since_said
    )
    select best.exercise_id as "exerciseId", best.category, best.unit, abs(best.first[1]) as value,
      (date '2000-01-01' + best.first[2]::integer)::text as on,
      best.repetitions, by_coach as "isByCoach", since_reset as "isSinceReset", since_said as "isSinceSaid",
      exercise.one_repetition_max_formula as formula
    from best left join exercises exercise on exercise.id = best.exercise_id`);
  return [...rows];
}

function earlierThan({ before, at }: { before: string; at: Date }): SQL {
  return sql` and completion_id is distinct from ${before}::uuid and done_at <= ${at.toISOString()}::timestamptz`;
}

/** Unassisted repetitions are in another row of the same round, which must be selected too. */
export const ownRepetitions = sql<number | null>`case when ${isWeight(sql`${results.category}`)}
  and ${results.completionId} is not null then max(${results.value}) filter (where ${results.category} = 'reps')
    over (partition by ${results.completionId}, ${results.moduleExerciseId}, ${results.round}) end`;

const columns = sql`category, unit, value, done_on, done_at, id, source = 'coach' as by_coach,
  ${ownRepetitions} as repetitions`;

/** Forces one index read per exercise, whatever the planner expects. */
function ofAll(whose: SQL): SQL {
  return sql`
    select wanted.exercise_id, wanted.categories, wanted.resets, one.* from wanted cross join lateral (
      select ${columns} from results
      where ${whose} and exercise_id = wanted.exercise_id
        and (category = any(wanted.categories) or category = 'reps')
    ) one`;
}

function ofCompletion(whose: SQL, completionId: string): SQL {
  return sql`
    select wanted.exercise_id, wanted.categories, wanted.resets, one.* from wanted join (
      select exercise_id as of, ${columns} from results where ${whose} and completion_id = ${completionId}::uuid
    ) one on one.of = wanted.exercise_id`;
}

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
