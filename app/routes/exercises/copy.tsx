import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { ExerciseForm } from "#app/features/exercises/ui/exercise-form.tsx";
import { copyValues } from "#app/features/exercises/ui/exercise-form-values.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";
import { submitExercise } from "./submit.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:create");
  return { id: newId(), exercise: await findExercise(ctx, params.exerciseId ?? "") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "exercise:create");
  await findExercise(ctx, params.exerciseId ?? "");
  return submitExercise(ctx, request);
}

export const meta = pageTitle("Copy exercise");

export default function CopyExercise() {
  const { id, exercise } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  return (
    <DialogScreen title={`Copy ${exercise.name}`} closeTo={back} width="l">
      <ExerciseForm defaults={{ id, ...copyValues(exercise) }} answer={answer} options={options} cancelTo={back} />
    </DialogScreen>
  );
}
