import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { Editor } from "#app/editor/editor.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { findCatalogue, readExplorer, readFound } from "#app/features/workouts/explorer.server.ts";
import { postWeek } from "#app/features/workouts/post.server.ts";
import { readSetNames } from "#app/features/workouts/set-names.server.ts";
import { programFacts, readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { afterPost, withTarget } from "./after-post.server.ts";
import "#app/styles/editor.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.program.name ?? "Program" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const query = new URL(request.url).searchParams;
  const program = await findProgram(ctx, params.programId ?? "");
  const [week, explorer, catalogue, setNames, found] = await Promise.all([
    readWeekAt(ctx, program, query.get("week")),
    readExplorer(ctx, query),
    findCatalogue(ctx),
    readSetNames(ctx, program.accountId, ""),
    readFound(ctx, query),
  ]);
  const facts = programFacts(program);
  return {
    ...week,
    ...catalogue,
    program: { id: program.id, name: program.name, facts, canEdit: program.canEdit },
    explorer,
    setNames,
    found,
    open: query.get("open"),
    saved: query.has("saved"),
    saveId: newId(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const form = withTarget(await request.formData());
  const result = await postWeek(ctx, params.programId ?? "", form);
  if (!result.ok) return data(result.refusal, { status: result.status });
  return redirect(afterPost(request, form, result));
}

/** A week is read once; what is edited since lives in the editor until it is saved. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameWeek = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSameWeek
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get("week") !== nextUrl.searchParams.get("week");
}

export default function EditorScreen() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <>
      <div className="screen">
        <Editor key={view.program.id} view={view} posted={posted} />
      </div>
      <Outlet />
    </>
  );
}
