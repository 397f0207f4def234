import { eq } from "drizzle-orm";
import { foldOtherNames } from "#app/domain/exercises/other-names.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockAccounts } from "#db/locks.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { difficultyIds, systemAccountId } from "#db/seed/ids.ts";
import { type CategoryIds, categoriesFor } from "./categories.server.ts";
import { type ImportedExercise, readRecord } from "./record.server.ts";

const rowsPerStatement = 200;

export type ImportReport = {
  added: string[];
  /** Already in the library under this name or another one, or duplicate in the file. */
  skipped: string[];
  /** Added without these other names, which are names of other exercises. */
  takenNames: { name: string; taken: string[] }[];
  /** `position` counts from 1. */
  refused: { position: number; name: string; reason: string }[];
  /** Added without a subcategory for these muscles. */
  unknownMuscles: { name: string; muscles: string[] }[];
};

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; reason: string };

type Options = {
  newId: () => string;
  onProgress?: (done: number, total: number) => void;
};

/** One transaction; reports on each record. Rejects a file that is not a JSON list. Importing it again adds nothing. */
export async function importExercises(db: Db, text: string, { newId, onProgress }: Options): Promise<ImportResult> {
  const list = parseList(text);
  if (!list.ok) return list;
  const { readable, refused } = readAll(list.records);
  const report = await db.transaction(async (tx) => {
    await waitForOtherImports(tx);
    const { fresh, skipped, takenNames } = await dropKnown(tx, readable);
    await insertAll(tx, fresh, newId, onProgress);
    const added = fresh.map((exercise) => exercise.name);
    return { added, skipped, takenNames, refused, unknownMuscles: musclesIn(fresh) };
  });
  return { ok: true, report };
}

function parseList(text: string): { ok: true; records: unknown[] } | { ok: false; reason: string } {
  try {
    // why: some editors add a byte order mark
    const records: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (Array.isArray(records)) return { ok: true, records };
    return { ok: false, reason: "The file is JSON, but not a list of exercises. Nothing was changed." };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `The file is not JSON (${detail}). Nothing was changed.` };
  }
}

function readAll(records: unknown[]) {
  const readable: ImportedExercise[] = [];
  const refused: ImportReport["refused"] = [];
  for (const [index, record] of records.entries()) {
    const read = readRecord(record);
    if (read.ok) readable.push(read.exercise);
    else refused.push({ position: index + 1, name: nameOf(record), reason: read.reason });
  }
  return { readable, refused };
}

function musclesIn(fresh: ImportedExercise[]): ImportReport["unknownMuscles"] {
  return fresh.flatMap(({ name, unknownMuscles }) =>
    unknownMuscles.length > 0 ? [{ name, muscles: unknownMuscles }] : [],
  );
}

function nameOf(record: unknown) {
  const named = typeof record === "object" && record !== null && "name" in record ? record.name : null;
  return typeof named === "string" && named.trim() !== "" ? named : "without a name";
}

/** Two concurrent imports would not see each other's rows. */
function waitForOtherImports(tx: Tx) {
  return lockAccounts(tx, [systemAccountId], "delete");
}

/** By source key, or by a name without case and accents. Names go before other names, also those of later records. */
async function dropKnown(tx: Tx, candidates: ImportedExercise[]) {
  const { sourceKey, searchName, searchOthers } = exercises;
  const rows = await tx
    .select({ sourceKey, searchName, searchOthers })
    .from(exercises)
    .where(eq(exercises.accountId, systemAccountId));
  const keys = new Set(rows.map((row) => row.sourceKey));
  const names = new Set(rows.flatMap((row) => [row.searchName, ...row.searchOthers.split("\n")]));
  const fresh: ImportedExercise[] = [];
  const skipped: string[] = [];
  for (const exercise of candidates) {
    const searchName = foldForSearch(exercise.name);
    const isKnown = keys.has(exercise.sourceKey) || names.has(searchName);
    if (isKnown) skipped.push(exercise.name);
    else fresh.push(exercise);
    keys.add(exercise.sourceKey);
    names.add(searchName);
  }
  return { ...dropTaken(fresh, names), skipped };
}

function dropTaken(fresh: ImportedExercise[], names: Set<string>) {
  const takenNames: ImportReport["takenNames"] = [];
  const kept = fresh.map((exercise) => {
    const taken = exercise.otherNames.filter((one) => names.has(foldForSearch(one)));
    const otherNames = exercise.otherNames.filter((one) => !taken.includes(one));
    for (const one of otherNames) names.add(foldForSearch(one));
    if (taken.length > 0) takenNames.push({ name: exercise.name, taken });
    return { ...exercise, otherNames };
  });
  return { fresh: kept, takenNames };
}

async function insertAll(tx: Tx, fresh: ImportedExercise[], newId: () => string, onProgress: Options["onProgress"]) {
  const placeOf = await categoriesFor(tx, fresh, newId);
  for (let start = 0; start < fresh.length; start += rowsPerStatement) {
    const batch = fresh.slice(start, start + rowsPerStatement);
    await insertBatch(
      tx,
      batch.map((exercise) => ({ exercise, id: newId(), place: placeOf(exercise) })),
    );
    onProgress?.(start + batch.length, fresh.length);
  }
}

type Row = { exercise: ImportedExercise; id: string; place: CategoryIds };

async function insertBatch(tx: Tx, rows: Row[]) {
  await tx.insert(exercises).values(
    rows.map(({ exercise, id }) => ({
      accountId: systemAccountId,
      id,
      isSystem: true,
      name: exercise.name,
      sortName: sortKey(exercise.name),
      searchName: foldForSearch(exercise.name),
      otherNames: exercise.otherNames,
      searchOthers: foldOtherNames(exercise.otherNames),
      description: exercise.description,
      difficultyId: difficultyIds[exercise.difficulty],
      trackableCategories: [...exercise.trackables],
      oneRepetitionMaxFormula: exercise.formula,
      sourceKey: exercise.sourceKey,
    })),
  );
  await tx.insert(exerciseCategoryLinks).values(
    rows.map(({ id, place }) => ({
      accountId: systemAccountId,
      exerciseId: id,
      categoryId: place.categoryId,
    })),
  );
  const links = rows.flatMap(({ id, place }) =>
    place.subcategoryIds.map((subcategoryId) => ({ accountId: systemAccountId, exerciseId: id, subcategoryId })),
  );
  if (links.length > 0) await tx.insert(exerciseSubcategoryLinks).values(links);
}
