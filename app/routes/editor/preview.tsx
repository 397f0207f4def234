import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { previewWorkout } from "#app/domain/workout/preview.ts";
import { useEditor } from "#app/editor/context.ts";
import { WorkoutPreview } from "#app/editor/workout-preview.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { neighboursOf, readDayAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const key = params.key ?? "";
  const { workouts } = await readDayAt(ctx, program, key);
  return { programId: program.id, stored: workouts[0]?.workout, ...neighboursOf(ctx, program, key) };
}

export const meta = pageTitle("Preview");

export default function PreviewDialog() {
  const { key = "" } = useParams();
  const { search } = useLocation();
  const { programId, stored, index, total, previous, next } = useLoaderData<typeof loader>();
  const { store } = useEditor();
  const workout = store.entries.get(key)?.workout ?? stored;
  if (!workout) return null;
  const preview = previewWorkout(workout);
  const at = (other: string) => paths.preview(programId, other) + search;
  return (
    <DialogScreen title={`Preview of ${preview.place}`} closeTo={paths.editor(programId) + search} width="l">
      <nav className="actions preview-nav" aria-label="Days">
        {previous && (
          <ButtonLink to={at(previous)} replace preventScrollReset>
            Previous
          </ButtonLink>
        )}
        <span>{`${index} of ${total}`}</span>
        {next && (
          <ButtonLink to={at(next)} replace preventScrollReset>
            Next
          </ButtonLink>
        )}
      </nav>
      <WorkoutPreview preview={preview} />
    </DialogScreen>
  );
}
