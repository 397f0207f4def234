import { sql } from "drizzle-orm";
import { type Answer, type Compliance, complianceOf, fourWeeks, statusOf } from "#app/domain/schedule/compliance.ts";
import { addDays, daysOfWeek } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import type { CalendarDay, CalendarWeek, PlannedWorkout } from "./views.ts";

/** This week and the three before; what the actor's business, or any for administrators, gave a client. One statement. */
export async function calendarOf(ctx: Context, userId: string): Promise<Calendar> {
  const today = todayOf(ctx);
  const mondays = fourWeeks(today);
  const [from = today, last = today] = [mondays[0], mondays.at(-1)];
  const planned = await selectPlanned(ctx, userId, { from, to: addDays(last, daysOfWeek - 1) });
  const workouts = planned.map((row) => toPlanned(row, today));
  return { weeks: mondays.map((monday) => weekOf(monday, workouts, today)), compliance: complianceOf(workouts, today) };
}

export type Calendar = { weeks: CalendarWeek[]; compliance: Compliance | null };

function weekOf(monday: string, workouts: readonly PlannedWorkout[], today: string): CalendarWeek {
  const days: CalendarDay[] = Array.from({ length: daysOfWeek }, (_, index) => {
    const on = addDays(monday, index);
    return { on, isToday: on === today, workouts: workouts.filter((workout) => workout.on === on) };
  });
  const within = days.flatMap((day) => day.workouts);
  return { monday, days, compliance: complianceOf(within, today) };
}

type Row = Omit<PlannedWorkout, "status" | "completionId"> & {
  isRest: boolean;
  answers: (Answer & { id: string })[];
};

function toPlanned({ isRest, answers, ...row }: Row, today: string): PlannedWorkout {
  const status = statusOf({ ...row, isRest, answers }, today);
  const wanted = status === "done" ? answers.find(({ on, isWhole }) => isWhole && on === row.on) : answers.at(-1);
  const late = status === "late" ? answers.find(({ on, isWhole }) => isWhole && on > row.on) : undefined;
  return { ...row, status, completionId: (late ?? wanted)?.id ?? null };
}

/** By day. Of completions, only those since the person began the program. */
async function selectPlanned({ db, actor }: Context, userId: string, { from, to }: { from: string; to: string }) {
  const { accountId, assigneeId } = programAssignments;
  const given = sql`select program_account_id, program_id, start_date from ${programAssignments}
    where ${accountId} = any(array(select coached.account_id from ${accountClients} coached
        where coached.user_id = ${userId}::uuid))
      and ${assigneeId} = ${userId}::uuid and ${inClientScope(actor, accountId)} and start_date <= ${to}::date`;
  const isOfProgram = sql`day.account_id = given.program_account_id and day.program_id = given.program_id`;
  const columns = sql`given.start_date, day.account_id, day.program_id, day.id, day.rest_day`;
  return db.execute<Row>(sql`
    with given as materialized (${given}), planned as (
      select ${columns}, day.day::text as key, given.start_date + day.day - 1 as planned_on from given
        join workouts day on ${isOfProgram}
          and day.day between ${from}::date - given.start_date + 1 and ${to}::date - given.start_date + 1
      union all
      select ${columns}, day.date::text, day.date from given
        join workouts day on ${isOfProgram} and day.date between greatest(${from}::date, given.start_date) and ${to}::date
    )
    select planned.planned_on::text as "on", planned.program_id as "programId", planned.id as "workoutId", planned.key,
      planned.rest_day as "isRest", program.name as "programName", coalesce(day.document ->> 'name', '') as name,
      coalesce((${answers(userId)}), '[]'::json) as answers
    from planned
      join programs program on program.account_id = planned.account_id and program.id = planned.program_id
      join workouts day on day.account_id = planned.account_id and day.program_id = planned.program_id
        and day.id = planned.id
    order by planned.planned_on, program.sort_name, program.id, planned.key`);
}

function answers(userId: string) {
  return sql`select json_agg(json_build_object('id', did.id, 'on', did.done_on, 'isWhole',
      case when did.successfully_completed then ${isWhole} else false end) order by did.done_on, did.done_at, did.id)
    from completions did
      left join prescriptions shown on shown.account_id = did.account_id and shown.id = did.prescription_id
    where did.account_id = ${homeOf(userId)} and did.user_id = ${userId}::uuid
      and did.program_id = planned.program_id and did.workout_key = planned.key and did.done_on >= planned.start_date`;
}

const asked = "$.moduleExercises[*] ? (@.isRest == false).moduleExerciseRounds[*] ? (@.isRest == false).id";
const isDone = "@.isCompleted == true || exists(@.roundDefinitions[*] ? (@.doneValue != null))";
const done = `$.modules[*].moduleExercises[*].moduleExerciseRounds[*] ? (${isDone}).id`;

/** For each position one of its alternatives, as prescribed; without a prescription, as the app had it. */
const isWhole = sql`not exists (
  select 1 from jsonb_array_elements(coalesce(shown.document, did.document) -> 'modules') as part(module)
  group by part.module -> 'orderNumber'
  having not bool_or(jsonb_path_query_array(part.module, ${asked}::jsonpath)
    <@ jsonb_path_query_array(did.document, ${done}::jsonpath)))`;
