import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Header, Table } from "#app/ui/table.tsx";
import type { ProgramRow } from "../list.server.ts";
import { MoveButtons, useFocusAfterMove } from "./move-buttons.tsx";

type TableProps = {
  rows: ProgramRow[];
  /** The list's query, which the dialogs and moves keep. */
  search: string;
};

/** The list of programs. The order can be changed where it is the whole order of one folder. */
export function ProgramTable({ rows, search }: TableProps) {
  const isOrdered = rows.some((row) => row.canMoveUp || row.canMoveDown);
  const remember = useFocusAfterMove(rows);
  return (
    <Table caption="Programs" headers={isOrdered ? ["Order", ...columns] : columns}>
      {rows.map((row) => (
        <tr key={row.id}>
          {isOrdered && (
            <td>
              <MoveButtons program={row} search={search} onMove={remember} />
            </td>
          )}
          <th scope="row" id={rowId(row.id)}>
            {row.canOpen ? <Link to={paths.editor(row.id)}>{row.name}</Link> : row.name}
          </th>
          <td>{row.authorName}</td>
          <td>{row.duration}</td>
          <td>{row.difficulty}</td>
          <td>{row.isPublished ? <PublishedTick /> : "No"}</td>
          <td>
            <RowActions row={row} search={search} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Where a program stands on the page, so that an address can lead back to it. */
export function rowId(programId: string) {
  return `program-${programId}`;
}

const actions: Header = { label: "Edit or delete", hidden: true };
const columns: Header[] = ["Program name", "Author", "Duration", "Difficulty", "Published", actions];

function PublishedTick() {
  return (
    <span className="inline-flex items-center gap-1 text-good">
      <Icon name="check" />
      Yes
    </span>
  );
}

function RowActions({ row, search }: { row: ProgramRow; search: string }) {
  return (
    <div className="flex justify-end gap-1">
      {row.canOpen && (
        <Link className="btn btn-ghost btn-s" to={paths.editor(row.id)} aria-label={`Edit ${row.name}`}>
          <Icon name="pencil" />
          <span className="max-sm:sr-only">Edit</span>
        </Link>
      )}
      {row.canDelete && (
        <Link
          className="btn btn-ghost btn-s"
          to={paths.deleteProgram(row.id) + search}
          aria-label={`Delete ${row.name}`}
          preventScrollReset
        >
          <Icon name="trash-2" />
          <span className="max-sm:sr-only">Delete</span>
        </Link>
      )}
    </div>
  );
}
