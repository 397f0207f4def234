import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { ProgramRow } from "../list.server.ts";
import { isOneFolder, type ProgramQuery, type programList } from "../list.ts";
import type { Direction } from "../move.server.ts";

type MoveProps = { program: ProgramRow; search: string; onMove: (moved: Moved) => void };
type Moved = { id: string; direction: Direction };

/** The column with positions if the list is one folder, with buttons if all of it is shown. */
export function useMoveColumn(
  rows: ProgramRow[],
  query: ProgramQuery,
  search: string,
): Column<typeof programList, ProgramRow>[] {
  const onMove = useFocusAfterMove(rows);
  if (!isOneFolder(query)) return [];
  const canMove = rows.some((row) => row.canMoveUp || row.canMoveDown);
  return [
    {
      label: "Order",
      sort: "order",
      cell: (program) =>
        canMove ? <MoveButtons program={program} search={search} onMove={onMove} /> : program.position,
    },
  ];
}

function MoveButtons({ program, search, onMove }: MoveProps) {
  const { id, name } = program;
  return (
    <PostForm action={paths.moveProgram(id) + search} id={formId(id)} className="flex gap-1" preventScrollReset>
      <button
        type="submit"
        className="btn btn-ghost btn-s"
        name="direction"
        value="up"
        disabled={!program.canMoveUp}
        onClick={() => onMove({ id, direction: "up" })}
      >
        <Icon name="arrow-up" />
        <span className="sr-only">{`Move ${name} up`}</span>
      </button>
      <button
        type="submit"
        className="btn btn-ghost btn-s"
        name="direction"
        value="down"
        disabled={!program.canMoveDown}
        onClick={() => onMove({ id, direction: "down" })}
      >
        <Icon name="arrow-down" />
        <span className="sr-only">{`Move ${name} down`}</span>
      </button>
    </PostForm>
  );
}

/** Focus follows a moved program: the same button, or the other one at the end of the list. */
function useFocusAfterMove(rows: ProgramRow[]) {
  const moved = useRef<Moved | null>(null);
  useEffect(() => {
    if (!moved.current || rows.length === 0) return;
    const { id, direction } = moved.current;
    moved.current = null;
    const buttons = document.querySelectorAll<HTMLButtonElement>(`#${formId(id)} button:not(:disabled)`);
    ([...buttons].find((button) => button.value === direction) ?? buttons[0])?.focus();
  }, [rows]);
  return (next: Moved) => {
    moved.current = next;
  };
}

function formId(programId: string) {
  return `move-${programId}`;
}
