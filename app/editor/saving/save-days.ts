import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { keepMine, markSaved } from "#app/editor/state/steps.ts";
import { dirtyDays, type EditorStore } from "#app/editor/state/store.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import { type Problem, type SaveResponse, sendSave, unsavedProblem } from "./send-save.ts";

export type SaveState =
  | { is: "idle" }
  | { is: "submitting" }
  | { is: "saved" }
  | { is: "failed"; problem: Problem }
  | { is: "conflict"; conflicts: ConflictView[] };

type Attempt = { saveId: string; sent: ReadonlyMap<string, Workout> };

/** `last`: the attempt that failed. `unconfirmed`: saves that may have been stored though no answer came. */
export type Attempts = { last: Attempt | null; unconfirmed: Set<string> };

type Saving = { programId: string; store: EditorStore; attempts: Attempts; onSend: () => void };

/** Resolves to what came of it. */
export async function saveDays(saving: Saving): Promise<SaveState> {
  const { programId, store, attempts, onSend } = saving;
  const dirty = dirtyDays(store);
  if (dirty.length === 0) return { is: "saved" };
  const attempt = attemptOf(new Map(dirty.map(({ key, workout }) => [key, workout])), attempts.last);
  attempts.last = attempt;
  onSend();
  const workouts = dirty.map(({ version, workout }) => ({ version, workout }));
  const keeps = dirty.some((day) => day.keeps);
  const result = await sendSave(programId, { saveId: attempt.saveId, keeps, workouts });
  if (!result.ok) {
    if (result.problem.kind === "unreachable") attempts.unconfirmed.add(attempt.saveId);
    return { is: "failed", problem: result.problem };
  }
  attempts.last = null;
  return takeIn(store, result.body, attempt, attempts.unconfirmed) ?? saveDays(saving);
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

/** Unchanged workouts keep the save's id, so that the server stores them once. */
function attemptOf(sent: Attempt["sent"], last: Attempt | null): Attempt {
  const isSame = last?.sent.size === sent.size && [...sent].every(([key, workout]) => last.sent.get(key) === workout);
  return last && isSame ? last : { saveId: newId(), sent };
}
