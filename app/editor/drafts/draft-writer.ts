import { whenIdle } from "#app/ui/browser/when-idle.ts";
import { type DraftPart, draftText, writeDraft } from "./drafts.ts";

export type DraftSource<P extends DraftPart> = {
  subscribe: (onChange: () => void) => () => void;
  unsaved: () => string[];
  shows: (part: P) => boolean;
  /** Saved, or left without saving on purpose: there is no offer. */
  isForgotten: () => boolean;
};

type Options = { name: string; storage: Storage; onRoom: (hasRoom: boolean) => void };

/** When the browser is idle, and at once when the page may close. */
export function writeDrafts<P extends DraftPart>(source: DraftSource<P>, { name, storage, onRoom }: Options) {
  let isWaiting = false;

  function flush() {
    isWaiting = false;
    const parts = source.unsaved();
    if (parts.length === 0) return storage.removeItem(name);
    onRoom(writeDraft(storage, name, draftText(new Date(), parts)));
  }

  function soon() {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => isWaiting && flush());
  }

  const flushHidden = () => document.visibilityState === "hidden" && flush();
  const unsubscribe = source.subscribe(soon);
  // why: this file may come after the first changes
  soon();
  document.addEventListener("visibilitychange", flushHidden);
  window.addEventListener("pagehide", flush);

  return function stop() {
    unsubscribe();
    document.removeEventListener("visibilitychange", flushHidden);
    window.removeEventListener("pagehide", flush);
    isWaiting = false;
    if (source.isForgotten()) storage.removeItem(name);
    else flush();
  };
}
