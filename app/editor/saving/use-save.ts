import { useEffect, useRef, useState } from "react";
import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { dirtyDays, type EditorStore, keepMine, markSaved } from "#app/editor/state/store.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import { type Problem, type SaveResponse, sendSave, unsavedProblem } from "./send-save.ts";
import { takeTurns } from "./take-turns.ts";

export type SaveState =
  | { is: "idle" }
  | { is: "submitting" }
  | { is: "saved" }
  | { is: "failed"; problem: Problem }
  | { is: "conflict"; conflicts: ConflictView[] };

type Attempt = { saveId: string; sent: ReadonlyMap<string, Workout> };

/** All changed workouts of visited weeks. Failed ones stay changed and can be sent again. */
export function useSave(programId: string, store: EditorStore) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const last = useRef<Attempt | null>(null);
  const unconfirmed = useRef(new Set<string>());

  async function saveNow(): Promise<boolean> {
    const dirty = dirtyDays(store);
    if (dirty.length === 0) return settle({ is: "saved" });
    const attempt = attemptOf(new Map(dirty.map(({ key, workout }) => [key, workout])), last.current);
    last.current = attempt;
    setState({ is: "submitting" });
    const workouts = dirty.map(({ version, workout }) => ({ version, workout }));
    const keeps = dirty.some((day) => day.keeps);
    const result = await sendSave(programId, { saveId: attempt.saveId, keeps, workouts });
    if (!result.ok) {
      if (result.problem.kind === "unreachable") unconfirmed.current.add(attempt.saveId);
      return settle({ is: "failed", problem: result.problem });
    }
    last.current = null;
    const next = takeIn(store, result.body, attempt, unconfirmed.current);
    return next ? settle(next) : saveNow();
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

/** Null if the conflict is with the page's own save whose response was lost, which may be overwritten. */
function takeIn(store: EditorStore, body: SaveResponse, { sent }: Attempt, unconfirmed: ReadonlySet<string>) {
  markSaved(store, body.saved, sent);
  const own = body.conflicts.filter(({ saveId }) => unconfirmed.has(saveId));
  for (const conflict of own) keepMine(store, conflict);
  const conflicts = body.conflicts.filter((conflict) => !own.includes(conflict));
  if (conflicts.length > 0) return { is: "conflict" as const, conflicts };
  if (own.length > 0) return null;
  return body.unsaved.length > 0 ? { is: "failed" as const, problem: unsavedProblem(body) } : { is: "saved" as const };
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

/** Unchanged workouts keep the save's id, so that the server stores them once. */
function attemptOf(sent: Attempt["sent"], last: Attempt | null): Attempt {
  const isSame = last?.sent.size === sent.size && [...sent].every(([key, workout]) => last.sent.get(key) === workout);
  return last && isSame ? last : { saveId: newId(), sent };
}
