import { findExercise } from "#app/features/exercises/find.server.ts";
import { type ExerciseValues, exerciseForm, exerciseInput } from "#app/features/exercises/form.ts";
import { createExercise, type SavedExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import { libraryAccountOf } from "#app/features/exercises/scope.server.ts";
import type { ExerciseView } from "#app/features/exercises/views.ts";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { type May, whoMayDo } from "#app/http/screens/entry.server.ts";
import { formAction, type Post } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

export function newExercise(may: May<unknown>) {
  return exerciseAction(may, {
    owner: (ctx) => ({ accountId: libraryAccountOf(ctx.actor), imageId: null }),
    mayCarry: (ctx) => libraryAccountOf(ctx.actor) === ctx.actor.accountId,
    save: async (ctx, values, { attempt }) => createExercise(ctx, attempt(), exerciseInput(values)),
    recreate: "exercise",
    verb: "created",
  });
}

export const editor = whoMayDo(
  "exercise:see",
  "exercise:edit",
  (ctx, { params }) => findExercise(ctx, params.exerciseId ?? ""),
  ({ search }) => paths.newExercise() + search,
);

export function changedExercise() {
  return exerciseAction(editor, {
    owner: (_, exercise) => exercise,
    mayCarry: (ctx, { isSystem, creatorId }) => !isSystem && creatorId === ctx.actor.userId,
    save: (ctx, values, { thing, version }) => updateExercise(ctx, thing.id, version(), exerciseInput(values)),
    verb: "saved",
  });
}

type Saving<Thing> = {
  owner: (ctx: Context, thing: Thing) => Pick<ExerciseView, "accountId" | "imageId">;
  mayCarry: (ctx: Context, thing: Thing) => boolean;
  save: (ctx: Context, values: ExerciseValues, post: Post<Thing>) => Promise<SavedExercise>;
  recreate?: string;
  verb: string;
};

function exerciseAction<Thing>(may: May<Thing>, { owner, mayCarry, save, recreate, verb }: Saving<Thing>) {
  return formAction(exerciseForm, may, {
    recreate,
    mayCarry,
    keepImage: (ctx, form, file, thing) => uploadImage(ctx, form, file, owner(ctx, thing)),
    run: save,
    shows: ({ superior }) => ({
      superiorPick: "",
      ...(superior && { superiorExercise: superior.name, superiorExerciseId: superior.id }),
    }),
    done: (_, { search }, { name }) => ({ to: paths.exercises() + search, message: `${name} was ${verb}.` }),
  });
}
