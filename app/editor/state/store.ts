import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import {
  emptyHistory,
  type History,
  push,
  redo,
  seal,
  undo,
  withoutKeys,
} from "#app/domain/workout/commands/history.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type Entry, isDirty } from "./entry.ts";
import { type Summary, summarise } from "./summary.ts";
import type { EditedWorkout, Found, RefusedPost } from "./views.ts";

/**
 * Without React: cards subscribe to one workout each, so that a key press renders one card, and by structural sharing
 * one exercise.
 */
export type EditorStore = {
  entries: Map<string, Entry>;
  weeks: Map<string, number>;
  listeners: Map<string, Set<() => void>>;
  /** Days changed by `changeQuietly`, whose listeners are not notified yet. */
  untold: Set<string>;
  isQuiet: boolean;
  history: History<Workout>;
  focus: Focus;
  summary: Summary;
  /** All changes, and those already shown in the fields (see `commitIn`). */
  changes: number;
  shown: number;
  /** One at a time; resolves to whether everything was stored. */
  saving: Promise<boolean> | null;
  early: EarlyInput;
  /** Left without saving on purpose. */
  isDiscarded: boolean;
  units: PreferredUnits;
};

/** What came before the file that does it (use-hands.ts). `isHeld`: what is typed waits, too, behind a key that may move on. */
export type EarlyInput = { waiting: (() => void)[]; isHeld: boolean };

export type Focus = { open: string | null; found: Found | null };

export type Week = { page: number; workouts: EditedWorkout[] };
type Posted = Pick<RefusedPost, "workouts" | "errors">;

export const everything = "*";

/** A key to listen to `Focus`, which belongs to no workout. */
export const focused = "focus";

export function createEditorStore(week: Week, focus: Focus, units: PreferredUnits, posted?: Posted): EditorStore {
  const entries = new Map<string, Entry>();
  const history = emptyHistory<Workout>();
  const store: EditorStore = {
    entries,
    weeks: new Map(),
    listeners: new Map(),
    untold: new Set(),
    isQuiet: false,
    history,
    focus,
    summary: summarise(entries, history),
    changes: 0,
    shown: 0,
    saving: null,
    early: { waiting: [], isHeld: false },
    isDiscarded: false,
    units,
  };
  mergeWeek(store, week);
  if (posted) restore(store, posted);
  store.shown = store.changes;
  return store;
}

export function subscribe({ listeners }: EditorStore, key: string, listener: () => void) {
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(listener));
  return () => {
    set.delete(listener);
  };
}

/** Unsaved days stay. Safe during render: listeners are notified later. */
export function mergeWeek(store: EditorStore, { page, workouts }: Week) {
  for (const { key, version, workout } of workouts) {
    store.weeks.set(key, page);
    const known = store.entries.get(key);
    if (known && (isDirty(known) || known.version >= version)) continue;
    store.entries.set(key, { version, saved: workout, workout, errors: {} });
    store.changes += 1;
    if (known) queueMicrotask(() => notify(store, key));
  }
}

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

/** Listeners are only notified by `notifyOfQuiet`. */
export function changeQuietly<Result>(store: EditorStore, change: () => Result): Result {
  store.isQuiet = true;
  try {
    return change();
  } finally {
    store.isQuiet = false;
  }
}

export function notifyOfQuiet(store: EditorStore) {
  const keys = [...store.untold];
  store.untold.clear();
  for (const key of keys) notify(store, key);
}

export function setFocus(store: EditorStore, changed: Partial<Focus>) {
  store.focus = { ...store.focus, ...changed };
  for (const listener of store.listeners.get(focused) ?? []) listener();
}

/** Later typing is a step of its own. */
export function endTyping(store: EditorStore) {
  store.history = seal(store.history);
}

export function dirtyDays({ entries }: EditorStore) {
  return [...entries].filter(([, entry]) => isDirty(entry)).map(([key, entry]) => ({ key, ...entry }));
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

/** With the versions they were typed over, so that conflicts are still noticed. */
function restore(store: EditorStore, { workouts, errors }: Posted) {
  for (const { key, version, workout } of workouts) {
    const entry = store.entries.get(key);
    const own = Object.entries(errors).filter(([name]) => name.startsWith(`${key}.`));
    const theirs = { version: entry?.version ?? version, workout: entry?.saved ?? workout };
    if (entry) putEntry(store, key, { ...entry, version, workout, theirs, errors: Object.fromEntries(own) });
  }
}

export function putEntry(store: EditorStore, key: string, entry: Entry) {
  store.entries.set(key, entry);
  store.changes += 1;
  store.summary = summarise(store.entries, store.history, store.summary);
  notify(store, key);
}

function notify({ listeners, isQuiet, untold }: EditorStore, key: string) {
  if (isQuiet) return void untold.add(key);
  for (const listener of listeners.get(key) ?? []) listener();
  for (const listener of listeners.get(everything) ?? []) listener();
}
