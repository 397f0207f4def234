import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { emptyHistory, type History } from "#app/domain/workout/commands/history.ts";
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

export function dirtyDays({ entries }: EditorStore) {
  return [...entries].filter(([, entry]) => isDirty(entry)).map(([key, entry]) => ({ key, ...entry }));
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
