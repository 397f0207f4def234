import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { ExerciseInput } from "#app/features/exercises/form.ts";
import { createExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { starterCategories } from "#db/seed/catalogues.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { starterExercises } from "#db/seed/library/all.ts";

/** The id of a starter category, or of one of its subcategories. */
export function placeId(category: string, subcategory?: string) {
  const found = starterCategories.find(({ name }) => name === category);
  const id = subcategory ? found?.subcategories.find(({ name }) => name === subcategory)?.id : found?.id;
  if (!id) throw new Error(`The starter data has no ${category} ${subcategory ?? ""}.`);
  return id;
}

/** The id of a system exercise of the starter library. */
export function starterId(name: string) {
  const found = starterExercises.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`The starter library has no ${name}.`);
  return found.id;
}

/** A form that every rule lets through, with what the test changes of it. */
export function exerciseInput(changes: Partial<ExerciseInput> = {}): ExerciseInput {
  return {
    name: "Zercher squat",
    otherNames: [],
    description: "",
    videoUrl: null,
    imageId: null,
    difficultyId: difficultyIds.beginner,
    categories: [placeId("Strength")],
    subcategories: [],
    trackableCategories: ["reps", "weight"],
    oneRepetitionMaxFormula: "epley",
    superior: null,
    ...changes,
  };
}

/** An exercise that the actor creates. */
export async function givenExercise(ctx: Context, changes: Partial<ExerciseInput> = {}) {
  const saved = await createExercise(ctx, newId(), exerciseInput(changes));
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.id;
}

/** Changes an exercise as it stands now, whoever saved it last. */
export async function changeExercise(ctx: Context, id: string, input: ExerciseInput) {
  const [row] = await ctx.db.select({ version: exercises.version }).from(exercises).where(eq(exercises.id, id));
  return updateExercise(ctx, id, row?.version ?? 0, input);
}
