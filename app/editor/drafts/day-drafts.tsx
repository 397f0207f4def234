import { type ComponentType, useEffect, useState } from "react";
import { importWithRetry } from "#app/ui/browser/line.ts";
import type { KeptDaysProps } from "./kept-days.tsx";

/** Comes with the hands (use-hands.ts), without which nothing that was typed is in the store yet. */
export function DayDrafts(props: KeptDaysProps) {
  const [Kept, setKept] = useState<ComponentType<KeptDaysProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    // why: after the effects of hydration
    const timer = setTimeout(async () => {
      const { KeptDays } = await importWithRetry(() => import("./kept-days.tsx"));
      if (!isGone) setKept(() => KeptDays);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return Kept && <Kept {...props} />;
}
