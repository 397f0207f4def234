import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { folderShown } from "#app/features/programs/list.ts";
import { createProgram } from "#app/features/programs/mutations.server.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { ProgramDetailsForm } from "#app/features/programs/ui/program-details-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { attemptOf } from "#app/http/steps.server.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { receiveDetails } from "./receive.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  const [difficulties, folders] = await Promise.all([listDifficulties(ctx), listFolders(ctx)]);
  return { id: newId(), difficulties, folders, today: dateOf(ctx.now), folder: folderShown(request.url) };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  const received = await receiveDetails(ctx, request);
  if (!received.isReady) return received.answer;
  const saved = await createProgram(ctx, attemptOf(received.form), received.details);
  if (!saved.ok) return received.refuse(saved.errors);
  return redirectWithFlash(ctx, paths.editor(saved.program.id), `${saved.program.name} was created.`);
}

export const meta = pageTitle("New program");

export default function NewProgram() {
  const { id, folder, ...choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const back = paths.programs() + search;
  return (
    <DialogScreen title="New program" closeTo={back}>
      <ProgramDetailsForm defaults={{ id, folder }} answer={answer} choices={choices} cancelTo={back} />
    </DialogScreen>
  );
}
