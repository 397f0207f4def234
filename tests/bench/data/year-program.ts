import { sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { workouts } from "#db/schema/programs.ts";
import { authorPrograms } from "#scripts/demo-data/author-programs.ts";
import {
  kilos,
  type LinePlan,
  lasting,
  line,
  onDay,
  type ProgramPlan,
  reps,
  type SetPlan,
} from "#scripts/demo-data/plan.ts";

const days = 365;
const daysOfWeek = 7;
const lifts = [
  "Back squat",
  "Bench press",
  "Barbell row",
  "Romanian deadlift",
  "Dumbbell shoulder press",
  "Barbell curl",
];
const setsADay = 3;
const exercisesASet = 11;

/** Every day of a year full: 33 exercises of five rounds, no two rounds alike, so that none are folded; 60,225 rounds. */
export async function addYearProgram(ctx: Context): Promise<string> {
  const ids = await authorPrograms(ctx, [firstWeek.folder], [firstWeek]);
  const id = ids.get(firstWeek.name);
  if (!id) throw new Error("The year was not authored.");
  await repeatWeek(ctx, id);
  return id;
}

const firstWeek: ProgramPlan = {
  name: "A year of full days",
  folder: "Year",
  difficulty: "advanced",
  shortDescription: "Every day of the year",
  description: "",
  span: lasting(days, "D"),
  days: Array.from({ length: daysOfWeek }, (_, index) => onDay(index + 1, workoutOf(index))),
};

function workoutOf(index: number) {
  const sets = Array.from({ length: setsADay }, (_, set) => setOf(index, set));
  return { name: `Full day ${index + 1}`, motivation: "Smooth reps first, heavy reps last.", sets };
}

function setOf(day: number, set: number): SetPlan {
  const lines = Array.from({ length: exercisesASet }, (_, exercise) => liftOf(day, set * exercisesASet + exercise));
  return { name: `Block ${set + 1}`, description: "Two minutes between rounds.", type: "giant", rounds: 5, lines };
}

function liftOf(day: number, exercise: number): LinePlan {
  const start = 40 + day * 2.5 + exercise;
  return line(lifts[exercise % lifts.length] ?? "", [
    reps(8, 6, 5, 4, 3),
    kilos(...[0, 5, 10, 15, 20].map((step) => start + step)),
  ]);
}

/** The other weeks are the first one again, copied inside the database. */
async function repeatWeek({ db }: Context, programId: string) {
  await db.execute(sql`
    insert into ${workouts} (account_id, program_id, id, day, rest_day, document, version, save_id, updated_by, updated_at)
    select account_id, program_id, made.id, made.day, rest_day,
      document || jsonb_build_object('id', made.id, 'day', made.day), 1, save_id, updated_by, updated_at
    from ${workouts} week
    cross join lateral (
      select gen_random_uuid() as id, week.day + ${daysOfWeek}::int * number as day
      from generate_series(1, ${Math.floor(days / daysOfWeek)}::int) number
    ) made
    where program_id = ${programId} and made.day <= ${days}::int`);
}
