import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Editor } from "#app/editor/editor.tsx";
import { styleToWaitFor } from "#app/editor/week/week-style.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { handlePost } from "./after-post.server.ts";
import { editorView } from "./view.server.ts";
import "#app/styles/editor.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const query = new URL(request.url).searchParams;
  const program = await findProgram(ctx, params.programId ?? "");
  return editorView(ctx, program, query, readWeekAt(ctx, program, query.get("week"), params.key));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  return handlePost(ctx, request, { programId: params.programId ?? "" });
}

/** Reloads only for another week or client; edits live in the editor until saved. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...args }: ShouldRevalidateFunctionArgs) {
  if (args.currentParams.programId !== args.nextParams.programId) return true;
  const changes = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name);
  return formMethod === "POST" || changes("week") || changes("client") || changes("totals");
}

export const links: LinksFunction = () => [styleToWaitFor];

export const meta = pageTitle<typeof loader>(({ data: view }) => view?.program.name ?? "Program");

export default function EditorScreen() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <Editor key={view.program.id} view={view} posted={posted}>
      <Outlet context={view} />
    </Editor>
  );
}
