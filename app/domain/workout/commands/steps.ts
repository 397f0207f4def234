/** A stored save of a program, as undo and redo look at it. */
export type SavedStep = {
  number: number;
  kind: "save" | "undo" | "redo" | "restore";
  /** The save that an undo takes back, or the undo that a redo takes back. */
  target: number | null;
  label: string;
  savedBy: string;
};

/** A save that can be taken back, what it is called, and whose it is. */
export type Step = { number: number; label: string; savedBy: string };

/** What undo and redo would do next: each takes back one save. `saves` are in order, the oldest first. */
export function stepsOf(saves: readonly SavedStep[]): { undo: Step | null; redo: Step | null } {
  const past: Step[] = [];
  const future: Step[] = [];
  for (const save of saves) {
    const { number, kind, label, savedBy } = save;
    // why: the save that it took back may be too old to be still there
    const back = takenBack(kind === "undo" ? past : future, save);
    if (!back && kind !== "undo") future.length = 0;
    (kind === "undo" ? future : past).push({ number, label: back?.label ?? label, savedBy });
  }
  return { undo: past.at(-1) ?? null, redo: future.at(-1) ?? null };
}

/** Takes the last step off the list when this save took it back. */
function takenBack(steps: Step[], { kind, target }: SavedStep): Step | undefined {
  const isBack = (kind === "undo" || kind === "redo") && steps.at(-1)?.number === target;
  return isBack ? steps.pop() : undefined;
}
