import type { FormEvent, RefObject } from "react";
import { destinations, overOf } from "#app/domain/workout/moving/destinations.ts";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import { titleOf } from "#app/domain/workout/moving/landing.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorDay } from "#app/editor/state/views.ts";
import { Modal } from "#app/ui/dialogs/modal.tsx";
import { copyOf, dropAt, type Mover, workoutsOf } from "./move.ts";
import { MoveFields } from "./move-fields.tsx";

type Props = Pick<Mover, "dayName"> & {
  moved: Dragged;
  days: EditorDay[];
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
  announce: (sentence: string) => void;
};

export function MoveDialog({ moved, days, form, dayName, onClose, announce }: Props) {
  const { store } = useEditor();
  const workoutOf = workoutsOf(store);
  const named = days.flatMap((day) => {
    const workout = day.key === null ? undefined : workoutOf(day.key);
    return workout && day.key !== null ? [{ key: day.key, name: dayName(day.key), workout }] : [];
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const dragged = fields.get("verb") === "Copy" ? copyOf(moved) : moved;
    const commit = commitIn(store, form, announce);
    commit(onClose);
    dropAt({ store, form: form.current, dayName, commit }, dragged, overOf(String(fields.get("to"))));
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
