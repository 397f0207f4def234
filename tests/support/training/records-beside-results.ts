import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";

/**
 * The records of all athletes, told from the results by these lines alone and not by the product's functions, in
 * kilograms. The ones that stand there and the ones that should, in the same order.
 */
export async function recordsBesideResults(db: Db) {
  const stand = await db.execute(sql`select user_id, exercise_id, category, round(all_time_real::numeric, 6) as real,
    round(all_time_calculated::numeric, 6) as calculated from records order by 1, 2, 3`);
  const should = await db.execute(sql`
    with kilos as (
      select done.*, case done.unit when 'pounds' then done.value * 0.45359237 else done.value end as kg, own.value as own,
        (select one_repetition_max_formula from exercises where id = done.exercise_id) as formula
      from results done left join results own on own.completion_id = done.completion_id and own.round = done.round
        and own.module_exercise_id = done.module_exercise_id and own.category = 'reps'
      where done.value > 0)
    select user_id, exercise_id, category,
      round(max(kg) filter (where source = 'coach' or category not in ('weight', 'bodyWeightOffset') or own = 1)::numeric, 6) as real,
      round(max(case when own = 1 then kg when formula = 'brzycki' then 36 * kg / (37 - own)
        when formula = 'landers' then 100 * kg / (101.3 - 2.67123 * own) when formula = 'lombardi' then kg * own ^ 0.1
        when formula = 'oconner' then kg * (1 + own / 40) else kg * (1 + own / 30) end)
        filter (where source = 'client' and category in ('weight', 'bodyWeightOffset') and own between 1 and 10)::numeric, 6) as calculated
    from kilos group by 1, 2, 3
    having bool_or(source = 'coach' or category not in ('weight', 'bodyWeightOffset') or own between 1 and 10) order by 1, 2, 3`);
  return { stand: [...stand], should: [...should] };
}
