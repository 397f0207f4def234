import { type FormEvent, type RefObject, useMemo } from "react";
import { flushSync } from "react-dom";
import { destinations, type Movable, overOf } from "#app/domain/workout/destinations.ts";
import { titleOf } from "#app/domain/workout/landing.ts";
import { useEditor } from "./context.ts";
import { Modal } from "./dialogs.tsx";
import { DragLoader } from "./drag/drag-loader.tsx";
import { dayNames, type Mover, moveTo, workoutsOf } from "./move.ts";
import { MoveFields } from "./move-fields.tsx";
import type { EditorDay } from "./types.ts";
import type { Explorer } from "./use-explorer.ts";

type Props = {
  days: EditorDay[];
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  /** What shall be moved by choosing where; null while nothing is asked. */
  moved: Movable | null;
  onClose: () => void;
  announce: (sentence: string) => void;
};

/** All ways to move what stands in the week further than a button up or down does. */
export function Moves({ days, form, explorer, moved, onClose, announce }: Props) {
  const { store, canEdit } = useEditor();
  const dayName = useMemo(() => dayNames(days), [days]);
  if (!canEdit) return null;
  const move = (to: string) => {
    flushSync(onClose);
    if (moved) announce(moveTo({ store, form: form.current, dayName }, moved, overOf(to)));
  };
  return (
    <>
      {moved && <MoveDialog {...{ moved, days, store, dayName, onClose }} onMove={move} />}
      <DragLoader form={form} dayName={dayName} exercises={explorer.exercises} />
    </>
  );
}

type DialogProps = Pick<Mover, "store" | "dayName"> & {
  moved: Movable;
  days: EditorDay[];
  onMove: (to: string) => void;
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
    onMove(String(new FormData(event.currentTarget).get("to")));
  };
  return (
    <Modal title={`Move ${titleOf(workoutOf, moved)}`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <MoveFields places={destinations(named, moved)}>
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
        </MoveFields>
      </form>
    </Modal>
  );
}
