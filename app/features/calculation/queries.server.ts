import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import { type Maxima, type MeasuredExercise, maxSuperiors, repetitionMaxima } from "#app/domain/strength/reference.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { defaultTrainingShare } from "#app/domain/strength/training-maximum.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { bodyMeasures, records, results, trainingMaxima, trainingShares } from "#db/schema/records.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { type CoachedClient, homeOf } from "./client-queries.server.ts";

/** Body weight in kilograms, records in first units. */
export type ClientNumbers = {
  client: CoachedClient;
  step: RoundingStep;
  /** Follows the program: the step is that of the assignment. */
  isFollowing: boolean;
  bodyWeight: { value: number; on: string } | null;
  /** In percent. */
  trainingShare: number;
  exercises: MeasuredExercise[];
};

/** The business that gave it; without one, the last that gave it. */
export type Given = { id: string; businessId?: string | undefined };

/** `accountId`: the program's; `alsoOf`: other accounts, for several programs. */
type Subject = { accountId: string; alsoOf?: readonly string[]; client: CoachedClient; program?: Given | undefined };

type Row = Pick<ClientNumbers, "bodyWeight"> & {
  ownStep: RoundingStep | null;
  givenStep: RoundingStep | null;
  trainingShare: number | null;
  exercises: ExerciseRow[];
  beside?: unknown;
};

/**
 * Includes superior exercises up to 5 steps and the rounding step. An assignment has its own, so that coach and athlete see
 * the same numbers; without one, the actor's counts (decisions §7). `beside`: what else the statement reads.
 */
export async function findClientNumbers(
  { db, actor }: Context,
  { accountId, alsoOf = [], client, program }: Subject,
  exerciseIds: readonly string[],
  beside?: SQL,
): Promise<ClientNumbers & { beside?: unknown }> {
  const [row] = await db.execute<Row>(sql`
    select ${users.roundingStep} as "ownStep", ${program ? givenStep(client, program) : sql`null`} as "givenStep",
      ${beside ?? sql`null`} as beside,
      ${latestBodyWeight(client)} as "bodyWeight",
      (select ${trainingShares.share} from ${trainingShares} where ${isOf(trainingShares, client)}) as "trainingShare",
      ${exercisesWithRecords({ accountId, alsoOf, client }, exerciseIds)} as exercises
    from ${users} where ${and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId))}`);
  const { ownStep, givenStep: given = null, bodyWeight = null, trainingShare, exercises: rows = [] } = row ?? {};
  const share = trainingShare ?? defaultTrainingShare;
  const known = { bodyWeight, trainingShare: share, exercises: rows.map(toMeasured) };
  const rounding = { step: given ?? ownStep ?? "off", isFollowing: given !== null };
  return { client, ...rounding, ...known, ...(beside && { beside: row?.beside }) };
}

function givenStep({ id }: CoachedClient, { id: programId, businessId }: Given): SQL {
  const isBy = businessId ? sql`coached.account_id = ${businessId}::uuid` : sql`true`;
  return sql`(select given.rounding_step from account_clients coached
    join program_assignments given on given.account_id = coached.account_id
      and given.assignee_id = coached.user_id and given.program_id = ${programId}::uuid
    where coached.user_id = ${id}::uuid and ${isBy} order by given.assign_date desc, given.account_id limit 1)`;
}

function latestBodyWeight(client: CoachedClient) {
  const { bodyWeight, measuredOn, enteredAt } = bodyMeasures;
  return sql`(
    select json_build_object('value', ${bodyWeight}, 'on', ${measuredOn}) from ${bodyMeasures}
    where ${and(isOf(bodyMeasures, client), isNotNull(bodyWeight))}
    order by ${desc(measuredOn)}, ${desc(enteredAt)}, ${desc(bodyMeasures.id)} limit 1)`;
}

/** References stay within an account and the system library. */
function exercisesWithRecords(subject: Subject, exerciseIds: readonly string[]) {
  const within = inArray(exercises.accountId, [subject.accountId, ...(subject.alsoOf ?? []), systemAccountId]);
  return sql`(
    with recursive chain(id, step) as (
      select id, 0 from unnest(${sql.param([...exerciseIds])}::uuid[]) as week(id)
      union
      select ${exercises.superiorExerciseId}, step + 1 from chain
      join ${exercises} on ${exercises.id} = chain.id and ${within}
      where ${exercises.superiorExerciseId} is not null and step < ${maxSuperiors}
    )
    select coalesce(json_agg(json_build_object(
      'id', ${exercises.id}, 'name', ${exercises.name}, 'formula', ${exercises.oneRepetitionMaxFormula},
      'superiorId', ${exercises.superiorExerciseId}, 'superiorPercentage', ${exercises.superiorExercisePercentage},
      'records', ${recordsOf(subject.client)}, 'trainingMaximum', ${trainingMaximumOf(subject.client)},
      'repetitionMaxima', ${repetitionMaximaOf(subject.client)})), '[]')
    from ${exercises} where ${within} and ${exercises.id} in (select id from chain))`;
}

function recordsOf(client: CoachedClient): SQL {
  const isTheirs = and(isOf(records, client), eq(records.exerciseId, exercises.id));
  return sql`(select coalesce(json_agg(${records}), '[]') from ${records} where ${isTheirs})`;
}

function trainingMaximumOf(client: CoachedClient): SQL {
  const { exerciseId, value, setOn } = trainingMaxima;
  const isTheirs = and(isOf(trainingMaxima, client), eq(exerciseId, exercises.id), isNotNull(value));
  return sql`(select json_build_object('value', ${value}, 'on', ${setOn}) from ${trainingMaxima} where ${isTheirs})`;
}

/**
 * In kilograms, by round: the heaviest of a drop set counts, and so do unassisted repetitions alone. As of current
 * maxima, only what came after the reset.
 */
function repetitionMaximaOf(client: CoachedClient): SQL {
  const { exerciseId, category, unit, value, doneOn, doneAt, completionId, moduleExerciseId, round } = results;
  const isRecord = and(isOf(records, client), eq(records.exerciseId, exercises.id), eq(records.category, "weight"));
  const reset = sql`(select ${records.resetAt} from ${records} where ${isRecord})`;
  const isDone = and(
    isOf(results, client),
    eq(exerciseId, exercises.id),
    inArray(category, ["weight", "reps"]),
    isNotNull(completionId),
    sql`${doneAt} > coalesce(${reset}, '-infinity')`,
  );
  return sql`(
    with rounds as materialized (
      select min(${doneOn}) as done_on, max(${value}) filter (where ${category} = 'reps') as repetitions,
        max(${value} * case ${unit} when 'pounds' then ${convert(1, "pounds", "kilograms")}::float8 else 1 end)
          filter (where ${category} = 'weight') as kilograms
      from ${results} where ${isDone} group by ${completionId}, ${moduleExerciseId}, ${round}
    )
    select coalesce(json_object_agg(least, best.one), '{}')
    from unnest(${sql.param([...repetitionMaxima])}::integer[]) as least cross join lateral (
      select json_build_object('value', kilograms, 'on', done_on) as one
      from rounds where repetitions >= least and kilograms > 0 order by kilograms desc, done_on limit 1
    ) best)`;
}

type OfPerson = { accountId: AnyPgColumn; userId: AnyPgColumn };

function isOf(table: OfPerson, { id }: CoachedClient): SQL | undefined {
  return and(eq(table.accountId, homeOf(id)), eq(table.userId, id));
}

type ExerciseRow = Omit<MeasuredExercise, "maxima" | "formula"> & {
  formula: OneRepetitionMaximumFormula | null;
  records: RecordRow[];
};

type RecordRow = { category: TrackableCategory } & Record<
  "current_real" | "current_calculated" | "all_time_real" | "all_time_calculated",
  number | null
> &
  Record<"current_real_on" | "current_calculated_on" | "all_time_real_on" | "all_time_calculated_on", string | null>;

function toMeasured({ records: rows, ...exercise }: ExerciseRow): MeasuredExercise {
  return { ...exercise, maxima: Object.fromEntries(rows.map((row) => [row.category, maximaOf(row)])) };
}

function maximaOf(row: RecordRow): Maxima {
  return {
    ...maximum("currentReal", row.current_real, row.current_real_on),
    ...maximum("currentCalculated", row.current_calculated, row.current_calculated_on),
    ...maximum("allTimeReal", row.all_time_real, row.all_time_real_on),
    ...maximum("allTimeCalculated", row.all_time_calculated, row.all_time_calculated_on),
  };
}

function maximum(kind: keyof Maxima, value: number | null, on: string | null): Maxima {
  return value === null || on === null ? {} : { [kind]: { value, on } };
}
