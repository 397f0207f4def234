import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import type { GraphChoice } from "#app/domain/benchmarks/graphs.ts";
import {
  type Attempt,
  bestOfWorkouts,
  bestOverTime,
  changePercentage,
  type Point,
} from "#app/domain/benchmarks/history.ts";
import { inUnit, volumeInUnit, volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import { startOf, type Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { type OneRepetitionMaximumFormula, oneRepetitionMaximum } from "#app/domain/strength/one-repetition-maximum.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { measuredAs } from "#app/domain/trackables/recorded.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import { ownRepetitions } from "#app/features/records/best-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { results } from "#db/schema/records.ts";
import type { Measured } from "./people-queries.server.ts";

/**
 * `day`: the athlete's. `offset`: minutes ahead of UTC, or null if unknown, as for a coach's entry, which has a day
 * only and is placed at noon UTC.
 */
export type HistoryPoint = Point & { day: string; offset: number | null; isOfDay: boolean };

/** `estimates`: the one-repetition maxima that the workouts come to, if a formula was given. */
export type History = {
  person: Measured;
  points: HistoryPoint[];
  estimates: HistoryPoint[];
  changePercentage: number | null;
};

/** `formula`: also estimate one-repetition maxima, of a weight. */
export type HistoryChoice = GraphChoice & { formula?: OneRepetitionMaximumFormula };

type Window = { from: Date | null; now: Date };

/** Per person and exercise: more than anybody does in five years. Beyond that, the latest. */
const maxRows = 5_000;

/**
 * One point per workout (its best round or its volume load) and one per coach's entry. At most two statements for any
 * number of graphs and people.
 */
export async function readHistories(
  { db, now }: Pick<Context, "db" | "now">,
  people: readonly Measured[],
  graphs: readonly HistoryChoice[],
  timeframe: Timeframe,
): Promise<History[][]> {
  const window = { from: startOf(timeframe, now), now };
  const [values, volumes] = await Promise.all([
    readValues(db, people, graphs, window),
    readVolumes(db, people, graphs, window),
  ]);
  return graphs.map((graph, what) => {
    const isVolume = graph.exerciseId === volumeLoad.id;
    return people.map((person, who) => {
      const all = isVolume ? volumes.filter((row) => row.who === who) : values.filter((row) => row.is(who, what));
      return historyOf(person, graph, window, all);
    });
  });
}

type Done = Attempt & Omit<HistoryPoint, keyof Point>;
type Row = Done & { unit: MeasurementUnit | "volume"; repetitions: number | null };

function historyOf(person: Measured, graph: HistoryChoice, window: Window, rows: readonly Row[]): History {
  const attempts = rows.map(({ unit, value, ...rest }) => ({
    ...rest,
    value: unit === "volume" ? volumeInUnit(value, graph.unit) : inUnit(value, unit, graph.unit),
  }));
  const estimated = attempts.flatMap((one) => {
    const value = one.isOfDay || !graph.formula ? null : estimateOf(graph.formula, one);
    return value === null ? [] : [{ ...one, value }];
  });
  const points = pointsOf(graph, window, attempts);
  return { person, points, estimates: pointsOf(graph, window, estimated), changePercentage: changePercentage(points) };
}

function estimateOf(formula: OneRepetitionMaximumFormula, { value, repetitions }: Pick<Row, "value" | "repetitions">) {
  const maximum = oneRepetitionMaximum(formula, value, repetitions ?? 0);
  return maximum === null ? null : roundToHundredths(maximum);
}

function pointsOf(graph: GraphChoice, { from, now }: Window, attempts: readonly Done[]): HistoryPoint[] {
  const lowerIsBetter = trackables[measuredAs(graph.category)].lowerIsBetter !== isPace(graph.unit);
  const workouts = bestOfWorkouts(attempts, lowerIsBetter);
  const all = graph.onlyMaxAttempts ? bestOverTime(workouts, lowerIsBetter) : workouts;
  const within = all.filter(({ at }) => at <= now.getTime() && (!from || at >= from.getTime()));
  return within.map(({ at, value, day, offset, isOfDay }) => ({ at, value, day, offset, isOfDay }));
}

type Db = Context["db"];

// why: a coach's entry has a day but no time; noon UTC is within that day in nearly every time zone
export const moment = sql`case when ${results.completionId} is null
  then least((${results.doneOn} + time '12:00') at time zone 'UTC', ${results.doneAt}) else ${results.doneAt} end`;

async function readValues(db: Db, people: readonly Measured[], graphs: readonly HistoryChoice[], window: Window) {
  const wanted = graphs.flatMap((graph, what) => (graph.exerciseId === volumeLoad.id ? [] : [{ ...graph, what }]));
  if (wanted.length === 0 || people.length === 0) return [];
  const one = and(
    eq(results.accountId, sql`who.account_id`),
    eq(results.userId, sql`who.user_id`),
    eq(results.exerciseId, sql`what.exercise_id`),
    eq(results.category, sql`any(what.read)`),
    gte(results.doneOn, sql`what.first_day::date`),
  );
  const repetitions = wanted.some(({ formula }) => formula) ? ownRepetitions : sql`null::double precision`;
  const rows = await db.execute<
    Stored & Pick<Row, "isOfDay" | "repetitions"> & { what: string; unit: MeasurementUnit }
  >(sql`
    select who.number as who, what.number as what, one.*
    from ${whoOf(people)} cross join ${whatOf(wanted, window)} cross join lateral (select read.* from (
      select (extract(epoch from ${moment}) * 1000)::bigint as at, ${results.value} as value, ${results.unit} as unit,
        ${results.doneOn}::text as day, ${results.doneOffset} as "offset", ${results.completionId} is null as "isOfDay",
        ${results.round} as round, ${results.id} as id, coalesce(${results.completionId}, ${results.id}) as workout,
        ${results.category} as category, ${results.doneOn} as done_on, ${repetitions} as repetitions
      from ${results} where ${one}) read where read.category = what.category order by read.done_on desc limit ${maxRows}) one
    order by one.at, one.round, one.id`);
  return rows.map(({ who, what, at, ...row }) => {
    const [client, graph] = [Number(who) - 1, wanted[Number(what) - 1]?.what];
    return { ...row, at: Number(at), is: (w: number, g: number) => w === client && g === graph };
  });
}

/** `who` and `what` count from 1; PostgreSQL's bigints come as text. */
type Stored = { who: string; at: string; value: number; workout: string; day: string; offset: number | null };

async function readVolumes(db: Db, people: readonly Measured[], graphs: readonly GraphChoice[], window: Window) {
  const wanted = graphs.filter(({ exerciseId }) => exerciseId === volumeLoad.id);
  if (wanted.length === 0 || people.length === 0) return [];
  const done = and(
    eq(completions.accountId, sql`who.account_id`),
    eq(completions.userId, sql`who.user_id`),
    gte(completions.doneOn, firstDay(window, wanted.some(needsAll))),
    gt(completions.volumeLoad, 0),
  );
  const rows = await db.execute<Stored>(sql`
    select who.number as who, (extract(epoch from one.done_at) * 1000)::bigint as at, one.value, one.workout,
      one.day, one."offset"
    from ${whoOf(people)} cross join lateral (
      select ${completions.id} as workout, ${completions.doneAt} as done_at, ${completions.volumeLoad} as value,
        ${completions.doneOn}::text as day, ${completions.doneOffset} as "offset"
      from ${completions} where ${done} order by ${completions.doneOn} desc limit ${maxRows}) one
    order by one.done_at, one.workout`);
  const rest = { unit: "volume", isOfDay: false, repetitions: null } as const;
  return rows.map(({ who, at, ...row }) => ({ ...row, ...rest, who: Number(who) - 1, at: Number(at) }));
}

function whoOf(people: readonly Measured[]): SQL {
  const [accounts, ids] = [people.map(({ accountId }) => accountId), people.map(({ id }) => id)];
  return sql`unnest(${sql.param(accounts)}::uuid[], ${sql.param(ids)}::uuid[])
    with ordinality as who(account_id, user_id, number)`;
}

/** `read`: the categories to read, since repetitions are rows of their own. */
function whatOf(graphs: readonly HistoryChoice[], window: Window): SQL {
  const ids = graphs.map(({ exerciseId }) => exerciseId);
  const categories = graphs.map(({ category }) => category);
  const days = graphs.map((graph) => firstDay(window, needsAll(graph)));
  const isEstimated = graphs.map(({ formula }) => formula !== undefined);
  return sql`(select *, case when is_estimated then array[category, 'reps'] else array[category] end as read
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(categories)}::text[], ${sql.param(days)}::text[],
      ${sql.param(isEstimated.map(String))}::boolean[])
    with ordinality as what(exercise_id, category, first_day, is_estimated, number)) as what`;
}

/** Best-so-far points depend on everything before the window. */
function needsAll({ onlyMaxAttempts }: GraphChoice) {
  return onlyMaxAttempts;
}

/** The earliest local date anywhere that can fall within the window. */
function firstDay({ from }: Window, isAll: boolean) {
  return isAll || !from ? "0001-01-01" : addDays(from.toISOString().slice(0, 10), -1);
}
