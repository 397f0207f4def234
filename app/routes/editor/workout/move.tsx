import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { allow } from "#app/domain/policy/can.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { textOf } from "#app/domain/workout/post/posted-week.ts";
import { MoveFields } from "#app/editor/moving/move-fields.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readMove } from "#app/features/workouts/move.server.ts";
import { postWeek } from "#app/features/workouts/posting/post.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { markFailed } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { postedWeekOf, readEntries } from "#app/routes/editor/week/posted-form.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const move = await readMove(ctx, program, params.key ?? "", params.partId ?? "");
  return { programId: program.id, saveId: newId(), ...move };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const { programId = "", key = "", partId = "" } = params;
  const entries = await readEntries(ctx, request, params.programId);
  const press = textOf(entries, "verb") === "Copy" ? "copyTo" : "move";
  const moved = pressButton({ press, key, id: partId, to: textOf(entries, "to") ?? "" });
  const result = await postWeek(ctx, programId, postedWeekOf([["do", moved], ...entries]));
  const week = paths.editorUnder(programId, new URL(request.url).search);
  if (result.ok) return redirect(`${week}#${result.made ?? partId}`);
  markFailed();
  return data({ message: result.refusal.message }, { status: result.status });
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `Move or copy ${view?.title ?? ""}`);

export default function MoveDialog() {
  const { programId, saveId, title, places, versions } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { key = "", partId = "" } = useParams();
  const { search } = useLocation();
  return (
    <DialogScreen title={`Move or copy ${title}`} closeTo={paths.editorUnder(programId, search)}>
      <PostForm className="form" action={paths.movePart(programId, key, partId) + search}>
        {refused && (
          <p className="summary" role="alert">
            {refused.message}
          </p>
        )}
        <input type="hidden" name="saveId" value={saveId} />
        {versions.map(({ name, version }) => (
          <input key={name} type="hidden" name={name} value={version} />
        ))}
        <MoveFields places={places} />
      </PostForm>
    </DialogScreen>
  );
}
