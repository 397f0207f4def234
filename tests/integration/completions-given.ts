import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { withDone } from "#app/domain/completions/with-done.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { records, results } from "#db/schema/records.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import { givenProgram } from "./programs-given.ts";
import { dayOf, planOf, saveDays } from "./workouts-given.ts";

/** A coach, an athlete of theirs who follows a program of one day of squats, and that day. */
export async function givenAthlete({ roles = ["USR"] }: { roles?: Role[] } = {}) {
  const coach = await coachingBusiness({ hasPaidAccess: true });
  const athlete = await coachingBusiness({ roles, firstName: "Luka" });
  await coach.ctx.db.insert(accountClients).values({ accountId: coach.account.id, userId: athlete.user.id });
  const { programId, day } = await givenSquats(coach.ctx);
  await follow(coach.ctx, programId, athlete.user.id);
  return { coach, athlete, programId, day };
}

/** A program with a day of three rounds of squats. */
export async function givenSquats(ctx: Context, key = "1") {
  const programId = await givenProgram(ctx);
  const plan = planOf("Squats", {
    lines: [line("Back squat", [reps(5), { category: "weight", type: "amount", values: [] }])],
  });
  const day = dayOf(programId, key, plan);
  await saveDays(ctx, programId, [day]);
  return { programId, day };
}

export async function follow(ctx: Context, programId: string, userId: string) {
  const given = await assignPicked(ctx, programId, { pick: userId, startDate: "2026-03-02" });
  if (!given.ok) throw new Error(JSON.stringify(given));
}

/** Repetitions and kilograms, round by round. */
export type Rounds = [reps: number | string, weight: number | string][];

/** What an athlete sends who did this of the day. */
export function didOf(
  programId: string,
  day: Workout,
  rounds: Rounds,
  changes: Partial<CompletionInput> = {},
): CompletionInput {
  const workout = withDone(day, ({ trackableCategory }, { round }) => {
    const [repetitions = null, weight = null] = rounds[round.orderNumber - 1] ?? [];
    return trackableCategory === "reps" ? repetitions : weight;
  });
  const rest = { doneAt: "2026-03-02T08:00:00.000Z", successfullyCompleted: true, comment: null };
  return { id: newId(), programId, ...rest, workout, ...changes };
}

/** Stores it, which must work. */
export async function stored(ctx: Context, input: CompletionInput) {
  const result = await storeCompletion(ctx, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

export function resultsOfUser({ db }: Context, userId: string) {
  return db
    .select()
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(results.round, results.category, results.id);
}

/** The record of an exercise and category; undefined where there is none. */
export async function recordOfUser({ db }: Context, userId: string, category: TrackableCategory = "weight") {
  const rows = await db.select().from(records).where(eq(records.userId, userId));
  return rows.find((row) => row.category === category);
}

/**
 * The records of all athletes, told from the results by these lines alone and not by the product's functions, in
 * kilograms. The ones that stand there and the ones that should, in the same order.
 */
export async function recordsBesideResults({ db }: Pick<Context, "db">) {
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
      round(max(kg) filter (where source = 'coach' or category <> 'weight' or own = 1)::numeric, 6) as real,
      round(max(case when own = 1 then kg when formula = 'brzycki' then 36 * kg / (37 - own)
        when formula = 'landers' then 100 * kg / (101.3 - 2.67123 * own) when formula = 'lombardi' then kg * own ^ 0.1
        when formula = 'oconner' then kg * (1 + own / 40) else kg * (1 + own / 30) end)
        filter (where source = 'client' and category = 'weight' and own between 1 and 10)::numeric, 6) as calculated
    from kilos group by 1, 2, 3
    having bool_or(source = 'coach' or category <> 'weight' or own between 1 and 10) order by 1, 2, 3`);
  return { stand: [...stand], should: [...should] };
}
