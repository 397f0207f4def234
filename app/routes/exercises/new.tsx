import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { ExerciseForm } from "#app/features/exercises/ui/exercise-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";
import { submitExercise } from "./submit.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "exercise:create");
  return { id: newId() };
}

export async function action({ request }: ActionFunctionArgs) {
  return submitExercise(await requireActor(request, "exercise:create"), request);
}

export const meta = pageTitle("New exercise");

export default function NewExercise() {
  const { id } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  return (
    <DialogScreen title="New exercise" closeTo={back} width="l">
      <ExerciseForm defaults={{ id }} answer={answer} options={options} cancelTo={back} />
    </DialogScreen>
  );
}
