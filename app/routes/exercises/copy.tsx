import { useLoaderData, useOutletContext } from "@remix-run/react";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { exerciseForm } from "#app/features/exercises/form.ts";
import { copyStartsOf } from "#app/features/exercises/starts.ts";
import { ExerciseDialog } from "#app/features/exercises/ui/exercise-form.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";
import { newExercise } from "./submit.server.ts";

const copier = whoMay(
  "exercise:create",
  (ctx, { params }) => findExercise(ctx, params.exerciseId ?? ""),
  ({ search }) => paths.newExercise() + search,
);

export const loader = formLoader(exerciseForm, copier, (_, exercise) => ({
  starts: copyStartsOf(exercise),
  name: exercise.name,
}));
export const action = newExercise(copier);
export const meta = pageTitle("Copy exercise");

export default function CopyExercise() {
  const { name } = useLoaderData<typeof loader>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  return <ExerciseDialog title={`Copy ${name}`} options={options} closeTo={back} />;
}
