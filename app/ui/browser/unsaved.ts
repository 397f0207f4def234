import { useEffect, useState, useSyncExternalStore } from "react";

/** The paths of a page that is left and of the one that follows; '' is a page that is not ours. */
export type Leaving = { from: string; to: string };

export type Guard = {
  /** Whether that would lose something that was entered. */
  loses: (leaving: Leaving) => boolean;
  /** Once the person has said that it may be lost. */
  onDiscard?: () => void;
};

let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

/** Keeps what was entered for as long as the component is there. Returns whether it is the last of them. */
export function useGuard({ loses, onDiscard }: Guard) {
  const [guard] = useState<Guard>({ loses, onDiscard });
  Object.assign(guard, { loses, onDiscard });
  useEffect(() => {
    change([...guards, guard]);
    return () => change(guards.filter((other) => other !== guard));
  }, [guard]);
  return useSyncExternalStore(
    subscribe,
    () => guards.at(-1) === guard,
    () => false,
  );
}

/** Whether anything on the page would be lost. */
export function losesAnything(leaving: Leaving) {
  return guards.some(({ loses }) => loses(leaving));
}

/** All that would be lost may be. */
export function discardAll(leaving: Leaving) {
  for (const { loses, onDiscard } of guards) if (loses(leaving)) onDiscard?.();
}

function change(now: readonly Guard[]) {
  guards = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
