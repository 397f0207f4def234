export type Change<State> = { workoutKey: string; before: State; after: State };

/** Consecutive edits with the same key become one, as in typing. */
export type Edit<State> = {
  label: string;
  coalescingKey: string | null;
  changes: Change<State>[];
};

export type History<State> = {
  past: Edit<State>[];
  future: Edit<State>[];
  sealed: boolean;
};

export type Travel<State> = {
  history: History<State>;
  label: string;
  states: { workoutKey: string; state: State }[];
};

export function emptyHistory<State>(): History<State> {
  return { past: [], future: [], sealed: true };
}

export function push<State>(history: History<State>, edit: Edit<State>): History<State> {
  if (edit.changes.length === 0) return history;
  const { past } = history;
  const last = past.at(-1);
  const joined = last && !history.sealed ? coalesce(last, edit) : null;
  return { past: joined ? past.with(-1, joined) : [...past, edit], future: [], sealed: false };
}

/** Ends a run of typing, for example on leaving a field. */
export function seal<State>(history: History<State>): History<State> {
  return history.sealed ? history : { ...history, sealed: true };
}

/**
 * The state before the run of typing that this key would join, or null. A command for which half-typed text is
 * destructive ('1' on the way to '12' rounds) is applied to this state.
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

export function undo<State>({ past, future }: History<State>): Travel<State> | null {
  const edit = past.at(-1);
  if (!edit) return null;
  return {
    history: { past: past.slice(0, -1), future: [...future, edit], sealed: true },
    label: edit.label,
    states: edit.changes.map(({ workoutKey, before }) => ({ workoutKey, state: before })),
  };
}

export function redo<State>({ past, future }: History<State>): Travel<State> | null {
  const edit = future.at(-1);
  if (!edit) return null;
  return {
    history: { past: [...past, edit], future: future.slice(0, -1), sealed: true },
    label: edit.label,
    states: edit.changes.map(({ workoutKey, after }) => ({ workoutKey, state: after })),
  };
}

/** Without the edits of these saved workouts, edits of others made together with them, and everything before. */
export function withoutKeys<State>(history: History<State>, keys: Iterable<string>): History<State> {
  return { ...history, past: withoutEdits(history.past, keys), future: withoutEdits(history.future, keys) };
}

/** Both lists end with the edit nearest to the present. */
function withoutEdits<State>(edits: Edit<State>[], keys: Iterable<string>): Edit<State>[] {
  const gone = new Set(keys);
  const kept = edits.toReversed().filter(({ changes }) => {
    if (!changes.some(({ workoutKey }) => gone.has(workoutKey))) return true;
    for (const { workoutKey } of changes) gone.add(workoutKey);
    return false;
  });
  return kept.toReversed();
}

export function undoLabel<State>({ past }: History<State>): string {
  return labelled("Undo", past.at(-1));
}

export function redoLabel<State>({ future }: History<State>): string {
  return labelled("Redo", future.at(-1));
}

function labelled<State>(verb: string, edit: Edit<State> | undefined): string {
  return edit ? `${verb}: ${edit.label}` : verb;
}

/** Joins edits of the same single workout; otherwise null. */
function coalesce<State>(last: Edit<State>, next: Edit<State>): Edit<State> | null {
  if (last.coalescingKey === null || last.coalescingKey !== next.coalescingKey) return null;
  const [first, ...others] = last.changes;
  const [second, ...more] = next.changes;
  if (!first || !second || others.length + more.length > 0 || first.workoutKey !== second.workoutKey) return null;
  return { ...next, changes: [{ ...first, after: second.after }] };
}
