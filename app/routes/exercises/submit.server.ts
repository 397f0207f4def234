import { data } from "@remix-run/node";
import { checkExercise, createExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import { type ExerciseInput, exerciseSchema } from "#app/features/exercises/schema.ts";
import { libraryAccountOf } from "#app/features/exercises/scope.server.ts";
import type { ExerciseView, Suggestion } from "#app/features/exercises/views.ts";
import { takeImage } from "#app/features/uploads/mutations.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { parseForm } from "#app/http/forms.server.ts";
import { formWithFile } from "#app/http/posted-form.server.ts";
import { askFirst, attemptOf, keepForm, stepOf } from "#app/http/steps.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** What the posted exercise form leads to: for the exercise that stands, or for a new one. */
export async function submitExercise(ctx: Context, request: Request, standing?: ExerciseView) {
  const accountId = standing?.accountId ?? libraryAccountOf(ctx.actor);
  const { form, file } = await formWithFile(request, "image");
  const imageProblem = await takeImage(ctx, form, file, accountId);
  const schema = exerciseSchema(imageProblem);
  const step = stepOf(form);
  if (step === "keep") return keepForm(form, schema);
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return parsed.answer;
  const exercise = standing ?? { accountId, id: attemptOf(form) };
  const refuse = ({ errors, suggestions }: Refusal) => {
    const { data: refused, init } = parsed.refuse(errors);
    return data({ ...refused, suggestions }, init ?? undefined);
  };
  if (step === "ask") {
    const checked = await checkExercise(ctx, exercise, parsed.value);
    return checked.ok ? askFirst(withSuperior(form, checked.references.superior), schema) : refuse(checked);
  }
  const saved = await saveExercise(ctx, exercise.id, parsed.value, standing !== undefined);
  if (!saved.ok) return refuse(saved);
  const words = `${parsed.value.name} was ${standing ? "saved" : "created"}.`;
  return redirectWithFlash(ctx, paths.exercises() + new URL(request.url).search, words);
}

type Refusal = { errors: Record<string, string[]>; suggestions: Suggestion[] };

/** The form naming the superior exercise as the server found it, whichever way it was named. */
function withSuperior(form: FormData, superior: { id: string; name: string } | null) {
  form.delete("superiorPick");
  if (!superior) return form;
  form.set("superiorExercise", superior.name);
  form.set("superiorExerciseId", superior.id);
  return form;
}

function saveExercise(ctx: Context, id: string, input: ExerciseInput, stands: boolean) {
  return stands ? updateExercise(ctx, id, input) : createExercise(ctx, id, input);
}
