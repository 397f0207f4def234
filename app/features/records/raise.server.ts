import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { betterMaxima, defaultFormula, hasMaxima, maximaFrom } from "#app/domain/strength/maxima.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { Maxima } from "#app/domain/strength/reference.ts";
import type { Tx } from "#db/client.ts";
import { records } from "#db/schema/records.ts";
import { type BestRow, type RecordKey, selectBest, type Whose } from "./best-queries.server.ts";
import { maximaOf } from "./queries.server.ts";

/** `formula`: the one behind its calculated maxima. */
type ComputedRecord = { key: RecordKey; maxima: Maxima; formula: OneRepetitionMaximumFormula };

/**
 * Recomputes records from all results (decisions §11). Deletes a record without results, unless it was reset. The
 * caller has locked the athlete; all keys belong to that athlete.
 */
export async function recomputeRecords(tx: Tx, keys: readonly RecordKey[]): Promise<void> {
  const measured = keys.filter(({ category }) => hasMaxima(category));
  const [one] = measured;
  if (!one) return;
  const computed = maximaFromResults(measured, await selectBest(tx, one, measured));
  const raised = computed.filter(({ maxima }) => !isNothing(maxima));
  if (raised.length > 0) await storeRecords(tx, raised);
  const empty = computed.filter(({ maxima }) => isNothing(maxima)).map(({ key }) => key);
  if (empty.length > 0) await dropRecords(tx, one, empty);
}

/**
 * The same result as `recomputeRecords` after adding results, which can't lower a maximum, but its cost doesn't grow
 * with the history. Records whose formula changed are recomputed. The caller has locked the athlete.
 */
export async function raiseRecords(tx: Tx, keys: readonly RecordKey[], completionId: string): Promise<void> {
  const measured = keys.filter(({ category }) => hasMaxima(category));
  const [one] = measured;
  if (!one) return;
  const added = maximaFromResults(measured, await selectBest(tx, one, measured, { of: completionId }));
  const candidates = added.filter(({ maxima }) => !isNothing(maxima));
  if (candidates.length === 0) return;
  const stored = await readRecords(tx, one, candidates);
  const isOfOther = ({ key, formula }: ComputedRecord) => {
    const record = stored.get(nameOf(key));
    return record?.maxima.allTimeCalculated !== undefined && record.formula !== formula;
  };
  const raised = candidates.flatMap((candidate) => {
    const before = stored.get(nameOf(candidate.key))?.maxima ?? {};
    const maxima = betterMaxima(candidate.key.category, before, candidate.maxima);
    return isOfOther(candidate) || isSame(before, maxima) ? [] : [{ ...candidate, maxima }];
  });
  if (raised.length > 0) await storeRecords(tx, raised);
  const others = candidates.filter(isOfOther);
  if (others.length > 0)
    await recomputeRecords(
      tx,
      others.map(({ key }) => key),
    );
}

function nameOf({ exerciseId, category }: Pick<RecordKey, "exerciseId"> & { category: string }) {
  return `${exerciseId} ${category}`;
}

function isNothing(maxima: Maxima) {
  return Object.keys(maxima).length === 0;
}

function isSame(one: Maxima, other: Maxima) {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other));
}

export function maximaFromResults(keys: readonly RecordKey[], rows: readonly BestRow[]): ComputedRecord[] {
  const groups = Map.groupBy(rows, nameOf);
  return keys.map((key) => {
    const achieved = groups.get(nameOf(key)) ?? [];
    const formula = achieved[0]?.formula ?? defaultFormula;
    return { key, maxima: maximaFrom(key.category, formula, achieved), formula };
  });
}

async function readRecords(tx: Tx, whose: Whose, computed: readonly ComputedRecord[]) {
  const keys = computed.map(({ key }) => key);
  const rows = await tx.select().from(records).where(areRecords(whose, keys));
  return new Map(rows.map((row) => [nameOf(row), { maxima: maximaOf(row), formula: row.formula }]));
}

function areRecords({ accountId, userId }: Whose, keys: readonly RecordKey[]): SQL | undefined {
  const exerciseIds = keys.map(({ exerciseId }) => exerciseId);
  const categories = keys.map(({ category }) => category);
  const wanted = sql`select * from unnest(${sql.param(exerciseIds)}::uuid[], ${sql.param(categories)}::text[])`;
  const isOne = sql`(${records.exerciseId}, ${records.category}) in (${wanted})`;
  return and(eq(records.accountId, accountId), eq(records.userId, userId), isOne);
}

function columnsOf({ currentReal, currentCalculated, allTimeReal, allTimeCalculated }: Maxima) {
  return {
    currentReal: currentReal?.value ?? null,
    currentRealOn: currentReal?.on ?? null,
    currentCalculated: currentCalculated?.value ?? null,
    currentCalculatedOn: currentCalculated?.on ?? null,
    allTimeReal: allTimeReal?.value ?? null,
    allTimeRealOn: allTimeReal?.on ?? null,
    allTimeCalculated: allTimeCalculated?.value ?? null,
    allTimeCalculatedOn: allTimeCalculated?.on ?? null,
  };
}

/** A record keeps its id and its reset. */
async function storeRecords(tx: Tx, computed: readonly ComputedRecord[]) {
  const { accountId, userId, exerciseId, category } = records;
  const rows = computed.map(({ key, maxima, formula }) => ({
    ...key,
    id: newId(),
    ...columnsOf(maxima),
    formula: maxima.allTimeCalculated ? formula : null,
  }));
  await tx
    .insert(records)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountId, userId, exerciseId, category],
      set: {
        currentReal: sql`excluded.current_real`,
        currentRealOn: sql`excluded.current_real_on`,
        currentCalculated: sql`excluded.current_calculated`,
        currentCalculatedOn: sql`excluded.current_calculated_on`,
        allTimeReal: sql`excluded.all_time_real`,
        allTimeRealOn: sql`excluded.all_time_real_on`,
        allTimeCalculated: sql`excluded.all_time_calculated`,
        allTimeCalculatedOn: sql`excluded.all_time_calculated_on`,
        formula: sql`excluded.formula`,
      },
    });
}

async function dropRecords(tx: Tx, whose: Whose, keys: readonly RecordKey[]) {
  const theirs = areRecords(whose, keys);
  await tx.delete(records).where(and(theirs, isNull(records.resetAt)));
  await tx.update(records).set(columnsOf({})).where(theirs);
}
