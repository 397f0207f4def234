import { keyInWords } from "#app/domain/schedule/workout-key.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { type AddressedCommand, apply } from "#app/domain/workout/commands/apply.ts";
import { coalescingKey } from "#app/domain/workout/commands/coalescing.ts";
import {
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
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { type Entry, isDirty } from "./entry.ts";
import { type Summary, summarise } from "./summary.ts";
import type { EditedWorkout, Found, RefusedPost } from "./views.ts";

/**
 * The workouts of all visited weeks while they are edited. No React: cards subscribe to one workout each, so that a
 * keystroke renders one card, and there, by shared structure, one exercise.
 */
export type EditorStore = {
  entries: Map<string, Entry>;
  weeks: Map<string, number>;
  listeners: Map<string, Set<() => void>>;
  /** Days whose listeners have yet to hear of a change (see `changeQuietly`). */
  untold: Set<string>;
  isQuiet: boolean;
  history: History<Workout>;
  focus: Focus;
  summary: Summary;
  /** Counts the changes, and those of them whose texts stand in the fields (see `commitIn`). */
  changes: number;
  shown: number;
  /** The save under way, and whether it stores everything: there is one at a time. */
  saving: Promise<boolean> | null;
  /** What the coach's new columns are measured in. */
  units: PreferredUnits;
};

/** What of the page's state a card shows: the exercise that stands open, and what a set's search found. */
export type Focus = { open: string | null; found: Found | null };

export type Week = { page: number; workouts: EditedWorkout[] };
type Posted = Pick<RefusedPost, "workouts" | "errors">;

/** Listens to whatever changes, not to one workout. */
export const everything = "*";

/** Listens to what is open and found, of which no workout knows. */
export const focused = "focus";

/** A store of these days. `posted`: what a post without script could not store, shown as it was typed and unsaved. */
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

/** Takes in a week as the server has it; what is dirty here stays. May be called while rendering: listeners hear of it later. */
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

/** Applies a command. `field` names the input it came from: a refused text is kept there with its reason. */
export function dispatch(store: EditorStore, addressed: AddressedCommand, field?: { name: string; text: string }) {
  const { workoutKey } = addressed;
  const command = inUnits(addressed.command, store.units);
  const entry = store.entries.get(workoutKey);
  if (!entry) return { ok: false as const, reason: "Given item not found." };
  const outcome = apply(entry.workout, command);
  if (!outcome.ok) {
    if (field)
      putEntry(store, workoutKey, { ...entry, errors: { ...entry.errors, [field.name]: refusal(field, outcome) } });
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

/** One step back or forward; returns what it was, or null when there is none. */
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

/** Makes a change that is in the store at once, but that its listeners hear of at `notifyOfQuiet`. */
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

/** Ends a run of typing: what is typed next is a step of its own. */
export function endTyping(store: EditorStore) {
  store.history = seal(store.history);
}

export function dirtyDays({ entries }: EditorStore) {
  return [...entries].filter(([, entry]) => isDirty(entry)).map(([key, entry]) => ({ key, ...entry }));
}

/** After a save: these versions are stored, what was typed meanwhile stays dirty, and the history of the days begins anew. */
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

/** One step, which can be taken back. */
export function keepTheirs(store: EditorStore, { key, theirs }: Theirs) {
  const before = store.entries.get(key)?.workout ?? theirs.workout;
  const changes = [{ workoutKey: key, before, after: theirs.workout }];
  store.history = push(store.history, { label: `take theirs for ${keyInWords(key)}`, coalescingKey: null, changes });
  putEntry(store, key, { version: theirs.version, saved: theirs.workout, workout: theirs.workout, errors: {} });
}

/** The days over the versions that they were typed over: one that was changed since is still to be decided. */
function restore(store: EditorStore, { workouts, errors }: Posted) {
  for (const { key, version, workout } of workouts) {
    const entry = store.entries.get(key);
    const own = Object.entries(errors).filter(([name]) => name.startsWith(`${key}.`));
    const theirs = { version: entry?.version ?? version, workout: entry?.saved ?? workout };
    if (entry) putEntry(store, key, { ...entry, version, workout, theirs, errors: Object.fromEntries(own) });
  }
}

/** Puts the day in place of what was there, and notifies whoever shows it. */
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

function refusal({ text }: { text: string }, { reason }: { reason: string }): FieldError {
  return { text, reason };
}

function without(errors: Entry["errors"], name: string): Entry["errors"] {
  if (!(name in errors)) return errors;
  const { [name]: _, ...rest } = errors;
  return rest;
}
