import { useEffect, useState } from "react";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { laterFile } from "#app/ui/browser/later.tsx";

const file = laterFile(() => import("./calculation.tsx"));

/**
 * What calculates and explains a client's numbers, which a week without a client does not need. Null until it is here;
 * but where the server has drawn numbers, the page comes alive with it.
 */
export function useNumbersFile(isNeeded: boolean) {
  const isHydrated = useHydrated();
  const [, setHere] = useState(file.now);
  useEffect(() => {
    let isGone = false;
    if (isNeeded) file.fetch().then((here) => isGone || setHere(here));
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  const now = file.now();
  // why: React leaves the page as the server drew it until the promise is kept
  if (isNeeded && !isHydrated && !now) throw file.fetch();
  return now;
}
