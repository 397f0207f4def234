import { useEffect, useState, useSyncExternalStore } from "react";

export type Leaving = { from: string; to: string };

export type Guard = {
  loses: (leaving: Leaving) => boolean;
  onDiscard?: () => void;
};

let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

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

export function wouldLoseInput(leaving: Leaving) {
  return guards.some(({ loses }) => loses(leaving));
}

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
