/** Past, present and future of edits, over whatever state is edited piece by piece (here: workouts by their key). */

export type Change<State> = { workoutKey: string; before: State; after: State };

/** One undoable edit. Edits that follow each other with the same key become one, as typing does. */
export type Edit<State> = {
  label: string;
  coalescingKey: string | null;
  changes: Change<State>[];
};

export type History<State> = {
  past: Edit<State>[];
  /** The next to redo is the last. */
  future: Edit<State>[];
  sealed: boolean;
};

/** What undo and redo ask for: put each state in its place. */
export type Travel<State> = {
  history: History<State>;
  label: string;
  states: { workoutKey: string; state: State }[];
};

/** A history without edits. */
export function emptyHistory<State>(): History<State> {
  return { past: [], future: [], sealed: true };
}

/** The history with the edit done; what could be redone is forgotten. An edit without changes adds nothing. */
export function push<State>(history: History<State>, edit: Edit<State>): History<State> {
  if (edit.changes.length === 0) return history;
  const { past } = history;
  const last = past.at(-1);
  const joined = last && !history.sealed ? coalesce(last, edit) : null;
  return { past: joined ? past.with(-1, joined) : [...past, edit], future: [], sealed: false };
}

/** Ends a run of typing, so that the next key stroke is an edit of its own (on leaving a field, say). */
export function seal<State>(history: History<State>): History<State> {
  return history.sealed ? history : { ...history, sealed: true };
}

/**
 * The state from before the run of typing that an edit with this key would join; null when it would not join one.
 * A command for which half-typed text is destructive ('1' on the way to '12' rounds) is applied to this state.
 */
export function coalescingBase<State>(
  history: History<State>,
  workoutKey: string,
  coalescingKey: string,
): State | null {
  const last = history.past.at(-1);
  if (!last || history.sealed || last.coalescingKey !== coalescingKey) return null;
  const [change] = last.changes;
  return change && last.changes.length === 1 && change.workoutKey === workoutKey ? change.before : null;
}

/** One step back; null when there is none. */
export function undo<State>({ past, future }: History<State>): Travel<State> | null {
  const edit = past.at(-1);
  if (!edit) return null;
  return {
    history: { past: past.slice(0, -1), future: [...future, edit], sealed: true },
    label: edit.label,
    states: edit.changes.map(({ workoutKey, before }) => ({ workoutKey, state: before })),
  };
}

/** One step forward again; null when there is none. */
export function redo<State>({ past, future }: History<State>): Travel<State> | null {
  const edit = future.at(-1);
  if (!edit) return null;
  return {
    history: { past: [...past, edit], future: future.slice(0, -1), sealed: true },
    label: edit.label,
    states: edit.changes.map(({ workoutKey, after }) => ({ workoutKey, state: after })),
  };
}

/**
 * The history without the edits of these workouts, which are stored: nor those of others that were made together with
 * them, and what was done to these before that.
 */
export function withoutKeys<State>(history: History<State>, keys: Iterable<string>): History<State> {
  return { ...history, past: withoutEdits(history.past, keys), future: withoutEdits(history.future, keys) };
}

/** Both lists end with the edit that is nearest to what stands. */
function withoutEdits<State>(edits: Edit<State>[], keys: Iterable<string>): Edit<State>[] {
  const gone = new Set(keys);
  const kept = edits.toReversed().filter(({ changes }) => {
    if (!changes.some(({ workoutKey }) => gone.has(workoutKey))) return true;
    for (const { workoutKey } of changes) gone.add(workoutKey);
    return false;
  });
  return kept.toReversed();
}

/** 'Undo: move Back squat'; 'Undo' alone when there is nothing to undo. */
export function undoLabel<State>({ past }: History<State>): string {
  return labelled("Undo", past.at(-1));
}

/** 'Redo: move Back squat'; 'Redo' alone when there is nothing to redo. */
export function redoLabel<State>({ future }: History<State>): string {
  return labelled("Redo", future.at(-1));
}

function labelled<State>(verb: string, edit: Edit<State> | undefined): string {
  return edit ? `${verb}: ${edit.label}` : verb;
}

/** Joins only edits of one and the same workout; null when they are separate edits. */
function coalesce<State>(last: Edit<State>, next: Edit<State>): Edit<State> | null {
  if (last.coalescingKey === null || last.coalescingKey !== next.coalescingKey) return null;
  const [first, ...others] = last.changes;
  const [second, ...more] = next.changes;
  if (!first || !second || others.length + more.length > 0 || first.workoutKey !== second.workoutKey) return null;
  return { ...next, changes: [{ ...first, after: second.after }] };
}
