import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { allow } from "#app/domain/policy/can.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { textOf } from "#app/domain/workout/post/posted-week.ts";
import { TextForm } from "#app/editor/text/text-form.tsx";
import { useUnsavedText, useWritten } from "#app/editor/text/use-day-text.ts";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { dayAsText, readDayText, saveDayText } from "#app/features/workouts/text.server.ts";
import { addedMessage } from "#app/features/workouts/texts/new-exercises.server.ts";
import { readDayAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { asPosted, postedTextOf, readEntries } from "#app/routes/editor/week/posted-form.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export { alsoAfterConflict as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const key = params.key ?? "";
  const owner = { userId: ctx.actor.userId, subject: `${program.id}/day-${key}` };
  return { programId: program.id, key, owner, saveId: newId(), ...dayAsText(await readDayAt(ctx, program, key)) };
}

/** Without script the text is stored; hydrated, it goes into the editor, and Save stores it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const [programId, key] = [params.programId ?? "", params.key ?? ""];
  const entries = await readEntries(ctx, request, params.programId);
  const [document, text] = [textOf(entries, "document"), textOf(entries, "text") ?? ""];
  if (document !== null) {
    const read = await readDayText(ctx, programId, { document, ...postedTextOf(entries) }, createExercise);
    if (!read.ok) markFailed();
    return data({ text, ...read, posted: text }, { status: read.ok ? 200 : 400 });
  }
  const posted = postedTextOf(entries);
  const result = await saveDayText(ctx, programId, key, posted, createExercise);
  if (!result.ok) {
    markFailed();
    return data({ text, ...result, ...asPosted(posted) }, { status: result.status });
  }
  const done =
    result.changed === 0
      ? "The text says what was already there, so nothing changed."
      : `1 day saved.${addedMessage(result.added)}`;
  const query = new URL(request.url).searchParams;
  query.set("week", String(result.page));
  return redirectWithFlash(ctx, `${paths.editorUnder(programId, `?${query}`)}#day-${key}`, result.message ?? done);
}

export const meta = pageTitle("Workout as text");

export default function DayText() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { programId, key, owner, versions, saveId } = view;
  const closeTo = paths.editorUnder(programId, useLocation().search);
  const { text, document } = useUnsavedText(key, view.text);
  useWritten(key, result && "workout" in result ? result : null, closeTo);
  const name = formatPlaceOfKey(key);
  return (
    <DialogScreen title={`Text of ${name}`} closeTo={closeTo} width="l">
      <p>
        <Link to={paths.notation()} target="_blank" rel="noopener">
          Rules of the notation (in a new tab)
        </Link>
      </p>
      <TextForm
        key={text}
        label={`Workout of ${name}`}
        {...{ text, versions, saveId, owner, result }}
        along={{ programId, place: { of: "day" } }}
        canCheck={document === null}
        submitLabel={document ? "Use text" : "Save text"}
      >
        {document && <input type="hidden" name="document" value={document} />}
      </TextForm>
    </DialogScreen>
  );
}
