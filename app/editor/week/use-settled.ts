import { type RefObject, useEffect, useRef } from "react";

/**
 * Marks the week once all of it was drawn: from then on the browser passes over what is out of sight (week.css), and
 * a key costs a frame of what is seen. Drawn before, each part is remembered as tall as it is, so that nothing jumps;
 * another week, more of its days, and another width, are drawn whole first. `shown` names what is there.
 */
export function useSettled<E extends HTMLElement>(shown: string): RefObject<E> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: another week has to be drawn first, too
  useEffect(() => (ref.current ? settle(ref.current) : undefined), [shown]);
  return ref;
}

function settle(week: HTMLElement): () => void {
  let frame = 0;
  let width = 0;
  function unsettle() {
    cancelAnimationFrame(frame);
    week.classList.remove("settled");
  }
  const watcher = new ResizeObserver(() => {
    if (week.clientWidth === width) return;
    width = week.clientWidth;
    unsettle();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => week.classList.add("settled"));
    });
  });
  watcher.observe(week);
  return () => {
    watcher.disconnect();
    unsettle();
  };
}
