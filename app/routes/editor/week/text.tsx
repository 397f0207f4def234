import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { allow } from "#app/domain/policy/can.ts";
import { counted } from "#app/domain/text/counted.ts";
import { textOf } from "#app/domain/workout/post/posted-week.ts";
import { TextForm } from "#app/editor/text/text-form.tsx";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { saveWeekText, weekAsText } from "#app/features/workouts/text.server.ts";
import { addedMessage } from "#app/features/workouts/texts/new-exercises.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { asPosted, postedTextOf, readEntries } from "./posted-form.server.ts";

export { alsoAfterConflict as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const week = await readWeekAt(ctx, program, new URL(request.url).searchParams.get("week"));
  const owner = { userId: ctx.actor.userId, subject: `${program.id}/week-${week.page}` };
  return { program: { id: program.id, name: program.name }, owner, saveId: newId(), ...weekAsText(week) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const entries = await readEntries(ctx, request, params.programId);
  const [programId, posted] = [params.programId ?? "", postedTextOf(entries)];
  const result = await saveWeekText(ctx, programId, { ...posted, page: textOf(entries, "week") }, createExercise);
  if (!result.ok) {
    markFailed();
    return data({ text: posted.text, ...result, ...asPosted(posted) }, { status: result.status });
  }
  const { page, changed, added, message } = result;
  const done =
    changed === 0
      ? "The text says what was already there, so nothing changed."
      : `${counted(changed, "day")} saved.${addedMessage(added)}`;
  return redirectWithFlash(ctx, paths.editor(programId, page), message ?? done);
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `Text of ${view?.program.name ?? "a program"}`);

export default function TextScreen() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { program, page, pages } = view;
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{`${program.name}, week ${page} of ${pages}`}</h1>
        <div className="actions">
          <Link className="btn" to={paths.notation()}>
            Rules of the notation
          </Link>
          <Link className="btn" to={paths.programText(program.id)}>
            Whole program
          </Link>
          <Link className="btn" to={paths.editor(program.id, page)}>
            Back to the week
          </Link>
        </div>
      </div>
      <TextForm
        key={page}
        label={`Text of week ${page}`}
        text={view.text}
        versions={view.versions}
        saveId={view.saveId}
        owner={view.owner}
        submitLabel="Save text"
        result={result}
        along={{ programId: program.id, place: { of: "week", keys: view.versions.map(({ key }) => key) } }}
        canCheck
        hint="A day that the text leaves out stays as it is."
      >
        <input type="hidden" name="week" value={page} />
      </TextForm>
    </div>
  );
}
