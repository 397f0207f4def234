import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { Editor } from "#app/editor/editor.tsx";
import { styleToWaitFor } from "#app/editor/week/week-style.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readDayAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { handlePost } from "#app/routes/editor/week/after-post.server.ts";
import { editorView } from "#app/routes/editor/week/view.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import "#app/styles/editor.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const day = readDayAt(ctx, program, params.key ?? "");
  return editorView(ctx, program, new URL(request.url).searchParams, day);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  return handlePost(ctx, request, { programId: params.programId ?? "", onlyDay: params.key ?? "" });
}

export const links: LinksFunction = () => [styleToWaitFor];

export const meta = pageTitle<typeof loader>(({ data: view }) => {
  const day = view?.days[0];
  return day ? `${formatPlace(day)} · ${view.program.name}` : "Workout";
});

export default function WorkoutScreen() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <Editor key={view.days[0]?.key} view={view} posted={posted} isSingle />;
}
