import { type RefObject, useEffect, useRef } from "react";

/**
 * Marks the week once all of it was drawn: from then on the browser passes over what is out of sight (week.css), and
 * a key costs a frame of what is seen. Drawn before, each part is remembered as tall as it is, so that nothing jumps;
 * another week, and another width, is drawn whole first.
 */
export function useSettled<E extends HTMLElement>(page: number): RefObject<E> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: another week has to be drawn first, too
  useEffect(() => (ref.current ? settle(ref.current) : undefined), [page]);
  return ref;
}

/** Answers what ends it. */
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
