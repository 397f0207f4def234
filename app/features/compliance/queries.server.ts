import { inArray, type SQL, sql } from "drizzle-orm";
import { allow } from "#app/domain/policy/can.ts";
import {
  type Answer,
  type Compliance,
  complianceOf,
  firstOfWeeksTo,
  fourWeeks,
  fourWeeksFrom,
  mondayOf,
  statusOf,
} from "#app/domain/schedule/compliance.ts";
import { addDays, daysOfWeek } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import { isLicensed } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import type { CalendarDay, CalendarWeek, DoneWorkout, PlannedWeeks, PlannedWorkout } from "./views.ts";

/** This week and the three before; what the actor's business, or any for administrators, gave a client. One statement. */
export async function calendarOf(ctx: Context, userId: string): Promise<Calendar> {
  const today = todayOf(ctx);
  const mondays = fourWeeks(today);
  const [from = today, last = today] = [mondays[0], mondays.at(-1)];
  const planned = await selectPlanned(ctx, userId, { from, to: addDays(last, daysOfWeek - 1) });
  const workouts = planned.map((row) => toPlanned(row, today));
  return { weeks: mondays.map((monday) => weekOf(monday, workouts, today)), compliance: complianceOf(workouts, today) };
}

/** Four weeks from that Monday, and where the nearest plans around them are. Two statements. */
export async function plannedFrom(ctx: Context, userId: string, monday: string): Promise<PlannedWeeks> {
  const today = todayOf(ctx);
  const mondays = fourWeeksFrom(monday);
  const span = { from: monday, to: addDays(mondays.at(-1) ?? monday, daysOfWeek - 1) };
  const [planned, around] = await Promise.all([selectPlanned(ctx, userId, span), findAround(ctx, userId, span)]);
  const workouts = planned.map((row) => toPlanned(row, today));
  const days = mondays.flatMap((first) => weekOf(first, workouts, today).days);
  return {
    ...span,
    days,
    earlier: around.before && firstOfWeeksTo(around.before),
    later: around.after && mondayOf(around.after),
  };
}

/** What coaches with a licence planned for the person, and what they bought and began. One statement. */
export async function ownPlan(ctx: Context, span: Span): Promise<PlannedWorkout[]> {
  const planned = await selectPlanned(ctx, ctx.actor.userId, span, ownScope(ctx.now));
  return planned.map((row) => toPlanned(row, todayOf(ctx)));
}

/** More than anybody does in the weeks of a month; the latest then. */
const maxDone = 200;

/** What the person did of any program, planned or not. One statement. */
export async function ownDone(ctx: Context, { from, to }: Span): Promise<DoneWorkout[]> {
  allow(ctx.actor, "completion:manage");
  const { accountId, userId } = ctx.actor;
  const rows = await ctx.db.execute<DoneWorkout>(sql`
    select did.id as "completionId", did.done_on::text as "on", did.program_id as "programId", did.workout_key as key,
      did.program_name as "programName", did.workout_name as name, ${isAllDone} as "isWhole"
    from ${did}
    where did.account_id = ${accountId}::uuid and did.user_id = ${userId}::uuid
      and did.done_on between ${from}::date and ${to}::date
    order by did.done_on desc, did.done_at desc, did.id desc limit ${maxDone}`);
  return [...rows].reverse();
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
async function selectPlanned(ctx: Context, userId: string, { from, to }: Span, scope: Scope = coached(ctx)) {
  return ctx.db.execute<Row>(sql`
    with ${plannedFor([userId], { from, to }, scope)}
    select planned.planned_on::text as "on", planned.program_id as "programId", planned.id as "workoutId", planned.key,
      planned.rest_day as "isRest", program.name as "programName", coalesce(day.document ->> 'name', '') as name,
      ${answers} as answers
    from planned
      join programs program on program.account_id = planned.account_id and program.id = planned.program_id
      join workouts day on day.account_id = planned.account_id and day.program_id = planned.program_id
        and day.id = planned.id
    order by planned.planned_on, program.sort_name, program.id, planned.key`);
}

/** Of one's own programs. `givenBy`: the business that gave it, which two may have done. */
type OwnDay = Pick<PlannedWorkout, "on" | "programName" | "workoutId" | "name"> & { givenBy: string };

/** More than two programs have in twelve weeks. */
const maxDays = 1_000;

/** The same without rest days, of anybody. One statement. */
export async function plannedDays(db: Db, userId: string, span: Span & { now: Date }): Promise<OwnDay[]> {
  return db.execute<OwnDay>(sql`
    with ${plannedFor([userId], span, ownScope(span.now))}
    select planned.planned_on::text as "on", planned.id as "workoutId", planned.given_by as "givenBy",
      program.name as "programName", coalesce(day.document ->> 'name', '') as name
    from planned
      join programs program on program.account_id = planned.account_id and program.id = planned.program_id
      join workouts day on day.account_id = planned.account_id and day.program_id = planned.program_id
        and day.id = planned.id
    where not planned.rest_day
    order by planned.planned_on, planned.id, planned.given_by limit ${maxDays}`);
}

type PlannedDay = { userId: string; on: string; isRest: boolean; answers: Answer[] };

/** Of the same four weeks as a client's calendar, for a list of people. One statement. */
export async function compliancesOf(ctx: Context, userIds: readonly string[]): Promise<Map<string, Compliance>> {
  if (userIds.length === 0) return new Map();
  const today = todayOf(ctx);
  const [from = today] = fourWeeks(today);
  const rows = await ctx.db.execute<PlannedDay>(sql`
    with ${plannedFor(userIds, { from, to: today }, coached(ctx))}
    select planned.user_id as "userId", planned.planned_on::text as "on", planned.rest_day as "isRest",
      ${answers} as answers
    from planned where not planned.rest_day`);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  const compliances = [...byUser].map(([userId, days]) => {
    const statuses = days.map((day) => ({ on: day.on, status: statusOf(day, today) }));
    return [userId, complianceOf(statuses, today)] as const;
  });
  return new Map(compliances.flatMap(([userId, found]) => (found ? [[userId, found]] : [])));
}

type Span = { from: string; to: string };

/** `given`: by whom; `isWithBought`: also what people began themselves, which no coach sees. */
type Scope = { given: SQL; isWithBought: boolean };

function coached({ actor }: Context): Scope {
  return { given: inClientScope(actor, programAssignments.accountId) ?? sql`true`, isWithBought: false };
}

function ownScope(now: Date): Scope {
  return { given: isLicensed(sql`coached.account_id`, now), isWithBought: true };
}

function plannedFor(userIds: readonly string[], { from, to }: Span, scope: Scope) {
  const isBegun = sql`start_date <= ${to}::date`;
  const bought = scope.isWithBought ? sql`union all ${boughtBy(userIds)} and ${isBegun}` : sql``;
  const given = sql`${givenTo(userIds, scope)} and ${isBegun} ${bought}`;
  const columns = sql`given.given_by, given.user_id, given.home_id, given.start_date,
    day.account_id, day.program_id, day.id, day.rest_day`;
  return sql`given as materialized (${given}), planned as (
      select ${columns}, day.day::text as key, given.start_date + day.day - 1 as planned_on from given
        join workouts day on ${isOfProgram}
          and day.day between ${from}::date - given.start_date + 1 and ${to}::date - given.start_date + 1
      union all
      select ${columns}, day.date::text, day.date from given
        join workouts day on ${isOfProgram} and day.date between greatest(${from}::date, given.start_date) and ${to}::date
    )`;
}

function givenTo(userIds: readonly string[], { given }: Pick<Scope, "given">) {
  const { accountId, assigneeId } = programAssignments;
  return sql`select coached.account_id as given_by, coached.user_id, person.account_id as home_id, program_account_id,
      program_id, start_date
    from ${accountClients} coached
      join ${users} person on person.id = coached.user_id
      join ${programAssignments} on ${accountId} = coached.account_id and ${assigneeId} = coached.user_id
    where ${inArray(sql`coached.user_id`, [...userIds])} and ${given}`;
}

function boughtBy(userIds: readonly string[]) {
  return sql`select bought.account_id as given_by, bought.buyer_id, bought.account_id, program_account_id, program_id, start_date
    from ${users} person
      join program_purchases bought on bought.account_id = person.account_id and bought.buyer_id = person.id
    where ${inArray(sql`person.id`, [...userIds])}`;
}

const isOfProgram = sql`day.account_id = given.program_account_id and day.program_id = given.program_id`;

/** The nearest days before and after with something to train. */
async function findAround(ctx: Context, userId: string, { from, to }: Span) {
  const [row] = await ctx.db.execute<{ before: string | null; after: string | null }>(sql`
    with given as materialized (${givenTo([userId], coached(ctx))}), planned as (
      select coalesce(day.date, given.start_date + day.day - 1) as planned_on from given
        join workouts day on ${isOfProgram} and not day.rest_day and (day.date is null or day.date >= given.start_date)
    )
    select max(planned_on) filter (where planned_on < ${from}::date)::text as before,
      min(planned_on) filter (where planned_on > ${to}::date)::text as after from planned`);
  return row ?? { before: null, after: null };
}

const asked = "$.moduleExercises[*] ? (@.isRest == false).moduleExerciseRounds[*] ? (@.isRest == false)";
const isDone = "@.isCompleted == true || exists(@.roundDefinitions[*] ? (@.doneValue != null))";
const inAll = (path: string) => path.replace("$", "$.modules[*]");

/** As prescribed; without a prescription, as the app had it. */
const document = sql`coalesce(shown.document, did.document)`;

// why: without alternatives the two lists are equal, which costs far less than looking up each round
const roundsOf = sql`
  case when did.successfully_completed then jsonb_path_query_array(${document}, ${`${inAll(asked)}.id`}::jsonpath) end
    as asked,
  case when did.successfully_completed
    then jsonb_path_query_array(did.document, ${`${inAll(asked)} ? (${isDone}).id`}::jsonpath) end as done`;

/** For each position one of its alternatives. */
const isWhole = sql`not exists (
  select 1 from jsonb_array_elements(${document} -> 'modules') as part(module)
  group by part.module -> 'orderNumber'
  having not bool_or(jsonb_path_query_array(part.module, ${`${asked}.id`}::jsonpath) <@ rounds.done))`;

const isAllDone = sql`case when not did.successfully_completed then false when rounds.asked = rounds.done then true
  else ${isWhole} end`;

const did = sql`completions did
  left join prescriptions shown on shown.account_id = did.account_id and shown.id = did.prescription_id
  cross join lateral (select ${roundsOf} offset 0) rounds`;

const answers = sql`coalesce((select json_agg(json_build_object('id', did.id, 'on', did.done_on, 'isWhole', ${isAllDone})
      order by did.done_on, did.done_at, did.id)
    from ${did}
    where did.account_id = planned.home_id and did.user_id = planned.user_id
      and did.program_id = planned.program_id and did.workout_key = planned.key and did.done_on >= planned.start_date),
    '[]'::json)`;
