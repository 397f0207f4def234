import type { Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { isDirty } from "#app/editor/state/entry.ts";
import { type EditorStore, everything, subscribe } from "#app/editor/state/store.ts";
import type { DraftSource } from "./draft-writer.ts";

export type DraftDay = { key: string; version: number; workout: Workout; errors: Record<string, FieldError> };

export function unsavedDays(store: EditorStore): DraftSource<DraftDay> {
  const write = dayWriter();
  return {
    subscribe: (onChange) => subscribe(store, everything, onChange),
    unsaved: () =>
      [...store.entries]
        .filter(([, entry]) => isDirty(entry) || Object.keys(entry.errors).length > 0)
        .map(([key, { version, workout, errors }]) => write({ key, version, workout, errors })),
    shows: () => false,
    isForgotten: () => store.isDiscarded,
  };
}

/** Caches each day's JSON, so that a key press only serializes one. */
export function dayWriter() {
  const written = new WeakMap<Workout, string>();
  return ({ workout, ...day }: DraftDay) => {
    const text = written.get(workout) ?? JSON.stringify(workout);
    written.set(workout, text);
    return `{"workout":${text},${JSON.stringify(day).slice(1)}`;
  };
}
