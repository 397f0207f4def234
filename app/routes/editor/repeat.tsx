import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RepeatRules } from "#app/editor/repeat/repeat-form.tsx";
import { RepeatPastEnd, RepeatPreview } from "#app/editor/repeat/repeat-preview.tsx";
import { readRepeat, repeatWeek } from "#app/features/workouts/repeat.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/screens/forms.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { postedTextOf, readEntries } from "./posted-form.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  return readRepeat(ctx, params.programId ?? "", askedBy(request));
}

/** The rules stand in the address, as the preview was made from them. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const programId = params.programId ?? "";
  const confirmed = postedTextOf(await readEntries(request));
  const result = await repeatWeek(ctx, programId, askedBy(request), confirmed);
  if (!result.ok) {
    markFailed();
    return data({ reason: result.reason }, { status: result.status });
  }
  const { page, times } = result;
  const often = times === 1 ? "once" : `${times} times`;
  return redirectWithFlash(ctx, paths.editor(programId, page + 1), `Week ${page} was repeated ${often}.`);
}

function askedBy(request: Request) {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Also after a refusal: the preview is made anew from what stands there now. */
export function shouldRevalidate() {
  return true;
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `Repeat week ${view?.page ?? ""}`);

export default function RepeatDialog() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { program, page, preview, pastEnd } = view;
  return (
    <DialogScreen title={`Repeat week ${page}`} closeTo={paths.editor(program.id, page)} width="l">
      {answer && (
        <p className="summary" role="alert">
          {answer.reason}
        </p>
      )}
      <RepeatRules {...view} />
      {pastEnd && <RepeatPastEnd program={program} page={page} pastEnd={pastEnd} />}
      {preview && <RepeatPreview page={page} preview={preview} saveId={view.saveId} versions={view.versions} />}
    </DialogScreen>
  );
}
