import { useEffect, useRef, useState } from "react";
import type { EditorStore } from "#app/editor/state/store.ts";
import { importWithRetry } from "#app/ui/browser/line.ts";
import type { Attempts, SaveState } from "./save-days.ts";
import { takeTurns } from "./take-turns.ts";

/** All changed workouts of visited weeks. Failed ones stay changed and can be sent again. */
export function useSave(programId: string, store: EditorStore) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const attempts = useRef<Attempts>({ last: null, unconfirmed: new Set() });

  async function saveNow(): Promise<boolean> {
    // why: nothing can be saved before the hands are here, whose file this is in
    const { saveDays } = await importWithRetry(() => import("./save-days.ts"));
    const onSend = () => setState({ is: "submitting" });
    return settle(await saveDays({ programId, store, attempts: attempts.current, onSend }));
  }

  function settle(next: SaveState) {
    const isStored = next.is === "saved";
    // why: shows nothing between two saves
    if (!isStored || !turns.isWaiting()) setState(next);
    return isStored;
  }

  const latest = useRef(saveNow);
  latest.current = saveNow;
  const [turns] = useState(() => takeTurns(store, () => latest.current()));
  useAgainOnline(state.is === "failed" && state.problem.kind === "unreachable", turns.save);
  return { state, save: turns.save, close: () => setState({ is: "idle" }) };
}

/** Retries when the browser is online again; a repeated save is stored once. */
function useAgainOnline(isWaiting: boolean, save: () => Promise<void>) {
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void save();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isWaiting, save]);
}
