import { useRef, useState } from "react";
import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document.ts";
import { dirtyDays, type EditorStore, markSaved } from "./store.ts";
import type { ConflictView, SaveAnswer } from "./types.ts";

export type SaveState =
  | { is: "idle" }
  | { is: "submitting" }
  | { is: "saved" }
  | { is: "failed"; message: string }
  | { is: "conflict"; conflicts: ConflictView[] };

type Attempt = { saveId: string; sent: ReadonlyMap<string, Workout> };

/** Sends the dirty workouts of all visited weeks. What fails stays dirty, says why, and can be sent again. */
export function useSave(programId: string, store: EditorStore) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const last = useRef<Attempt | null>(null);

  async function save() {
    const dirty = dirtyDays(store);
    if (dirty.length === 0) return setState({ is: "saved" });
    const attempt = attemptOf(new Map(dirty.map(({ key, workout }) => [key, workout])), last.current);
    last.current = attempt;
    setState({ is: "submitting" });
    const workouts = dirty.map(({ version, workout }) => ({ version, workout }));
    const answer = await send(programId, { saveId: attempt.saveId, workouts });
    if (!answer.ok) return setState({ is: "failed", message: answer.message });
    last.current = null;
    const { saved, conflicts } = answer.body;
    markSaved(store, saved, attempt.sent);
    setState(conflicts.length > 0 ? { is: "conflict", conflicts } : { is: "saved" });
  }

  return { state, save, close: () => setState({ is: "idle" }) };
}

/** The same workouts sent again carry the same id, so that the server stores them once. */
function attemptOf(sent: Attempt["sent"], last: Attempt | null): Attempt {
  const isSame = last?.sent.size === sent.size && [...sent].every(([key, workout]) => last.sent.get(key) === workout);
  return last && isSame ? last : { saveId: newId(), sent };
}

type Sent = { ok: true; body: SaveAnswer } | { ok: false; message: string };

async function send(programId: string, request: { saveId: string; workouts: object[] }): Promise<Sent> {
  try {
    const answer = await fetch(`/manage-program/${programId}/workouts`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(request),
      redirect: "manual",
    });
    if (answer.ok || answer.status === 409) return { ok: true, body: await answer.json() };
    return { ok: false, message: refusals[answer.type === "opaqueredirect" ? 401 : answer.status] ?? fallback };
  } catch {
    return { ok: false, message: "The server could not be reached. Your changes are still here: try again." };
  }
}

const fallback = "The program could not be saved. Your changes are still here: try again.";
const refusals: Record<number, string> = {
  401: "You are no longer logged in. Log in in another tab, then save again: your changes are still here.",
  403: "You may not save this program.",
  404: "This program, or one of its days, is no longer there.",
};
