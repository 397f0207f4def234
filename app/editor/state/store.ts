import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { type AddressedCommand, apply } from "#app/domain/workout/commands/apply.ts";
import { coalescingKey } from "#app/domain/workout/commands/coalescing.ts";
import {
  coalescingBase,
  emptyHistory,
  type History,
  push,
  redo,
  seal,
  undo,
  withoutKeys,
} from "#app/domain/workout/commands/history.ts";
import { inUnits } from "#app/domain/workout/commands/in-units.ts";
import { commandLabel } from "#app/domain/workout/commands/labels.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { fieldError } from "#app/domain/workout/form/posted.ts";
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
  units: PreferredUnits;
};

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

/** `field`: the input, where rejected text is kept with its reason. */
export function dispatch(store: EditorStore, addressed: AddressedCommand, field?: { name: string; text: string }) {
  const { workoutKey } = addressed;
  const command = inUnits(addressed.command, store.units);
  const entry = store.entries.get(workoutKey);
  if (!entry) return { ok: false as const, reason: "Given item not found." };
  const outcome = apply(entry.workout, command);
  if (!outcome.ok) {
    if (field)
      putEntry(store, workoutKey, {
        ...entry,
        errors: { ...entry.errors, [field.name]: fieldError(field.text, outcome) },
      });
    return outcome;
  }
  const errors = field ? without(entry.errors, field.name) : entry.errors;
  if (outcome.unchanged && errors === entry.errors) return outcome;
  if (!outcome.unchanged) {
    const changes = [{ workoutKey, before: entry.workout, after: outcome.workout }];
    const label = commandLabel(entry.workout, command);
    store.history = push(store.history, { label, coalescingKey: coalescingKey(command), changes });
  }
  putEntry(store, workoutKey, { ...entry, workout: outcome.workout, errors });
  return outcome;
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

/** Whether the command would join the typing that is going on. */
export function isTyping({ history }: EditorStore, { workoutKey, command }: AddressedCommand): boolean {
  const key = coalescingKey(command);
  return key !== null && coalescingBase(history, workoutKey, key) !== null;
}

/** What was typed into the field since it has the focus, with its refused text; other refused texts stay. */
export function takeBackTyping(store: EditorStore, addressed: AddressedCommand, name: string) {
  const { workoutKey } = addressed;
  const errors = without(store.entries.get(workoutKey)?.errors ?? {}, name);
  if (isTyping(store, addressed)) travel(store, "undo");
  const entry = store.entries.get(workoutKey);
  if (entry) putEntry(store, workoutKey, { ...entry, errors });
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

function without(errors: Entry["errors"], name: string): Entry["errors"] {
  if (!(name in errors)) return errors;
  const { [name]: _, ...rest } = errors;
  return rest;
}
