import { v7 as newId } from "uuid";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { Db } from "#db/client.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { folders, programs } from "#db/schema/programs.ts";
import { starterCategories } from "#db/seed/catalogues.ts";
import { difficultyIds } from "#db/seed/ids.ts";

type Coach = { id: string; accountId: string };

const rowsAtOnce = 1000;
const manners = ["Slow", "Paused", "Single-leg", "Banded", "Weighted", "Alternating", "Seated"];
const moves = ["squat", "press", "row", "hinge", "lunge", "carry", "jump", "hold", "raise", "sprint", "swing"];
const difficulties = Object.values(difficultyIds);
const foldersMost = 10;

/** Adds that many exercises and programs of the coach's own, with names, places and folders of all kinds. */
export async function addBulk(db: Db, coach: Coach, count: number) {
  const folderIds = await addFolders(db, coach, Math.min(count, foldersMost));
  for (let from = 0; from < count; from += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => from + index);
    await addExercises(db, coach, numbers);
    await db.insert(programs).values(numbers.map((number) => programRow(coach, number, folderIds)));
  }
  await db.transaction(async (tx) => {
    // why: on a busy machine it takes longer than a request ever may
    await tx.execute("set local statement_timeout = 0");
    await tx.execute("analyze");
  });
}

async function addFolders(db: Db, { accountId, id: creatorId }: Coach, count: number) {
  const names = Array.from({ length: count }, (_, index) => `Squad ${index + 1}`);
  const rows = names.map((name) => ({ accountId, id: newId(), creatorId, name, sortName: sortKey(name) }));
  await db.insert(folders).values(rows);
  return rows.map(({ id }) => id);
}

async function addExercises(db: Db, coach: Coach, numbers: number[]) {
  const rows = numbers.map((number) => exerciseRow(coach, number));
  const links = rows.map(({ accountId, id: exerciseId }, index) => {
    const category = pick(starterCategories, index);
    return {
      categoryId: category.id,
      subcategoryId: pick(category.subcategories, index).id,
      ...{ accountId, exerciseId },
    };
  });
  await db.insert(exercises).values(rows);
  await db.insert(exerciseCategoryLinks).values(links.map(({ subcategoryId: _, ...link }) => link));
  await db.insert(exerciseSubcategoryLinks).values(links.map(({ categoryId: _, ...link }) => link));
}

function exerciseRow({ accountId, id: creatorId }: Coach, number: number) {
  return {
    ...{ accountId, id: newId(), creatorId },
    ...named(number),
    description: "Own the first position before you add speed or load.",
    difficultyId: pick(difficulties, number),
    trackableCategories: ["reps", "weight"],
    oneRepetitionMaxFormula: "epley" as const,
  };
}

function programRow({ accountId, id: creatorId }: Coach, number: number, folderIds: string[]) {
  return {
    ...{ accountId, id: newId(), creatorId },
    ...named(number),
    difficultyId: pick(difficulties, number),
    folderId: pick(folderIds, number),
    position: Math.floor(number / folderIds.length) + 1,
    duration: 4,
    timeUnit: "W" as const,
  };
}

/** 'Paused press bulk 00001': a search for 'bulk' finds them all. */
function named(number: number) {
  const name = `${pick(manners, number)} ${pick(moves, number)} bulk ${String(number).padStart(5, "0")}`;
  return { name, sortName: sortKey(name), searchName: foldForSearch(name) };
}

function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
}
