import { v7 as newId } from "uuid";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { type Dragged, droppedId, type Over } from "#app/domain/workout/moving/drop.ts";
import {
  announceDropped,
  type DayName,
  dropLabel,
  type Landing,
  landing,
  titleOf,
} from "#app/domain/workout/moving/landing.ts";
import type { Commit } from "#app/editor/state/commit.ts";
import { focusIn } from "#app/editor/state/form-dom.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import { putMoved } from "#app/editor/state/together.ts";
import type { ExerciseCard } from "#app/editor/state/views.ts";

export type Mover = { store: EditorStore; form: HTMLFormElement | null; dayName: DayName; commit: Commit };

export function workoutsOf({ entries }: EditorStore) {
  return (key: string) => entries.get(key)?.workout;
}

export function landingOf({ store, dayName }: Pick<Mover, "store" | "dayName">, dragged: Dragged, over: Over): Landing {
  return landing(workoutsOf(store), dayName, dragged, over, newId);
}

export function fromLibrary(
  exercises: readonly ExerciseCard[],
  exerciseId: string,
  units: PreferredUnits,
): Dragged | null {
  const card = exercises.find(({ id }) => id === exerciseId);
  if (!card) return null;
  const { imageUrl: _, categories: __, ...exercise } = card;
  return { kind: "library", exercise, moduleExerciseId: newId(), units };
}

export function copyOf(dragged: Dragged): Dragged {
  return dragged.kind === "library" ? dragged : { ...dragged, copyId: newId() };
}

export function dropAt(mover: Mover, dragged: Dragged, over: Over) {
  const { store, commit } = mover;
  const workoutOf = workoutsOf(store);
  const [title, label] = [titleOf(workoutOf, dragged), dropLabel(workoutOf, dragged)];
  const landed = landingOf(mover, dragged, over);
  commit(() => landed.ok && putMoved(store, landed.changes, label), {
    focus() {
      if (dragged.kind !== "library") focusHandle(landed.ok ? dragged : { ...dragged, copyId: undefined });
      else if (landed.ok) focusIn(dragged.moduleExerciseId, ".cell", "input");
    },
    announce: () => announceDropped(title, dragged, landed),
  });
}

function focusHandle(moved: Dragged) {
  const id = droppedId(moved);
  const set = document.getElementById(id)?.closest("details");
  if (set) set.open = true;
  focusIn(id, moved.kind === "set" ? ".set-tools .ib-place" : ".ib-place");
}
