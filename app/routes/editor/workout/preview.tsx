import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLocation, useOutletContext, useParams } from "@remix-run/react";
import { useContext } from "react";
import { neighboursOf } from "#app/domain/schedule/week.ts";
import { formatPlaceOfKey, parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { NumbersContext } from "#app/editor/numbers/numbers.ts";
import { useEntry } from "#app/editor/state/context.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { WorkoutPreview } from "#app/editor/week/workout-preview.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";

/** The day comes with the week below. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:see");
  return null;
}

export function clientLoader() {
  return null;
}

export const meta = pageTitle("Preview");

export default function PreviewDialog() {
  const { key = "" } = useParams();
  const { search } = useLocation();
  const { program, today } = useOutletContext<EditorView>();
  const workout = useEntry(key)?.workout;
  const numbers = useContext(NumbersContext);
  const place = parseWorkoutKey(key);
  if (!workout || !place) return null;
  const { index, total, previous, next } = neighboursOf(program.span, place, today);
  const at = (day: { key: string; page: number }) => paths.preview(program.id, day.key) + inWeek(search, day.page);
  return (
    <DialogScreen
      title={`Preview of ${formatPlaceOfKey(key)}`}
      closeTo={paths.editorUnder(program.id, search)}
      width="l"
    >
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
      <NumbersContext.Provider value={numbers && { ...numbers, back: { ...numbers.back, preview: key } }}>
        <WorkoutPreview workout={workout} />
      </NumbersContext.Provider>
    </DialogScreen>
  );
}

function inWeek(search: string, week: number) {
  const query = new URLSearchParams(search);
  query.set("week", String(week));
  return `?${query}`;
}
