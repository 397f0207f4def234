import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { counted } from "#app/domain/text/counted.ts";
import { ChangedDays } from "#app/editor/history/history-list.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { planRestore, restoreSave } from "#app/features/workouts/restore.server.ts";
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
  const plan = await planRestore(ctx, program, Number(params.save));
  return { id: program.id, save: Number(params.save), saveId: newId(), ...plan };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const form = await formOf(request);
  const saveId = parseUuid(String(form.get("saveId")));
  if (!saveId) throw new NotFound("Given item not found.");
  const save = Number(params.save);
  const restored = await restoreSave(ctx, program, { save, saveId, latest: Number(form.get("latest")) });
  if (!restored.ok) return data({ refusal: restored.message }, { status: 409 });
  const back = paths.editorUnder(program.id, new URL(request.url).search);
  if (restored.days === 0) return redirect(back);
  const days = counted(restored.days, "day");
  return redirectWithFlash(ctx, back, `${days} restored. Undo, or the history, brings back what was there before.`);
}

export const meta = pageTitle("Restore");

export default function RestoreDialog() {
  const { id, save, saveId, oldest, latest, changes, days } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const question =
    save < oldest
      ? "Do you want the program as it was before these saves?"
      : `Do you want the program as it was after save ${save}?`;
  return (
    <ConfirmScreen
      question={question}
      confirmLabel="Restore"
      cancelTo={paths.history(id) + search}
      refusal={useActionData<typeof action>()?.refusal}
    >
      <input type="hidden" name="saveId" value={saveId} />
      <input type="hidden" name="latest" value={latest} />
      <h2 className="label">{days === 0 ? "It is like that now: nothing would change." : "This would change"}</h2>
      <ChangedDays changes={changes} days={days} />
    </ConfirmScreen>
  );
}
