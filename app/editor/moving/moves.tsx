import { type ComponentType, type RefObject, useEffect, useMemo, useState } from "react";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import type { Explorer } from "#app/editor/explorer/use-explorer.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorDay } from "#app/editor/state/views.ts";
import { later } from "#app/ui/browser/later.tsx";
import { whenIdle } from "#app/ui/browser/when-idle.ts";
import { dayNames } from "./day-names.ts";
import type { DragProps } from "./drag-layer.tsx";

// why: in the file of the presses that open it (scripts/bundle/chunks.ts), so it opens offline
const MoveDialog = later(() => import("./move-dialog.tsx").then(({ MoveDialog }) => MoveDialog));

type Props = {
  days: EditorDay[];
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  moved: Dragged | null;
  onClose: () => void;
  announce: (sentence: string) => void;
};

export function Moves({ days, form, explorer, moved, onClose, announce }: Props) {
  const { canEdit } = useEditor();
  const dayName = useMemo(() => dayNames(days), [days]);
  if (!canEdit) return null;
  return (
    <>
      {moved && (
        <MoveDialog moved={moved} days={days} form={form} dayName={dayName} onClose={onClose} announce={announce} />
      )}
      <DragLoader form={form} dayName={dayName} exercises={explorer.exercises} />
    </>
  );
}

const dialogHelp = "Opens a choice of day and place.";
const dragHelp =
  "Enter opens a choice of day and place. Space picks it up: then the arrow keys carry it, C takes a copy instead, Space drops it, Escape puts it back.";

function DragLoader(props: DragProps) {
  const [Layer, setLayer] = useState<ComponentType<DragProps> | null>(null);
  useEffect(() => {
    return whenIdle(() => {
      import("./drag-layer.tsx").then(
        ({ DragLayer }) => setLayer(() => DragLayer),
        // why: without it, the buttons still move everything
        () => {},
      );
    });
  }, []);
  // why: the instruction is long, and the same for hundreds of handles
  useEffect(() => {
    props.form.current?.querySelector(".ib-place")?.setAttribute("aria-describedby", "move-help");
  });
  return (
    <>
      <p id="move-help" hidden>
        {Layer ? dragHelp : dialogHelp}
      </p>
      {Layer && <Layer {...props} />}
    </>
  );
}
