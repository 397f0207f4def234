import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { push, redo, seal, undo, withoutKeys } from "#app/domain/workout/commands/history.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type EditorStore, putEntry } from "./store.ts";
import type { EditedWorkout } from "./views.ts";

export function travel(store: EditorStore, direction: "undo" | "redo"): string | null {
  const travelled = (direction === "undo" ? undo : redo)(store.history);
  if (!travelled) return null;
  store.history = travelled.history;
  for (const { workoutKey, state } of travelled.states) {
    const entry = store.entries.get(workoutKey);
    if (entry) putEntry(store, workoutKey, { ...entry, workout: state, errors: {} });
  }
  return travelled.label;
}

/** Later typing is a step of its own. */
export function endTyping(store: EditorStore) {
  store.history = seal(store.history);
}

/** Later input stays unsaved; the days' history restarts. */
export function markSaved(
  store: EditorStore,
  saved: { key: string; version: number }[],
  sent: ReadonlyMap<string, Workout>,
) {
  const keys = saved.map(({ key }) => key);
  store.history = seal(withoutKeys(store.history, keys));
  for (const { key, version } of saved) {
    const entry = store.entries.get(key);
    const stored = sent.get(key);
    if (entry && stored) putEntry(store, key, { ...entry, version, saved: stored, keeps: false });
  }
}

type Theirs = { key: string; theirs: Pick<EditedWorkout, "version" | "workout"> };

export function keepMine(store: EditorStore, { key, theirs }: Theirs) {
  const entry = store.entries.get(key);
  if (entry) putEntry(store, key, { ...entry, version: theirs.version, saved: theirs.workout, keeps: true });
}

export function keepTheirs(store: EditorStore, { key, theirs }: Theirs) {
  const before = store.entries.get(key)?.workout ?? theirs.workout;
  const changes = [{ workoutKey: key, before, after: theirs.workout }];
  store.history = push(store.history, {
    label: `take theirs for ${formatPlaceOfKey(key)}`,
    coalescingKey: null,
    changes,
  });
  putEntry(store, key, { version: theirs.version, saved: theirs.workout, workout: theirs.workout, errors: {} });
}
