import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { allow } from "#app/domain/policy/can.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { removeExercise } from "#app/features/exercises/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmScreen } from "#app/ui/confirm-screen.tsx";
import { InfoScreen } from "#app/ui/info-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:see");
  const exercise = await findExercise(ctx, params.exerciseId ?? "");
  allow(ctx.actor, "exercise:delete", exercise);
  return { id: exercise.id, name: exercise.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "exercise:see");
  const removed = await removeExercise(ctx, params.exerciseId ?? "");
  if (!removed.ok) return data({ reason: removed.reason }, { status: 409 });
  return redirectWithFlash(ctx, paths.exercises() + new URL(request.url).search, `${removed.name} was deleted.`);
}

export const meta = pageTitle("Delete exercise");

export default function DeleteExercise() {
  const { id, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { back } = useOutletContext<LibraryOutlet>();
  const { search } = useLocation();
  if (answer) return <InfoScreen message={answer.reason} okTo={back} />;
  return (
    <ConfirmScreen question="Are you sure you want to delete Exercise?" cancelTo={paths.exercise(id) + search} danger>
      <p>
        <strong>{name}</strong> is deleted. This cannot be undone.
      </p>
    </ConfirmScreen>
  );
}
