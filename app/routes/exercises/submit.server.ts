import type { Result } from "#app/domain/forms/result.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { type ExerciseFields, type ExerciseValues, exerciseForm, exerciseInput } from "#app/features/exercises/form.ts";
import { checkExercise, createExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import { libraryAccountOf } from "#app/features/exercises/scope.server.ts";
import type { ExerciseView } from "#app/features/exercises/views.ts";
import { takeImage } from "#app/features/uploads/mutations.server.ts";
import { type May, whoMayDo } from "#app/http/screens/entry.server.ts";
import { formAction, type Post } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** Makes an exercise; of a copy, the one that is copied is found first. */
export function newExercise(may: May<unknown>) {
  return exerciseAction(may, {
    accountOf: (ctx) => libraryAccountOf(ctx.actor),
    standing: (ctx, { attempt }) => ({ accountId: libraryAccountOf(ctx.actor), id: attempt() }),
    save: async (ctx, values, { attempt }) => createExercise(ctx, attempt(), exerciseInput(values)),
    said: "created",
  });
}

/** The exercise that the address names, to who may edit it. */
export const editor = whoMayDo("exercise:see", "exercise:edit", (ctx, { params }) =>
  findExercise(ctx, params.exerciseId ?? ""),
);

export function changedExercise() {
  return exerciseAction(editor, {
    accountOf: (_, { accountId }) => accountId,
    standing: (_, { thing }) => thing,
    save: (ctx, values, { thing }) => updateExercise(ctx, thing.id, exerciseInput(values)),
    said: "saved",
  });
}

type Saving<Thing> = {
  accountOf: (ctx: Context, thing: Thing) => string;
  standing: (ctx: Context, post: Post<Thing>) => Pick<ExerciseView, "accountId" | "id"> & { imageId?: string | null };
  save: (ctx: Context, values: ExerciseValues, post: Post<Thing>) => ReturnType<typeof createExercise>;
  said: string;
};

function exerciseAction<Thing>(may: May<Thing>, { accountOf, standing, save, said }: Saving<Thing>) {
  return formAction(exerciseForm, may, {
    keepImage: (ctx, form, file, thing) => takeImage(ctx, form, file, accountOf(ctx, thing)),
    async check(ctx, values, post) {
      const checked = await checkExercise(ctx, standing(ctx, post), exerciseInput(values));
      if (!checked.ok) return checked;
      const { superior } = checked.references;
      const shows = { superiorPick: "", superiorExercise: superior?.name, superiorExerciseId: superior?.id };
      return { ok: true, shows: superior ? shows : { superiorPick: "" } };
    },
    async run(ctx, values, post): Promise<Result<{ name: string }, ExerciseFields>> {
      const saved = await save(ctx, values, post);
      return saved.ok ? { ok: true, name: values.name } : saved;
    },
    done: ({ name }, { search }) => ({ to: paths.exercises() + search, say: `${name} was ${said}.` }),
  });
}
