import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { deleteLink, iconLink, rowActions } from "#app/ui/lists/row-actions.tsx";
import type { ProgramRow } from "../list.server.ts";
import { isOneFolder, type ProgramQuery, type programList } from "../list.ts";

type ProgramColumn = Column<typeof programList, ProgramRow>;

type ColumnsProps = { query: ProgramQuery; search: string; hasFolders: boolean };

export function programColumns({ query, ...way }: ColumnsProps): ProgramColumn[] {
  const isFolder = isOneFolder(query);
  return [
    {
      label: "Program name",
      isName: true,
      cell: (row) => nameOf(row, isFolder ? null : row.folder),
      sort: isFolder ? "name" : "order",
    },
    { label: "Author", cell: ({ authorName }) => authorName },
    { label: "Duration", cell: ({ duration }) => duration },
    { label: "Difficulty", cell: ({ difficulty }) => difficulty },
    { label: "Written", cell: writtenOf },
    { label: "Clients", cell: ({ clients }) => clients || "–", isNumber: true, sort: "clients" },
    { label: "Changed", cell: changedOf, sort: "changed" },
    { label: "Published", cell: ({ isPublished }) => (isPublished ? publishedTick : "No") },
    { label: "Edit, move or delete", isHidden: true, cell: (row) => actionsOf(row, way) },
  ];
}

function nameOf({ id, name, canOpen, isBought }: ProgramRow, folder: string | null) {
  return (
    <span className="grid">
      {canOpen ? <a href={paths.editor(id)}>{name}</a> : name}
      {isBought && (
        <span>
          <Badge tone="accent">Bought</Badge>
        </span>
      )}
      {folder && <span className="text-xs font-normal text-ink-2">{folder}</span>}
    </span>
  );
}

function writtenOf({ written }: ProgramRow) {
  if (!written) return <span className="text-ink-2">Nothing yet</span>;
  return (
    <span className="grid">
      {written.reach}
      <span className="text-xs text-ink-2">{written.days}</span>
    </span>
  );
}

function changedOf({ changed: { words, date } }: ProgramRow) {
  if (words === date) return date;
  return (
    <span title={date}>
      {words}
      <span className="sr-only">, {date}</span>
    </span>
  );
}

export function rowId(programId: string) {
  return `program-${programId}`;
}

const publishedTick = (
  <span className="inline-flex items-center gap-1 align-middle text-good">
    <Icon name="check" />
    Yes
  </span>
);

function actionsOf(
  { id, name, canOpen, canFile, canDelete, isBought }: ProgramRow,
  { search, hasFolders }: Omit<ColumnsProps, "query">,
) {
  return rowActions(
    canOpen && iconLink(isBought ? "eye" : "pencil", paths.editor(id), `${isBought ? "Open" : "Edit"} ${name}`),
    canFile && hasFolders && iconLink("folder", paths.programFolder(id) + search, `Move ${name} elsewhere`),
    canDelete && deleteLink(paths.deleteProgram(id) + search, name),
  );
}
