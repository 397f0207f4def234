import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { allow } from "#app/domain/policy/can.ts";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { formOfProgram } from "#app/features/programs/form.ts";
import { updateProgram } from "#app/features/programs/mutations.server.ts";
import { durationLockOf, findProgram, listDifficulties } from "#app/features/programs/queries.server.ts";
import { ProgramDetailsForm } from "#app/features/programs/ui/program-details-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { receiveDetails } from "./receive.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findEditable(ctx, params.programId);
  const [difficulties, folders, lock] = await Promise.all([
    listDifficulties(ctx),
    listFolders(ctx),
    durationLockOf(ctx.db, program),
  ]);
  const { id, startDate } = program;
  return {
    id,
    defaults: formOfProgram(program),
    standing: { startDate, lock },
    choices: { difficulties, folders, today: dateOf(ctx.now) },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findEditable(ctx, params.programId);
  const received = await receiveDetails(ctx, request, program.startDate);
  if (!received.isReady) return received.answer;
  const saved = await updateProgram(ctx, program.id, received.details);
  if (!saved.ok) return received.refuse(saved.errors);
  const back = paths.editorUnder(program.id, new URL(request.url).search);
  return redirectWithFlash(ctx, back, `The details of ${saved.program.name} were saved.`);
}

async function findEditable(ctx: Context, id = "") {
  const program = await findProgram(ctx, id);
  allow(ctx.actor, "program:edit", program);
  return program;
}

export const meta = pageTitle("Program details");

export default function ProgramDetails() {
  const { id, defaults, standing, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = paths.editorUnder(id, useLocation().search);
  return (
    <DialogScreen title="Program details" closeTo={back}>
      <ProgramDetailsForm defaults={defaults} answer={answer} choices={choices} standing={standing} cancelTo={back} />
    </DialogScreen>
  );
}
