import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { pastNoteList } from "#app/features/notes/list.ts";
import { listPastNotes, type PastNote } from "#app/features/notes/queries.server.ts";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(pastNoteList, "note:manage", async (ctx, readQuery) => {
  const query = readQuery({});
  return { ...(await listPastNotes(ctx, query)), query };
});

export const meta = pageTitle("Notes about past clients");

export default function PastNotes() {
  const { rows, total, query } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={pastNoteList}
        title="Notes about past clients"
        query={query}
        choices={{}}
        total={total}
        rows={rows}
        columns={columns(serializeQuery(pastNoteList, query))}
        empty={{
          title: "You have no notes about past clients",
          filtered: { text: "No note matches these filters." },
          nothing: { text: "When somebody is no longer your client, your notes about them move here." },
        }}
      />
      <Outlet />
    </>
  );
}

function columns(search: string): Column<typeof pastNoteList, PastNote>[] {
  return [
    { label: "Client", isName: true, cell: ({ about }) => about ?? "Past client" },
    { label: "Day", cell: ({ notedOn }) => formatDate(notedOn) },
    {
      label: "Note",
      isText: true,
      cell: ({ text, author }) => (
        <div className="wrap-anywhere">
          <span className="block whitespace-pre-line" dir="auto">
            {text}
          </span>
          {author && <span className="block text-xs text-ink-2">by {author}</span>}
        </div>
      ),
    },
    {
      label: "Delete",
      isHidden: true,
      cell: ({ id, notedOn }) => (
        <DeleteLink name={`the note from ${formatDate(notedOn)}`} to={paths.deletePastNote(id) + search} />
      ),
    },
  ];
}
