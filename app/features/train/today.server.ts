import { and, eq, inArray, sql } from "drizzle-orm";
import { addDays, formatShortDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { ownPlan } from "#app/features/compliance/queries.server.ts";
import type { PlannedWorkout } from "#app/features/compliance/views.ts";
import { trainedBy } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";

/** In days: how far back what was missed is offered, and how far ahead the plan is shown. */
const lookBack = 7;
const lookAhead = 3;

/** Three statements. */
export async function readToday(ctx: Context) {
  const today = todayOf(ctx);
  const plan = await ownPlan(ctx, { from: addDays(today, -lookBack), to: addDays(today, lookAhead) });
  const due = plan.filter(({ on, status }) => on === today && status !== "rest");
  const [programsOfMine, parts] = await Promise.all([readFacts(ctx, today), readParts(ctx, due)]);
  const missed = plan.filter(({ status }) => status === "missed");
  return {
    today,
    due: due.map((workout) => ({ ...workout, ...titleOf(workout, today), parts: parts.get(workout.workoutId) ?? [] })),
    isRest: due.length === 0 && plan.some(({ on }) => on === today),
    missed: missed.toReversed().map((workout) => ({ ...workout, ...titleOf(workout, today) })),
    coming: Array.from({ length: lookAhead }, (_, ahead) => comingDay(addDays(today, ahead + 1), plan)),
    ...programsOfMine,
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

/** Whether readiness was answered today, and how many programs there are to train by. */
async function readFacts({ db, actor }: Context, today: string) {
  const { accountId, userId, answeredOn } = readinessResponses;
  const isAnswered = and(eq(accountId, actor.accountId), eq(userId, actor.userId), eq(answeredOn, today));
  const [row] = await db
    .select({
      isAnswered: sql<boolean>`exists(${db.select({ one: sql`1` }).from(readinessResponses).where(isAnswered)})`,
      programs: sql<number>`${db.select({ count: sql`count(*)` }).from(programs).where(trainedBy(actor))}`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) one`);
  return row ?? { isAnswered: false, programs: 0 };
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
