import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Conflict } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { totalDays } from "#app/domain/schedule/span.ts";
import { addWeekToProgram } from "#app/features/programs/add-week.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ConfirmScreen } from "#app/ui/dialogs/confirm-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  return { id: program.id, days: totalDays(program, dateOf(ctx.now)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const form = await formOf(request);
  const id = params.programId ?? "";
  try {
    const lastPage = await addWeekToProgram(ctx, id, Number(form.get("days")));
    return await redirectWithFlash(ctx, paths.editor(id, lastPage), `Week ${lastPage} was added.`);
  } catch (refusal) {
    if (!(refusal instanceof Conflict)) throw refusal;
    return data({ refusal: refusal.message }, { status: refusal.status });
  }
}

export const meta = pageTitle("Add week");

export default function AddWeek() {
  const { id, days } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = paths.editorUnder(id, useLocation().search);
  return (
    <ConfirmScreen
      question="Are you sure you want to add a week? Programs other than week type will get converted to day type if you do this."
      cancelTo={back}
      refusal={answer?.refusal}
    >
      <input type="hidden" name="days" value={days} />
    </ConfirmScreen>
  );
}
