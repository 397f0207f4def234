import { useCallback, useEffect, useState } from "react";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";

export type TourState = { isRunning: boolean; start: () => void; end: () => void };

/** The tour starts by itself for who has neither ended it nor written a workout; once ended, only when it is asked for. */
export function useTour(canEdit: boolean): TourState {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (canEdit) {
      fetchJson<{ shouldRun: boolean }>(paths.tour()).then((response) => {
        if (isHere && response?.shouldRun) setRunning(true);
      });
    }
    return () => {
      isHere = false;
    };
  }, [canEdit]);
  const start = useCallback(() => setRunning(true), []);
  const end = useCallback(() => {
    setRunning(false);
    // why: it is said even by a page that is left at once; not heard, the tour offers itself once more, which does no harm
    fetch(paths.tour(), { method: "POST", headers: openedByHeader(), keepalive: true }).catch(() => {});
  }, []);
  return { isRunning, start, end };
}
