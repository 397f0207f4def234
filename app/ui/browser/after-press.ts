import { useEffect, useRef } from "react";

/**
 * Waits until no pointer is pressed: what moves a button from under the pointer would swallow the click. Focus can't
 * tell, since not every browser focuses buttons. On `release` the target of the click is known, and the click follows.
 */
export function useAfterPress(until: "release" | "click") {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const listener = { capture: true, signal: abort.signal };
    function workOff() {
      if (!abort.signal.aborted) for (const work of waiting.current.splice(0)) work();
    }
    function released() {
      isPressed.current = false;
      if (until === "release") workOff();
      else setTimeout(workOff);
    }
    document.addEventListener("pointerdown", ({ button }) => (isPressed.current = button === 0), listener);
    // why: a release outside the window may come to nobody
    for (const type of ["pointerup", "pointercancel", "keydown"]) document.addEventListener(type, released, listener);
    return () => abort.abort();
  }, [until]);
  return (work: () => void) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  };
}
