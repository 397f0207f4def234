import type { Tx } from "../client.ts";
import { exerciseCategories, exerciseSubcategories } from "../schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "../schema/exercises.ts";
import { starterCategories } from "./catalogues.ts";
import type { ReferenceFacts } from "./facts.ts";
import { difficultyIds, systemAccountId } from "./ids.ts";
import { starterExercises } from "./library/all.ts";
import type { StarterExercise } from "./library/exercise.ts";

type Names = Pick<ReferenceFacts, "sortKey" | "foldForSearch">;

export async function seedLibrary(tx: Tx, names: Names) {
  const places = await seedCategories(tx, names);
  const inserted = await tx
    .insert(exercises)
    .values(starterExercises.map((exercise) => exerciseRow(exercise, names)))
    .onConflictDoNothing()
    .returning({ id: exercises.id });
  const added = new Set(inserted.map((row) => row.id));
  const placed = starterExercises.filter((exercise) => added.has(exercise.id));
  if (placed.length > 0) await linkPlaces(tx, placed, places);
}

function exerciseRow(exercise: StarterExercise, { sortKey, foldForSearch }: Names) {
  return {
    accountId: systemAccountId,
    id: exercise.id,
    isSystem: true,
    name: exercise.name,
    sortName: sortKey(exercise.name),
    searchName: foldForSearch(exercise.name),
    description: exercise.description,
    difficultyId: difficultyIds[exercise.difficulty],
    trackableCategories: [...exercise.trackables],
    oneRepetitionMaxFormula: exercise.formula ?? null,
    superiorExerciseId: exercise.superior ? starterIdOf(exercise.superior.name) : null,
    superiorExercisePercentage: exercise.superior?.percentage ?? null,
  };
}

function starterIdOf(name: string) {
  const found = starterExercises.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`The starter library has no exercise named '${name}'.`);
  return found.id;
}

type Places = Map<string, { categoryId: string; subcategoryId: string }>;

async function seedCategories(tx: Tx, { sortKey }: Names): Promise<Places> {
  await tx
    .insert(exerciseCategories)
    .values(starterCategories.map(({ id, name }) => ({ id, name, sortName: sortKey(name) })))
    .onConflictDoNothing();
  const categories = await tx.select().from(exerciseCategories);
  const wanted = starterCategories.flatMap((category) => {
    const categoryId = storedRow(categories, category.id, sortKey(category.name)).id;
    return category.subcategories.map(({ id, name }) => ({
      place: `${category.name}/${name}`,
      row: { id, categoryId, name, sortName: sortKey(name) },
    }));
  });
  await tx
    .insert(exerciseSubcategories)
    .values(wanted.map(({ row }) => row))
    .onConflictDoNothing();
  const subcategories = await tx.select().from(exerciseSubcategories);
  return new Map(
    wanted.map(({ place, row }) => {
      const siblings = subcategories.filter((one) => one.id === row.id || one.categoryId === row.categoryId);
      const { id, categoryId } = storedRow(siblings, row.id, row.sortName);
      return [place, { categoryId, subcategoryId: id }];
    }),
  );
}

function storedRow<Row extends { id: string; sortName: string }>(rows: Row[], id: string, sortName: string) {
  const found = rows.find((row) => row.id === id) ?? rows.find((row) => row.sortName === sortName);
  if (!found) throw new Error(`The starter category ${sortName} (${id}) does not exist and could not be added.`);
  return found;
}

async function linkPlaces(tx: Tx, placed: StarterExercise[], places: Places) {
  const links = placed.map((exercise) => {
    const place = places.get(exercise.place.join("/"));
    if (!place) throw new Error(`The starter data has no subcategory ${exercise.place.join("/")}.`);
    return { accountId: systemAccountId, exerciseId: exercise.id, ...place };
  });
  await tx.insert(exerciseCategoryLinks).values(links.map(({ subcategoryId: _, ...link }) => link));
  await tx.insert(exerciseSubcategoryLinks).values(links.map(({ categoryId: _, ...link }) => link));
}
