import { type AddressedCommand, apply } from "#app/domain/workout/apply.ts";
import type { Workout } from "#app/domain/workout/document.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import type { ConflictView, EditedWorkout, PostAnswer } from "./types.ts";

/**
 * The workouts of all visited weeks while they are edited. No React: cards subscribe to one workout each, so that a
 * keystroke draws one card, and there, by shared structure, one exercise.
 */
export type Entry = {
  version: number;
  /** As it was read or stored last. */
  saved: Workout;
  workout: Workout;
  /** What was typed and could not be taken, by field name. */
  errors: Readonly<Record<string, FieldError>>;
};

export type EditorStore = ReturnType<typeof createEditorStore>;

export function createEditorStore(workouts: EditedWorkout[], posted?: Pick<PostAnswer, "workouts" | "errors">) {
  const entries = new Map<string, Entry>();
  const listeners = new Map<string, Set<() => void>>();
  const all = "*";
  let summary = summarise(entries);

  function subscribe(key: string, listener: () => void) {
    const set = listeners.get(key) ?? new Set();
    listeners.set(key, set.add(listener));
    return () => {
      set.delete(listener);
    };
  }

  function put(key: string, entry: Entry) {
    entries.set(key, entry);
    summary = summarise(entries, summary);
    tell(key);
  }

  function tell(key: string) {
    for (const listener of listeners.get(key) ?? []) listener();
    for (const listener of listeners.get(all) ?? []) listener();
  }

  /** Takes in a week as the server has it; what is dirty here stays. May be called while drawing: it tells later. */
  function merge(week: EditedWorkout[]) {
    for (const { key, version, workout } of week) {
      const known = entries.get(key);
      if (known && (isDirty(known) || known.version >= version)) continue;
      entries.set(key, { version, saved: workout, workout, errors: {} });
      if (known) queueMicrotask(() => tell(key));
    }
  }

  /** Applies a command. `field` names the input it came from: a refused text is kept there with its reason. */
  function dispatch({ workoutKey, command }: AddressedCommand, field?: { name: string; text: string }) {
    const entry = entries.get(workoutKey);
    if (!entry) return { ok: false as const, reason: "Given item not found." };
    const outcome = apply(entry.workout, command);
    if (!outcome.ok) {
      if (field) {
        const error = { text: field.text, reason: outcome.reason };
        put(workoutKey, { ...entry, errors: { ...entry.errors, [field.name]: error } });
      }
      return outcome;
    }
    const errors = field ? without(entry.errors, field.name) : entry.errors;
    if (outcome.unchanged && errors === entry.errors) return outcome;
    put(workoutKey, { ...entry, workout: outcome.workout, errors });
    return outcome;
  }

  /** After a save: these versions are stored; what was typed meanwhile stays dirty. */
  function markSaved(saved: { key: string; version: number }[], sent: ReadonlyMap<string, Workout>) {
    for (const { key, version } of saved) {
      const entry = entries.get(key);
      const stored = sent.get(key);
      if (entry && stored) put(key, { ...entry, version, saved: stored });
    }
  }

  function keepMine({ key, theirs }: ConflictView) {
    const entry = entries.get(key);
    if (entry) put(key, { ...entry, version: theirs.version, saved: theirs.workout });
  }

  function takeTheirs({ key, theirs }: ConflictView) {
    put(key, { version: theirs.version, saved: theirs.workout, workout: theirs.workout, errors: {} });
  }

  /** Back to what was read or stored last. */
  function revert(key: string) {
    const entry = entries.get(key);
    if (entry) put(key, { ...entry, workout: entry.saved, errors: {} });
  }

  /** What a post without script could not store: shown again as it was typed, and still unsaved. */
  function restore({ workouts, errors }: Pick<PostAnswer, "workouts" | "errors">) {
    for (const { key, workout } of workouts) {
      const entry = entries.get(key);
      const own = Object.entries(errors).filter(([name]) => name.startsWith(`${key}.`));
      if (entry) put(key, { ...entry, workout, errors: Object.fromEntries(own) });
    }
  }

  merge(workouts);
  if (posted) restore(posted);

  return {
    subscribe,
    subscribeAll: (listener: () => void) => subscribe(all, listener),
    get: (key: string) => entries.get(key),
    summary: () => summary,
    merge,
    dispatch,
    markSaved,
    keepMine,
    takeTheirs,
    revert,
    /** What Save sends. */
    dirty: () => [...entries].filter(([, entry]) => isDirty(entry)).map(([key, entry]) => ({ key, ...entry })),
  };
}

export type Summary = { dirtyKeys: readonly string[]; firstError: string | null };

/** The same object while nothing in it changed, so that who shows it is not drawn at every key. */
function summarise(entries: ReadonlyMap<string, Entry>, previous?: Summary): Summary {
  const dirtyKeys = [...entries].filter(([, entry]) => isDirty(entry)).map(([key]) => key);
  const firstError = [...entries.values()].flatMap(({ errors }) => Object.keys(errors))[0] ?? null;
  const isSame = previous?.firstError === firstError && previous.dirtyKeys.join() === dirtyKeys.join();
  return previous && isSame ? previous : { dirtyKeys, firstError };
}

export function isDirty({ workout, saved }: Entry) {
  return workout !== saved;
}

function without(errors: Entry["errors"], name: string): Entry["errors"] {
  if (!(name in errors)) return errors;
  const { [name]: _, ...rest } = errors;
  return rest;
}
