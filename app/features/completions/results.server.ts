import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { DoneResult } from "#app/domain/completions/document.ts";
import { quantitiesOf } from "#app/domain/completions/results.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { RecordKey } from "#app/features/records/best-queries.server.ts";
import { raiseRecords, recomputeRecords } from "#app/features/records/raise.server.ts";
import type { Tx } from "#db/client.ts";
import { results } from "#db/schema/records.ts";
import { systemAccountId } from "#db/seed/ids.ts";

/** `programAccountId`: whose exercises may appear, besides the library's. */
export type Trained = {
  accountId: string;
  userId: string;
  id: string;
  programAccountId: string;
  doneOn: string;
  doneAt: Date;
  doneOffset: number | null;
  enteredBy: string | null;
};

type Quantity = { exerciseId: string; category: RecordedCategory };

/**
 * One statement; also updates the records. If results were removed before, recalculates the records of `before` and of
 * these. Skips exercises that the program can't have.
 */
export async function storeResults(
  tx: Tx,
  completion: Trained,
  done: readonly DoneResult[],
  { before, now }: { before: readonly Quantity[]; now: Date },
): Promise<void> {
  const stored = done.length > 0 ? await insertResults(tx, completion, done, now) : [];
  const { accountId, userId } = completion;
  const keys = keysOf({ accountId, userId }, [...before, ...stored]);
  if (before.length === 0) await raiseRecords(tx, keys, completion.id);
  else await recomputeRecords(tx, keys);
}

export async function deleteResults(tx: Tx, { accountId, id }: Pick<Trained, "accountId" | "id">): Promise<Quantity[]> {
  const { exerciseId, category } = results;
  const rows = await tx
    .delete(results)
    .where(and(eq(results.accountId, accountId), eq(results.completionId, id)))
    .returning({ exerciseId, category });
  // why: the column only holds what the schema accepts
  return quantitiesOf(rows as Quantity[]);
}

export function keysOf(whose: Pick<RecordKey, "accountId" | "userId">, quantities: readonly Quantity[]): RecordKey[] {
  return quantitiesOf(quantities).map((quantity) => ({ ...whose, ...quantity }));
}

async function insertResults(
  tx: Tx,
  { accountId, userId, id, programAccountId, doneOn, doneAt, doneOffset, enteredBy }: Trained,
  done: readonly DoneResult[],
  now: Date,
): Promise<Quantity[]> {
  const rows = JSON.stringify(done.map((one) => ({ id: newId(), ...one })));
  // why: as one JSON document, since single values would be thousands of parameters
  return [
    ...(await tx.execute<Quantity>(sql`
    insert into results (account_id, id, user_id, exercise_id, category, unit, value, done_on, done_at, done_offset,
      completion_id, module_exercise_id, round, repetitions, source, entered_by, entered_at)
    select ${accountId}::uuid, done.id, ${userId}::uuid, done."exerciseId", done.category, done.unit, done.value,
      ${doneOn}::date, ${doneAt.toISOString()}::timestamptz, ${doneOffset}::smallint, ${id}::uuid, done."moduleExerciseId",
      done.round, done.repetitions, 'client', ${enteredBy ?? userId}::uuid, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as done(id uuid, "exerciseId" uuid, "moduleExerciseId" uuid, round integer,
      category text, unit text, value double precision, repetitions double precision)
    where exists (select 1 from exercises exercise where exercise.id = done."exerciseId"
      and exercise.account_id in (${programAccountId}::uuid, ${systemAccountId}::uuid))
    returning exercise_id as "exerciseId", category`)),
  ];
}
