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
