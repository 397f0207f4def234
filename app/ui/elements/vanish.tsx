import { type ReactNode, useEffect, useState } from "react";

type VanishProps = {
  by?: unknown;
  afterMs?: number;
  children: ReactNode;
};

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
