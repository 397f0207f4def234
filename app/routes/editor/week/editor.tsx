import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { useEffect } from "react";
import { Editor } from "#app/editor/editor.tsx";
import type { EditorView } from "#app/editor/state/views.ts";
import { styleToWaitFor } from "#app/editor/week/week-style.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { findWeekPage } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { handlePost } from "./after-post.server.ts";
import { viewUnderDialog } from "./under-dialog.server.ts";
import { editorView } from "./view.server.ts";
import "#app/styles/editor.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { pathname, searchParams: query } = new URL(request.url);
  const program = await findProgram(ctx, params.programId ?? "");
  const isDocument = request.headers.get("accept")?.includes("text/html");
  if (isDocument && pathname !== paths.editor(program.id)) return viewUnderDialog(ctx, program, query, params.key);
  const page = findWeekPage(ctx, program, query.get("week"), params.key);
  return editorView(ctx, program, query, readWeek(ctx, program, page));
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

export const handle = { styles: "week" };

export const meta = pageTitle<typeof loader>(({ data: view }) => view?.program.name ?? "Program");

export default function EditorScreen() {
  const view = useWholeView(useLoaderData<typeof loader>());
  const posted = useActionData<typeof action>();
  return (
    <Editor key={view.program.id} view={view} posted={posted}>
      <Outlet context={view} />
    </Editor>
  );
}

/** A page that is a dialog comes without the week: unseen without script, it is fetched once there is one. */
function useWholeView(view: EditorView): EditorView {
  const { search } = useLocation();
  const { data, load } = useFetcher<typeof loader>();
  const query = new URLSearchParams(search);
  query.set("week", String(view.page));
  const address = `${paths.editor(view.program.id)}?${query}`;
  const isMissing = view.isUnderDialog === true && data === undefined;
  useEffect(() => {
    if (isMissing) load(address);
  }, [isMissing, load, address]);
  return view.isUnderDialog && data ? data : view;
}
