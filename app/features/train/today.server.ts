import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { addDays, formatShortDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { ownPlan } from "#app/features/compliance/queries.server.ts";
import type { PlannedWorkout } from "#app/features/compliance/views.ts";
import { isLicensed } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { type BoughtProgram, type EndedCoaching, type GivenProgram, standingOf } from "./standing.ts";

/** In days: how far back what was missed is offered, and how far ahead the plan is shown. */
const lookBack = 7;
const lookAhead = 3;

/** Three statements. */
export async function readToday(ctx: Context) {
  const today = todayOf(ctx);
  const plan = await ownPlan(ctx, { from: addDays(today, -lookBack), to: addDays(today, lookAhead) });
  const due = plan.filter(({ on, status }) => on === today && status !== "rest");
  const [{ isAnswered, ...known }, parts] = await Promise.all([readFacts(ctx, today), readParts(ctx, due)]);
  const missed = plan.filter(({ status }) => status === "missed");
  return {
    today,
    due: due.map((workout) => ({ ...workout, ...titleOf(workout, today), parts: parts.get(workout.workoutId) ?? [] })),
    isRest: due.length === 0 && plan.some(({ on }) => on === today),
    missed: missed.toReversed().map((workout) => ({ ...workout, ...titleOf(workout, today) })),
    coming: Array.from({ length: lookAhead }, (_, ahead) => comingDay(addDays(today, ahead + 1), plan)),
    ...{ isAnswered, bought: known.bought, standing: standingOf(known, today) },
  };
}

function titleOf({ name, on, programName }: PlannedWorkout, today: string) {
  const words = on === today ? programName : `Missed ${weekdayNames[weekdayOf(on)]}, ${formatShortDate(on)}`;
  return { name: name || "Workout", words };
}

function comingDay(on: string, plan: readonly PlannedWorkout[]) {
  const isRest = plan.some((workout) => workout.on === on);
  const planned = plan.filter((workout) => workout.on === on && workout.status !== "rest");
  const day = `${weekdayNames[weekdayOf(on)]?.slice(0, 3)} ${Number(on.slice(-2))}`;
  return {
    on,
    day,
    isRest,
    workouts: planned.map(({ name, programId, key }) => ({ name: name || "Workout", programId, key })),
  };
}

type Facts = {
  isAnswered: boolean;
  given: GivenProgram[];
  /** The last bought first. */
  bought: BoughtProgram[];
  ended: EndedCoaching | null;
};

/** Whether readiness was answered today, which programs there are to train by, and which coach there was. */
async function readFacts({ db, actor, now }: Context, today: string): Promise<Facts> {
  const { accountId, userId, answeredOn } = readinessResponses;
  const isAnswered = and(eq(accountId, actor.accountId), eq(userId, actor.userId), eq(answeredOn, today));
  const [row] = await db
    .select({
      isAnswered: sql<boolean>`exists(${db.select({ one: sql`1` }).from(readinessResponses).where(isAnswered)})`,
      given: givenTo(actor.userId, now),
      bought: boughtBy(actor),
      ended: endedFor(actor),
    })
    .from(sql`(select 1) one`);
  return row ?? { isAnswered: false, given: [], bought: [], ended: null };
}

function lastDayFrom(startDate: SQL) {
  return sql`case when not program.continuous then
    (select max(coalesce(day.date, ${startDate} + day.day - 1)) from workouts day
      where day.account_id = program.account_id and day.program_id = program.id and not day.rest_day) end`;
}

function givenTo(userId: string, now: Date) {
  return sql<GivenProgram[]>`(select coalesce(json_agg(json_build_object('name', program.name,
      'startDate', given.start_date, 'lastDay', ${lastDayFrom(sql`given.start_date`)},
      'isLicensed', ${isLicensed(sql`coached.account_id`, now)})), '[]')
    from account_clients coached
      join program_assignments given on given.account_id = coached.account_id and given.assignee_id = coached.user_id
      join programs program on program.account_id = given.program_account_id and program.id = given.program_id
    where coached.user_id = ${userId}::uuid)`;
}

function boughtBy({ accountId, userId }: Context["actor"]) {
  return sql<BoughtProgram[]>`(select coalesce(json_agg(json_build_object('programId', program.id, 'name', program.name,
      'startDate', bought.start_date, 'lastDay', ${lastDayFrom(sql`bought.start_date`)})
      order by bought.purchased_at desc, program.id), '[]')
    from program_purchases bought
      join programs program on program.account_id = bought.program_account_id and program.id = bought.program_id
    where bought.account_id = ${accountId}::uuid and bought.buyer_id = ${userId}::uuid)`;
}

/** The last that was ended, by either; null for somebody with a coach. */
function endedFor({ userId, email }: Context["actor"]) {
  return sql<EndedCoaching | null>`(select json_build_object('coach', business.name, 'on', invite.closed_on::date)
    from invites invite join accounts business on business.id = invite.account_id
    where invite.email = ${email} and invite.is_client and invite.status = 'ended'
      and not exists (select 1 from account_clients coached where coached.user_id = ${userId}::uuid)
    order by invite.closed_on desc limit 1)`;
}

/** Each exercise of the main alternatives once, with its sets. */
async function readParts({ db }: Context, due: readonly PlannedWorkout[]) {
  const found = new Map<string, { name: string; sets: number }[]>();
  if (due.length === 0) return found;
  // why: workouts have an index by their program, and none by their id alone
  const isDue = and(
    inArray(
      programs.id,
      due.map(({ programId }) => programId),
    ),
    inArray(
      workouts.id,
      due.map(({ workoutId }) => workoutId),
    ),
  );
  const rows = await db
    .select({ id: workouts.id, modules: sql<Modules>`${workouts.document} -> 'modules'` })
    .from(workouts)
    .innerJoin(programs, and(eq(programs.accountId, workouts.accountId), eq(programs.id, workouts.programId)))
    .where(isDue);
  for (const { id, modules } of rows) found.set(id, partsOf(modules));
  return found;
}

type Modules = {
  orderNumberInAlternatives: number;
  moduleExercises: {
    exercise: { name: string } | null;
    isRest: boolean;
    moduleExerciseRounds: { isRest: boolean }[];
  }[];
}[];

function partsOf(modules: Modules) {
  const counts = new Map<string, number>();
  for (const { orderNumberInAlternatives, moduleExercises } of modules) {
    if (orderNumberInAlternatives !== 0) continue;
    for (const { exercise, isRest, moduleExerciseRounds } of moduleExercises) {
      if (!exercise || isRest) continue;
      const sets = moduleExerciseRounds.filter((round) => !round.isRest).length;
      counts.set(exercise.name, (counts.get(exercise.name) ?? 0) + sets);
    }
  }
  return [...counts].map(([name, sets]) => ({ name, sets }));
}
