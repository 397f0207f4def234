import { type ComponentType, type FormEvent, type RefObject, useEffect, useMemo, useState } from "react";
import { destinations, overOf } from "#app/domain/workout/moving/destinations.ts";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import { titleOf } from "#app/domain/workout/moving/landing.ts";
import type { Explorer } from "#app/editor/explorer/use-explorer.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorDay } from "#app/editor/state/views.ts";
import { whenIdle } from "#app/ui/browser/when-idle.ts";
import { Modal } from "#app/ui/dialogs/modal.tsx";
import type { DragProps } from "./drag-layer.tsx";
import { copyOf, dayNames, dropAt, type Mover, workoutsOf } from "./move.ts";
import { MoveFields } from "./move-fields.tsx";

type Props = {
  days: EditorDay[];
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  moved: Dragged | null;
  onClose: () => void;
  announce: (sentence: string) => void;
};

export function Moves({ days, form, explorer, moved, onClose, announce }: Props) {
  const { store, canEdit } = useEditor();
  const dayName = useMemo(() => dayNames(days), [days]);
  if (!canEdit) return null;
  const move = (dragged: Dragged, to: string) => {
    const commit = commitIn(store, form, announce);
    commit(onClose);
    dropAt({ store, form: form.current, dayName, commit }, dragged, overOf(to));
  };
  return (
    <>
      {moved && (
        <MoveDialog moved={moved} days={days} store={store} dayName={dayName} onClose={onClose} onMove={move} />
      )}
      <DragLoader form={form} dayName={dayName} exercises={explorer.exercises} />
    </>
  );
}

type DialogProps = Pick<Mover, "store" | "dayName"> & {
  moved: Dragged;
  days: EditorDay[];
  onMove: (dragged: Dragged, to: string) => void;
  onClose: () => void;
};

function MoveDialog({ moved, days, store, dayName, onMove, onClose }: DialogProps) {
  const workoutOf = workoutsOf(store);
  const named = days.flatMap((day) => {
    const workout = day.key === null ? undefined : workoutOf(day.key);
    return workout && day.key !== null ? [{ key: day.key, name: dayName(day.key), workout }] : [];
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    onMove(fields.get("verb") === "Copy" ? copyOf(moved) : moved, String(fields.get("to")));
  };
  const isNew = moved.kind === "library";
  return (
    <Modal title={`${isNew ? "Add" : "Move or copy"} ${titleOf(workoutOf, moved)}`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <MoveFields places={destinations(named, moved)} verbs={isNew ? ["Add"] : undefined}>
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
        </MoveFields>
      </form>
    </Modal>
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
