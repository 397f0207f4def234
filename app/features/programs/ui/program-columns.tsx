import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { ProgramRow } from "../list.server.ts";
import type { programList } from "../list.ts";

type ProgramColumn = Column<typeof programList, ProgramRow>;

/** The columns of the programs, whose dialogs keep the list's query. */
export function programColumns(search: string): ProgramColumn[] {
  return [
    { label: "Program name", isName: true, cell: nameOf },
    { label: "Author", cell: ({ authorName }) => authorName },
    { label: "Duration", cell: ({ duration }) => duration },
    { label: "Difficulty", cell: ({ difficulty }) => difficulty },
    { label: "Published", cell: ({ isPublished }) => (isPublished ? publishedTick : "No") },
    { label: "Edit or delete", isHidden: true, cell: (row) => actionsOf(row, search) },
  ];
}

function nameOf({ id, name, canOpen }: ProgramRow) {
  return canOpen ? <a href={paths.editor(id)}>{name}</a> : name;
}

/** Where a program stands on the page, so that an address can lead back to it. */
export function rowId(programId: string) {
  return `program-${programId}`;
}

const publishedTick = (
  <span className="inline-flex items-center gap-1 text-good">
    <Icon name="check" />
    Yes
  </span>
);

function actionsOf({ id, name, canOpen, canDelete }: ProgramRow, search: string) {
  return (
    <div className="flex justify-end gap-1">
      {canOpen && (
        <a className="btn btn-ghost btn-s" href={paths.editor(id)} aria-label={`Edit ${name}`}>
          <Icon name="pencil" />
          Edit
        </a>
      )}
      {canDelete && (
        <a className="btn btn-ghost btn-s" href={paths.deleteProgram(id) + search} aria-label={`Delete ${name}`}>
          <Icon name="trash-2" />
          Delete
        </a>
      )}
    </div>
  );
}
