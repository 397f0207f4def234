import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { EditorStore, Entry } from "./store.ts";
import type { Found } from "./types.ts";

/** What every part of the editor may ask for. The object stays the same, so that nothing is drawn again because of it. */
export type EditorTools = {
  programId: string;
  store: EditorStore;
  canEdit: boolean;
};

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error("This part of the editor stands outside it.");
  return tools;
}

/** What of the page's state a card shows: the exercise that stands open, and what a set's search found. */
export type Focus = { open: string | null; found: Found | null };

export const FocusContext = createContext<Focus>({ open: null, found: null });

export function useEntry(key: string): Entry | undefined {
  const { store } = useEditor();
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = () => store.get(key);
  return useSyncExternalStore(subscribe, read, read);
}

export function useSummary() {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribeAll, store.summary, store.summary);
}
