import { useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { exerciseForm } from "#app/features/exercises/form.ts";
import { startsOf } from "#app/features/exercises/starts.ts";
import { ExerciseDetails } from "#app/features/exercises/ui/exercise-details.tsx";
import { ExerciseDialog } from "#app/features/exercises/ui/exercise-form.tsx";
import type { ExerciseView } from "#app/features/exercises/views.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { LibraryOutlet } from "./library.tsx";
import { changedExercise } from "./submit.server.ts";

const reader = whoMay("exercise:see", (ctx, { params }) => findExercise(ctx, params.exerciseId ?? ""));

export const loader = formLoader(exerciseForm, reader, (_, exercise) => ({
  starts: startsOf(exercise),
  version: exercise.version,
  exercise,
}));
export const action = changedExercise();
export const meta = pageTitle<typeof loader>(({ data }) => data?.exercise.name ?? "Exercise");

export default function Exercise() {
  const { exercise } = useLoaderData<typeof loader>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  const { id, name, canEdit } = exercise;
  const actions = <OtherVerbs exercise={exercise} />;
  if (canEdit) {
    return <ExerciseDialog key={id} title={`Edit ${name}`} options={options} closeTo={back} actions={actions} />;
  }
  return (
    <DialogScreen title={name} closeTo={back} width="l">
      <ExerciseDetails exercise={exercise} options={options} />
      <div className="actions">{actions}</div>
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
