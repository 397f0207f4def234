import { type AddressedCommand, applyTogether } from "#app/domain/workout/commands/apply.ts";
import { type Change, push } from "#app/domain/workout/commands/history.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { fieldName, parseFieldName } from "#app/domain/workout/form/fields.ts";
import { readField } from "#app/domain/workout/form/read-field.ts";
import { type EditorStore, putEntry } from "./store.ts";

export function dispatchTogether(store: EditorStore, commands: readonly AddressedCommand[], label: string) {
  const applied = applyTogether((key) => store.entries.get(key)?.workout, commands);
  if (applied.ok) putTogether(store, applied.changes, label);
  return applied;
}

type Errors = Readonly<Record<string, FieldError>>;

export function putTogether(
  store: EditorStore,
  changes: readonly Change<Workout>[],
  label: string,
  errorsOf: (change: Change<Workout>) => Errors = () => ({}),
) {
  store.history = push(store.history, { label, coalescingKey: null, changes: [...changes] });
  for (const change of changes) {
    const entry = store.entries.get(change.workoutKey);
    if (entry) putEntry(store, change.workoutKey, { ...entry, workout: change.after, errors: errorsOf(change) });
  }
}

export function putMoved(store: EditorStore, changes: readonly Change<Workout>[], label: string) {
  const errors = changes.map(({ workoutKey }) => store.entries.get(workoutKey)?.errors ?? {});
  putTogether(store, changes, label, ({ workoutKey, after }) => movedErrors(errors, workoutKey, after));
}

/**
 * Rejected input stays with its field, even on another day, and disappears with it. `before`: of all days of the step.
 */
function movedErrors(before: Errors[], workoutKey: string, workout: Workout): Errors {
  const own = before.flatMap(Object.entries<FieldError>).flatMap(([name, error]) => {
    const field = parseFieldName(name);
    if (!field || (field.of === "workout" && field.key !== workoutKey)) return [];
    const here = { ...field, key: workoutKey };
    return readField(workout, here) === null ? [] : [[fieldName(here), error] as const];
  });
  return Object.fromEntries(own);
}
