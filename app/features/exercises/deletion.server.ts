import type { Named } from "#app/domain/forms/options.ts";
import { allow } from "#app/domain/policy/can.ts";
import { deleteCategory, deleteSubcategory } from "#app/features/exercises/categories/mutations.server.ts";
import { findCategory, findSubcategory } from "#app/features/exercises/categories/queries.server.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { findExercise } from "./find.server.ts";
import { deleteExercise } from "./mutations.server.ts";

const message = ({ name }: { name: string }) => `${name} was deleted.`;

export const exerciseDeletion: Deletion<Named, { name: string }> = {
  page: "exercise:see",
  find: (ctx, { params }) => findDeletable(ctx, params.exerciseId ?? ""),
  question: () => "Are you sure you want to delete Exercise?",
  run: (ctx, { id }) => deleteExercise(ctx, id),
  message,
  back: ({ id }, { search }) => paths.exercise(id) + search,
  next: ({ search }) => paths.exercises() + search,
  kept: ({ search }) => paths.exercises() + search,
};

async function findDeletable(ctx: Context, id: string) {
  const exercise = await findExercise(ctx, id);
  allow(ctx.actor, "exercise:delete", exercise);
  return { id: exercise.id, name: exercise.name };
}

export const categoryDeletion: Deletion<Named, { name: string }> = {
  page: "exerciseCategory:manage",
  find: (ctx, { params }) => findCategory(ctx, params.categoryId ?? ""),
  question: () => "Are you sure you want to delete Category?",
  run: (ctx, { id }) => deleteCategory(ctx, id),
  message,
  back: (_, { search }) => paths.exerciseCategories() + search,
};

export const subcategoryDeletion: Deletion<Named, { name: string }> = {
  page: "exerciseCategory:manage",
  find: (ctx, { params }) => findSubcategory(ctx, params.subcategoryId ?? ""),
  question: () => "Are you sure you want to delete Subcategory?",
  run: (ctx, { id }) => deleteSubcategory(ctx, id),
  message,
  back: (_, { search }) => paths.exerciseSubcategories() + search,
};
