export type Save = {
  number: number;
  kind: "save" | "undo" | "redo" | "restore";
  /** The save that an undo takes back, or the undo that a redo takes back. */
  target: number | null;
  label: string;
  savedBy: string;
};

/** A save that can be taken back, what it is called, and whose it is. */
export type ReversibleSave = { number: number; label: string; savedBy: string };

/** The saves that undo and redo would take back next; null where there is none. `saves` are in order, the oldest first. */
export function undoAndRedo(saves: readonly Save[]): { undo: ReversibleSave | null; redo: ReversibleSave | null } {
  const past: ReversibleSave[] = [];
  const future: ReversibleSave[] = [];
  for (const save of saves) {
    const { number, kind, label, savedBy } = save;
    // why: the save that it took back may be too old to be still there
    const back = reverted(kind === "undo" ? past : future, save);
    if (!back && kind !== "undo") future.length = 0;
    (kind === "undo" ? future : past).push({ number, label: back?.label ?? label, savedBy });
  }
  return { undo: past.at(-1) ?? null, redo: future.at(-1) ?? null };
}

function reverted(saves: ReversibleSave[], { kind, target }: Save): ReversibleSave | undefined {
  const isBack = (kind === "undo" || kind === "redo") && saves.at(-1)?.number === target;
  return isBack ? saves.pop() : undefined;
}
