import type { EditorStore } from "#app/editor/state/store.ts";

/**
 * One save of a program's days at a time, whoever asks: asked while one is under way, `saveNow` runs once more after it.
 * It answers whether everything was stored; after one that was not, whose person is asked or told, nobody's turn comes.
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
