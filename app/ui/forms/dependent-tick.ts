import { useEffect, useRef, useState } from "react";

/**
 * Enabled while one of the `others` is ticked, and cleared with the last one. Reads the page after hydration, so that
 * earlier ticks count.
 */
export function useDependentTick(dependent: string, others: readonly string[]) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [isFree, setIsFree] = useState(true);
  function follow() {
    const tick = (name: string) => ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    const may = others.some((name) => tick(name)?.checked);
    const box = tick(dependent);
    if (box && !may) box.checked = false;
    setIsFree(may);
  }
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => latest.current(), []);
  return { ref, isFree, follow };
}
