import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, true from then on: what needs scripting is drawn only when it works. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True for what came with the page from the server, false for what was rendered in the browser since. */
export function useIsFromServer() {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}
