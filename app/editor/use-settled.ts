import { type RefObject, useEffect, useRef } from "react";

/**
 * Marks the week once all of it was drawn: from then on the browser passes over what is out of sight (week.css), and
 * a key costs a frame of what is seen. Drawn before, each part is remembered as tall as it is, so that nothing jumps.
 */
export function useSettled<E extends HTMLElement>(page: number): RefObject<E> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: another week has to be drawn first, too
  useEffect(() => {
    const week = ref.current;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => week?.classList.add("settled"));
    });
    return () => {
      cancelAnimationFrame(frame);
      week?.classList.remove("settled");
    };
  }, [page]);
  return ref;
}
