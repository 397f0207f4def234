import type { EditorStore } from "#app/editor/state/store.ts";

/**
 * One save at a time: a call during a save runs `saveNow` once more afterwards. Resolves to whether everything was
 * stored; after a failure, pending calls end, too.
 */
export function takeTurns(store: Pick<EditorStore, "saving">, saveNow: () => Promise<boolean>) {
  let waiting: Promise<void> | null = null;

  async function save(): Promise<void> {
    if (!store.saving) return begin();
    waiting ??= store.saving.then((isStored) => {
      waiting = null;
      if (isStored) return save();
    });
    return waiting;
  }

  async function begin() {
    const saving = saveNow().finally(() => {
      store.saving = null;
    });
    store.saving = saving;
    await saving;
  }

  return { save, isWaiting: () => waiting !== null };
}
