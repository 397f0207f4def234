import { type History, redoLabel, undoLabel } from "#app/domain/workout/commands/history.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Entry } from "./entry.ts";

export type Summary = {
  dirtyKeys: readonly string[];
  firstError: string | null;
  undo: string | null;
  redo: string | null;
};

/** Stable while nothing changes, so that a key press does not render its readers. */
export function summarise(entries: ReadonlyMap<string, Entry>, history: History<Workout>, previous?: Summary): Summary {
  const next = {
    dirtyKeys: [...entries].filter(([, { workout, saved }]) => workout !== saved).map(([key]) => key),
    firstError: [...entries.values()].flatMap(({ errors }) => Object.keys(errors))[0] ?? null,
    undo: history.past.length > 0 ? undoLabel(history) : null,
    redo: history.future.length > 0 ? redoLabel(history) : null,
  };
  return previous && isSame(previous, next) ? previous : next;
}

function isSame(one: Summary, other: Summary) {
  const isSameText = one.firstError === other.firstError && one.undo === other.undo && one.redo === other.redo;
  return isSameText && one.dirtyKeys.join() === other.dirtyKeys.join();
}
