import { useEffect, useRef } from "react";
import { importWithRetry } from "#app/ui/browser/line.ts";
import type { Desk } from "./desk.ts";
import type { Hands } from "./hands.ts";

let loaded: typeof import("./hands.ts") | undefined;

export type EarlyHands = ReturnType<typeof useHands>;

/**
 * The week is alive before the file has come of what is done with it. What is typed, pressed or pasted meanwhile waits
 * in the store.
 */
export function useHands(desk: Desk) {
  const latest = useRef(desk);
  latest.current = desk;
  const { early } = desk.store;
  useEffect(() => {
    let isGone = false;
    // why: after the effects of hydration, but before what is fetched when the page is idle
    const timer = setTimeout(async () => {
      loaded ??= await importWithRetry(() => import("./hands.ts"));
      while (!isGone && early.waiting.length > 0) early.waiting.shift()?.();
      early.isHeld = false;
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [early]);

  /** Null until their file is here. */
  function now(): Hands | null {
    return loaded?.handsOf(latest.current) ?? null;
  }

  /** At once, or in this order when they are here. */
  function use(work: (hands: Hands) => void) {
    const again = () => {
      const hands = now();
      if (hands) work(hands);
      return hands !== null;
    };
    if (!again()) early.waiting.push(again);
  }

  return { now, use, early };
}
