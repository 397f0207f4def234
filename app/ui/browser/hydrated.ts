import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export function useIsFromServer() {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}

const first: Promise<unknown>[] = [];

/** For a module of the page that was asked for: what the server has drawn needs this file before it can come alive. */
export function hydrateAfter(file: Promise<unknown>) {
  first.push(file);
}

export function firstFiles() {
  return Promise.allSettled(first);
}
