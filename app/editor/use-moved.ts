import { useState } from "react";
import { type Movable, movable } from "#app/domain/workout/destinations.ts";
import type { EditorStore } from "./store.ts";

/** The part of a day for which is asked where it shall go. */
export function useMoved(store: EditorStore) {
  const [moved, setMoved] = useState<Movable | null>(null);
  function askWhere(key: string, id: string) {
    const workout = store.entries.get(key)?.workout;
    if (workout) setMoved(movable(key, workout, id));
  }
  return { moved, askWhere, closeMove: () => setMoved(null) };
}
