import { useEffect, useState } from "react";
import { hydrateAfter } from "#app/ui/browser/hydrated.ts";
import { laterFile } from "#app/ui/browser/later.tsx";

const file = laterFile(() => import("./calculation.tsx"));

// why: the page of a week for a client has numbers, which would go away until the file is here
if (typeof document === "object" && new URLSearchParams(location.search).get("client")) hydrateAfter(file.ask());

/** What calculates and explains a client's numbers, which a week without a client does not need. Null until it is here. */
export function useNumbersFile(isNeeded: boolean) {
  const [, setHere] = useState(file.now);
  useEffect(() => {
    let isGone = false;
    if (isNeeded) file.fetch().then((here) => isGone || setHere(here));
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return file.now();
}
