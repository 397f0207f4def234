import { useEffect, useRef, useState } from "react";

/**
 * A tick that may be set while one of the `others` around it is, and that is cleared with the last of them. Asked of the
 * page once scripting works, so that what was ticked before that counts as well.
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
