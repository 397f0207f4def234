import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { Forbidden } from "#app/domain/errors.ts";
import { readPage } from "#app/domain/lists/query.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { HistoryList } from "#app/editor/history/history-list.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readHistory } from "#app/features/workouts/history.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  // why: what its author took back was not sold
  if (program.isBought) throw new Forbidden();
  const { search, searchParams } = new URL(request.url);
  const { id, canEdit } = program;
  const page = readPage(searchParams.get("history"));
  const history = await readHistory(ctx, program, page);
  if (page > history.pages) throw redirect(paths.history(id) + historySearch(search, history.pages));
  return { program: { id, canEdit }, history };
}

function historySearch(search: string, page: number) {
  return `?${new URLSearchParams([...new URLSearchParams(searchWithout(search, "history")), ["history", String(page)]])}`;
}

export const meta = pageTitle("History");

export default function HistoryDialog() {
  const { program, history } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const editorQuery = searchWithout(search, "history");
  return (
    <DialogScreen title="History" closeTo={paths.editorUnder(program.id, editorQuery)} width="l">
      <HistoryList program={program} history={history} search={editorQuery} />
      <Pagination
        page={history.page}
        pages={history.pages}
        hrefFor={(page) => historySearch(search, page)}
        label="Pages of the history"
      />
    </DialogScreen>
  );
}
