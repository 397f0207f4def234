import { type AddressedCommand, apply } from "#app/domain/workout/commands/apply.ts";
import { coalescingKey } from "#app/domain/workout/commands/coalescing.ts";
import { coalescingBase, push } from "#app/domain/workout/commands/history.ts";
import { inUnits } from "#app/domain/workout/commands/in-units.ts";
import { commandLabel } from "#app/domain/workout/commands/labels.ts";
import { fieldError } from "#app/domain/workout/form/field-error.ts";
import type { Entry } from "./entry.ts";
import { travel } from "./steps.ts";
import { type EditorStore, putEntry } from "./store.ts";

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

function without(errors: Entry["errors"], name: string): Entry["errors"] {
  if (!(name in errors)) return errors;
  const { [name]: _, ...rest } = errors;
  return rest;
}
