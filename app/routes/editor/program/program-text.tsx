import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { allow } from "#app/domain/policy/can.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { textOf } from "#app/domain/workout/post/posted-week.ts";
import { ProgramTextPreview } from "#app/editor/text/program-text-preview.tsx";
import { TextForm } from "#app/editor/text/text-form.tsx";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { lengthenProgram } from "#app/features/programs/lengthen.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { postProgramText } from "#app/features/workouts/texts/program-text.server.ts";
import { programFacts } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { postedTextOf, readEntries } from "#app/routes/editor/week/posted-form.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { alsoAfterConflict as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const owner = { userId: ctx.actor.userId, subject: `${program.id}/program` };
  const { id, name, continuous, startDate, duration, timeUnit, lastSaved } = program;
  const span = { continuous, startDate, duration, timeUnit, lastSaved };
  return { program: { id, name, facts: programFacts(program) }, span, today: todayOf(ctx), owner, saveId: newId() };
}

/** The first press shows what the text becomes; the second one stores what was shown. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const entries = await readEntries(ctx, request, params.programId);
  const { text, answers, answered, addsAll, saveId } = postedTextOf(entries);
  const seen = textOf(entries, "do") === "save" ? Number(textOf(entries, "seen")) : null;
  const lengthens = textOf(entries, "lengthen") === "on";
  const posted = { text, answers, addsAll, saveId, seen, lengthens };
  const result = await postProgramText(ctx, params.programId ?? "", posted, {
    lengthen: lengthenProgram,
    create: createExercise,
  });
  if (result.ok) return redirectWithFlash(ctx, paths.editor(params.programId ?? "", result.page), result.message);
  if (result.status !== 200) markFailed();
  return data({ ...result, posted: text, answered }, { status: result.status });
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `Text of ${view?.program.name ?? "a program"}`);

const none: [] = [];

export default function ProgramText() {
  const { program, span, today, owner, saveId } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const days = span.continuous ? "‘04/05/2026’, or ‘Week 1’ and ‘Monday’" : "‘Week 1’ and ‘Monday’, or ‘Day 1’";
  return (
    <div className="screen">
      <div className="screen-head">
        <div>
          <h1>{`${program.name} as text`}</h1>
          <p className="hint">{program.facts}</p>
        </div>
        <div className="actions">
          <Link className="btn" to={paths.notation()}>
            Rules of the notation
          </Link>
          <Link className="btn" to={paths.editor(program.id)}>
            Back to the program
          </Link>
        </div>
      </div>
      <TextForm
        label="Text of the program"
        text=""
        versions={none}
        saveId={saveId}
        owner={owner}
        submitLabel="Preview"
        isSubmitPlain={result !== undefined && "preview" in result}
        result={result}
        along={{ programId: program.id, place: { of: "program", span, today } }}
        hint={`Above the exercises of each day stands its name: ${days}. A day that the text leaves out stays as it is.`}
      >
        {result && "preview" in result && <ProgramTextPreview {...result} />}
      </TextForm>
    </div>
  );
}
