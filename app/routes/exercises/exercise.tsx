import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { allow } from "#app/domain/policy/can.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { ExerciseDetails } from "#app/features/exercises/ui/exercise-details.tsx";
import { ExerciseForm } from "#app/features/exercises/ui/exercise-form.tsx";
import { formValues } from "#app/features/exercises/ui/exercise-form-values.ts";
import type { ExerciseView } from "#app/features/exercises/views.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";
import { submitExercise } from "./submit.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:see");
  return findExercise(ctx, params.exerciseId ?? "");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "exercise:see");
  const exercise = await findExercise(ctx, params.exerciseId ?? "");
  allow(ctx.actor, "exercise:edit", exercise);
  return submitExercise(ctx, request, exercise);
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.name ?? "Exercise");

/** Edited by who may, else read. */
export default function Exercise() {
  const exercise = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  return (
    <DialogScreen title={exercise.canEdit ? `Edit ${exercise.name}` : exercise.name} closeTo={back} width="l">
      {exercise.canEdit ? (
        <ExerciseForm
          key={exercise.id}
          defaults={formValues(exercise)}
          answer={answer}
          options={options}
          cancelTo={back}
        >
          <OtherVerbs exercise={exercise} />
        </ExerciseForm>
      ) : (
        <>
          <ExerciseDetails exercise={exercise} options={options} />
          <div className="actions">
            <OtherVerbs exercise={exercise} />
          </div>
        </>
      )}
    </DialogScreen>
  );
}

function OtherVerbs({ exercise: { id, canCopy, canDelete } }: { exercise: ExerciseView }) {
  const { search } = useLocation();
  return (
    <div className="other-verbs">
      {canDelete && (
        <ButtonLink variant="danger" to={paths.deleteExercise(id) + search} preventScrollReset>
          <Icon name="trash-2" />
          Delete
        </ButtonLink>
      )}
      {canCopy && (
        <ButtonLink to={paths.copyExercise(id) + search} preventScrollReset>
          <Icon name="copy" />
          Copy
        </ButtonLink>
      )}
    </div>
  );
}
