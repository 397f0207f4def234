import { sql } from "drizzle-orm";
import { benchmarkCategories } from "#app/domain/benchmarks/quantities.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { Context } from "#app/services/context.server.ts";

export type Lift = {
  id: string;
  name: string;
  category: RecordedCategory;
  formula: OneRepetitionMaximumFormula | null;
};

/** Further back, nothing was measured. */
const maxWorkouts = 20;

/** The heaviest of the latest workout with weights, else what was measured last. One statement. */
export async function findLatestLift({ db, actor }: Context): Promise<Lift | null> {
  const { accountId, userId } = actor;
  const [lift] = await db.execute<Lift>(sql`
    select exercise.id, exercise.name, one.category, exercise.one_repetition_max_formula as formula
    from (select id, done_on, done_at from completions
      where account_id = ${accountId}::uuid and user_id = ${userId}::uuid
      order by done_on desc, id desc limit ${maxWorkouts}) did
    cross join lateral (select exercise_id, category, value from results
      where account_id = ${accountId}::uuid and completion_id = did.id
        and category = any(${sql.param(benchmarkCategories)}::text[])) one
    join exercises exercise on exercise.id = one.exercise_id
    order by one.category = 'weight' desc, one.category = 'reps', did.done_on desc, did.done_at desc, one.value desc
    limit 1`);
  return lift ?? null;
}
