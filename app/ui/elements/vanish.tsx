import { type ReactNode, useEffect, useState } from "react";

/** A hint in a live region that is gone after 2 s; without scripting it stays. A new `children` starts anew. */
export function Vanish({ children, afterMs = 2000 }: { children: ReactNode; afterMs?: number }) {
  const [gone, setGone] = useState<ReactNode>(null);
  useEffect(() => {
    if (!children) return;
    setGone(null);
    const timer = setTimeout(() => setGone(children), afterMs);
    return () => clearTimeout(timer);
  }, [children, afterMs]);
  return (
    <div className="vanish" role="status">
      {children !== gone && children}
    </div>
  );
}
