export type Save = {
  number: number;
  kind: "save" | "undo" | "redo" | "restore";
  /** The save that an undo reverts, or the undo that a redo reverts. */
  target: number | null;
  label: string;
  savedBy: string;
};

export type ReversibleSave = { number: number; label: string; savedBy: string };

/** `saves` must be oldest first. */
export function undoAndRedo(saves: readonly Save[]): { undo: ReversibleSave | null; redo: ReversibleSave | null } {
  const past: ReversibleSave[] = [];
  const future: ReversibleSave[] = [];
  for (const save of saves) {
    const { number, kind, label, savedBy } = save;
    // why: the reverted save may be too old to be in the list
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
