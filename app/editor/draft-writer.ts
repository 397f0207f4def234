import type { Workout } from "#app/domain/workout/document.ts";
import { draftText, writeDraft } from "./drafts.ts";
import { type EditorStore, everything, isDirty, subscribe } from "./store.ts";

type Options = { name: string; storage: Storage; onRoom: (hasRoom: boolean) => void };

/** The latest that a change waits while the browser is busy, in milliseconds. */
const latest = 2000;

/** Keeps the store's unsaved days in the browser: once an idle moment, and at once when the page may be going. */
export function writeDrafts(store: EditorStore, { name, storage, onRoom }: Options) {
  const written = new WeakMap<Workout, string>();
  let isWaiting = false;

  function flush() {
    isWaiting = false;
    const days = unsavedDays(store);
    if (days.length === 0) return storage.removeItem(name);
    onRoom(writeDraft(storage, name, draftText(new Date(), days, written)));
  }

  function soon() {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => isWaiting && flush());
  }

  const flushHidden = () => document.visibilityState === "hidden" && flush();
  const unsubscribe = subscribe(store, everything, soon);
  document.addEventListener("visibilitychange", flushHidden);
  window.addEventListener("pagehide", flush);

  /** Ends the writing; `forget` throws away what was written. */
  return function stop(forget: boolean) {
    unsubscribe();
    document.removeEventListener("visibilitychange", flushHidden);
    window.removeEventListener("pagehide", flush);
    isWaiting = false;
    if (forget) storage.removeItem(name);
    else flush();
  };
}

/** What would be lost with the page: edited days, and texts that could not be taken. */
function unsavedDays({ entries }: EditorStore) {
  return [...entries]
    .filter(([, entry]) => isDirty(entry) || Object.keys(entry.errors).length > 0)
    .map(([key, { version, workout, errors }]) => ({ key, version, workout, errors }));
}

function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, latest / 4);
}
