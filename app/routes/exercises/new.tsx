import { useOutletContext } from "@remix-run/react";
import { exerciseForm } from "#app/features/exercises/form.ts";
import { ExerciseDialog } from "#app/features/exercises/ui/exercise-form.tsx";
import { formLoader } from "#app/http/screens/form.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";
import { newExercise } from "./submit.server.ts";

export const loader = formLoader(exerciseForm, "exercise:create", () => ({ starts: {} }));
export const action = newExercise("exercise:create");
export const meta = pageTitle("New exercise");

export default function NewExercise() {
  const { options, back } = useOutletContext<LibraryOutlet>();
  return <ExerciseDialog title="New exercise" options={options} closeTo={back} />;
}
