/** Past, present and future of edits, over whatever state is edited piece by piece (here: workouts by their key). */

export type Change<State> = { workoutKey: string; before: State; after: State };

/** One undoable edit. Steps that follow each other with the same key become one, as typing does. */
export type Step<State> = {
  label: string;
  coalescingKey: string | null;
  changes: Change<State>[];
};

export type History<State> = {
  past: Step<State>[];
  /** The next to redo is the last. */
  future: Step<State>[];
  /** The last step of the past takes in no more typing. */
  sealed: boolean;
};

/** What undo and redo ask for: put each state in its place. */
export type Travel<State> = {
  history: History<State>;
  label: string;
  states: { workoutKey: string; state: State }[];
};

/** A history without steps. */
export function emptyHistory<State>(): History<State> {
  return { past: [], future: [], sealed: true };
}

/** The history with the step done; what could be redone is forgotten. A step without changes adds nothing. */
export function push<State>(history: History<State>, step: Step<State>): History<State> {
  if (step.changes.length === 0) return history;
  const { past } = history;
  const last = past.at(-1);
  const joined = last && !history.sealed ? coalesce(last, step) : null;
  return { past: joined ? past.with(-1, joined) : [...past, step], future: [], sealed: false };
}

/** Ends a run of typing, so that the next key stroke is a step of its own (on leaving a field, say). */
export function seal<State>(history: History<State>): History<State> {
  return history.sealed ? history : { ...history, sealed: true };
}

/**
 * The state from before the run of typing that a step with this key would join; null when it would not join one.
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
  const step = past.at(-1);
  if (!step) return null;
  return {
    history: { past: past.slice(0, -1), future: [...future, step], sealed: true },
    label: step.label,
    states: step.changes.map(({ workoutKey, before }) => ({ workoutKey, state: before })),
  };
}

/** One step forward again; null when there is none. */
export function redo<State>({ past, future }: History<State>): Travel<State> | null {
  const step = future.at(-1);
  if (!step) return null;
  return {
    history: { past: [...past, step], future: future.slice(0, -1), sealed: true },
    label: step.label,
    states: step.changes.map(({ workoutKey, after }) => ({ workoutKey, state: after })),
  };
}

/** 'Undo: move Back squat'; 'Undo' alone when there is nothing to undo. */
export function undoLabel<State>({ past }: History<State>): string {
  return labelled("Undo", past.at(-1));
}

/** 'Redo: move Back squat'; 'Redo' alone when there is nothing to redo. */
export function redoLabel<State>({ future }: History<State>): string {
  return labelled("Redo", future.at(-1));
}

function labelled<State>(verb: string, step: Step<State> | undefined): string {
  return step ? `${verb}: ${step.label}` : verb;
}

/** Joins only steps of one and the same workout; null when they are separate edits. */
function coalesce<State>(last: Step<State>, next: Step<State>): Step<State> | null {
  if (last.coalescingKey === null || last.coalescingKey !== next.coalescingKey) return null;
  const [first, ...others] = last.changes;
  const [second, ...more] = next.changes;
  if (!first || !second || others.length + more.length > 0 || first.workoutKey !== second.workoutKey) return null;
  return { ...next, changes: [{ ...first, after: second.after }] };
}
