import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import { type Maxima, type MeasuredExercise, maxSuperiors } from "#app/domain/strength/reference.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { bodyMeasures, records } from "#db/schema/records.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { type CoachedClient, homeOf } from "./client-queries.server.ts";

/** Body weight in kilograms, records in first units. */
export type ClientNumbers = {
  client: CoachedClient;
  step: RoundingStep;
  bodyWeight: { value: number; on: string } | null;
  exercises: MeasuredExercise[];
};

/** `accountId`: the program's; `alsoOf`: other accounts, for several programs. */
type Subject = { accountId: string; alsoOf?: readonly string[]; client: CoachedClient };

type Row = { step: RoundingStep | null; bodyWeight: ClientNumbers["bodyWeight"]; exercises: ExerciseRow[] };

/** Includes superior exercises up to 5 steps (decisions §7) and the actor's rounding step. */
export async function findClientNumbers(
  { db, actor }: Context,
  { accountId, alsoOf = [], client }: Subject,
  exerciseIds: readonly string[],
): Promise<ClientNumbers> {
  const [row] = await db.execute<Row>(sql`
    select ${users.roundingStep} as step,
      ${latestBodyWeight(client)} as "bodyWeight",
      ${exercisesWithRecords({ accountId, alsoOf, client }, exerciseIds)} as exercises
    from ${users} where ${and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId))}`);
  const { step = null, bodyWeight = null, exercises: rows = [] } = row ?? {};
  return { client, step: step ?? "off", bodyWeight, exercises: rows.map(toMeasured) };
}

function latestBodyWeight(client: CoachedClient) {
  const { bodyWeight, measuredOn, enteredAt } = bodyMeasures;
  return sql`(
    select json_build_object('value', ${bodyWeight}, 'on', ${measuredOn}) from ${bodyMeasures}
    where ${and(eq(bodyMeasures.accountId, homeOf(client.id)), eq(bodyMeasures.userId, client.id), isNotNull(bodyWeight))}
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
      'records', ${recordsOf(subject.client)})), '[]')
    from ${exercises} where ${within} and ${exercises.id} in (select id from chain))`;
}

function recordsOf(client: CoachedClient): SQL {
  const isTheirs = and(
    eq(records.accountId, homeOf(client.id)),
    eq(records.userId, client.id),
    eq(records.exerciseId, exercises.id),
  );
  return sql`(select coalesce(json_agg(${records}), '[]') from ${records} where ${isTheirs})`;
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
