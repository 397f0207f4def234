import { type ReactNode, useEffect, useState } from "react";

type VanishProps = {
  /** What made it be said, where that may say it again in the same words. */
  by?: unknown;
  afterMs?: number;
  children: ReactNode;
};

/** A hint in a live region that is gone after 2 s; without scripting it stays. */
export function Vanish({ children, by = children, afterMs = 2000 }: VanishProps) {
  const [gone, setGone] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setGone(by), afterMs);
    return () => clearTimeout(timer);
  }, [by, afterMs]);
  return (
    <div className="vanish" role="status">
      {by !== gone && children}
    </div>
  );
}
