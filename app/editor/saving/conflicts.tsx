import { type RefObject, useState } from "react";
import { commitIn } from "#app/editor/state/commit.ts";
import { keepMine, keepTheirs } from "#app/editor/state/steps.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

type Props = {
  conflicts: ConflictView[];
  store: EditorStore;
  form: RefObject<HTMLFormElement>;
  onSettled: () => void;
  onClose: () => void;
};

export function Conflicts({ conflicts, store, form, onSettled, onClose }: Props) {
  const [left, setLeft] = useState(conflicts);
  const settle = (choose: typeof keepMine) => (conflict: ConflictView) => {
    commitIn(store, form)(() => choose(store, conflict));
    const rest = left.filter(({ key }) => key !== conflict.key);
    setLeft(rest);
    if (rest.length === 0) onSettled();
  };
  const contested = left.map((conflict) => ({ conflict, mine: store.entries.get(conflict.key)?.workout }));
  return (
    <ConflictDialog
      contested={contested}
      onKeepMine={settle(keepMine)}
      onKeepTheirs={settle(keepTheirs)}
      onClose={onClose}
    />
  );
}
