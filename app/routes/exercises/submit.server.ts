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
    owner: (ctx) => ({ accountId: libraryAccountOf(ctx.actor), imageId: null }),
    standing: (ctx, { attempt }) => ({ accountId: libraryAccountOf(ctx.actor), id: attempt() }),
    save: async (ctx, values, { attempt }) => createExercise(ctx, attempt(), exerciseInput(values)),
    anew: "exercise",
    said: "created",
  });
}

/** The exercise that the address names, to who may edit it. */
export const editor = whoMayDo(
  "exercise:see",
  "exercise:edit",
  (ctx, { params }) => findExercise(ctx, params.exerciseId ?? ""),
  ({ search }) => paths.newExercise() + search,
);

export function changedExercise() {
  return exerciseAction(editor, {
    owner: (_, exercise) => exercise,
    standing: (_, { thing, version }) => ({ ...thing, seen: version() }),
    save: (ctx, values, { thing, version }) => updateExercise(ctx, thing.id, version(), exerciseInput(values)),
    said: "saved",
  });
}

type Saving<Thing> = {
  owner: (ctx: Context, thing: Thing) => Pick<ExerciseView, "accountId" | "imageId">;
  standing: (ctx: Context, post: Post<Thing>) => Parameters<typeof checkExercise>[1];
  save: (ctx: Context, values: ExerciseValues, post: Post<Thing>) => ReturnType<typeof createExercise>;
  anew?: string;
  said: string;
};

function exerciseAction<Thing>(may: May<Thing>, { owner, standing, save, anew, said }: Saving<Thing>) {
  return formAction(exerciseForm, may, {
    anew,
    keepImage: (ctx, form, file, thing) => takeImage(ctx, form, file, owner(ctx, thing)),
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
