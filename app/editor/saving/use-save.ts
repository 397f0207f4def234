import { useEffect, useRef, useState } from "react";
import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { dirtyDays, type EditorStore, keepMine, markSaved } from "#app/editor/state/store.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import { type Problem, sendSave } from "./send-save.ts";

export type SaveState =
  | { is: "idle" }
  | { is: "submitting" }
  | { is: "saved" }
  | { is: "failed"; problem: Problem }
  | { is: "conflict"; conflicts: ConflictView[] };

type Attempt = { saveId: string; sent: ReadonlyMap<string, Workout> };

/** Sends the dirty workouts of all visited weeks. What fails stays dirty, says why, and can be sent again. */
export function useSave(programId: string, store: EditorStore) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const last = useRef<Attempt | null>(null);
  /** Saves without an answer: each may have been stored all the same. */
  const unconfirmed = useRef(new Set<string>());

  async function save(): Promise<void> {
    const dirty = dirtyDays(store);
    if (dirty.length === 0) return setState({ is: "saved" });
    const attempt = attemptOf(new Map(dirty.map(({ key, workout }) => [key, workout])), last.current);
    last.current = attempt;
    setState({ is: "submitting" });
    const workouts = dirty.map(({ version, workout }) => ({ version, workout }));
    const result = await sendSave(programId, { saveId: attempt.saveId, workouts });
    if (!result.ok) {
      if (result.problem.kind === "unreachable") unconfirmed.current.add(attempt.saveId);
      return setState({ is: "failed", problem: result.problem });
    }
    last.current = null;
    const { saved, conflicts } = result.body;
    markSaved(store, saved, attempt.sent);
    const own = conflicts.filter(({ saveId }) => unconfirmed.current.has(saveId));
    for (const conflict of own) keepMine(store, conflict);
    const others = conflicts.filter((conflict) => !own.includes(conflict));
    if (others.length > 0) return setState({ is: "conflict", conflicts: others });
    return own.length > 0 ? save() : setState({ is: "saved" });
  }

  const isUnreachable = state.is === "failed" && state.problem.kind === "unreachable";
  useAgainOnline(isUnreachable, save);
  return { state, save, close: () => setState({ is: "idle" }) };
}

/** Tries again by itself when the browser is back on the net; the same save twice is stored once. */
function useAgainOnline(isWaiting: boolean, save: () => Promise<void>) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void latest.current();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isWaiting]);
}

/** The same workouts sent again carry the same id, so that the server stores them once. */
function attemptOf(sent: Attempt["sent"], last: Attempt | null): Attempt {
  const isSame = last?.sent.size === sent.size && [...sent].every(([key, workout]) => last.sent.get(key) === workout);
  return last && isSame ? last : { saveId: newId(), sent };
}
