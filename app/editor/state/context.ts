import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { Entry } from "./entry.ts";
import { type EditorStore, everything, type Focus, focused, subscribe } from "./store.ts";

export type EditorTools = {
  programId: string;
  store: EditorStore;
  canEdit: boolean;
  onlyDay: { key: string; week: number } | null;
};

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error("This component must be rendered inside the editor.");
  return tools;
}

export function useEntry(key: string): Entry | undefined {
  return useStored(key, ({ entries }) => entries.get(key));
}

export function useSummary() {
  return useStored(everything, ({ summary }) => summary);
}

/** Renders again only when the result of `read` changes. */
export function useFocus<T>(read: (focus: Focus) => T): T {
  return useStored(focused, ({ focus }) => read(focus));
}

/** `key`: the day to listen to, or `everything`. */
export function useStored<T>(key: string, read: (store: EditorStore) => T): T {
  const { store } = useEditor();
  const listen = useCallback((listener: () => void) => subscribe(store, key, listener), [store, key]);
  const readNow = () => read(store);
  return useSyncExternalStore(listen, readNow, readNow);
}
