import { useCallback, useEffect, useState } from "react";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";
import { whenIdle } from "#app/ui/browser/when-idle.ts";

export type TourState = { isRunning: boolean; start: () => void; end: () => void };

/** Starts by itself until it was ended or a workout was saved. */
export function useTour(canEdit: boolean): TourState {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!canEdit) return;
    let isHere = true;
    const stop = whenIdle(async () => {
      const response = await fetchJson<{ shouldRun: boolean }>(paths.tour());
      if (isHere && response?.shouldRun) setRunning(true);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [canEdit]);
  const start = useCallback(() => setRunning(true), []);
  const end = useCallback(() => {
    setRunning(false);
    // why: keepalive, since the page may be left at once; if it is lost, the tour only starts once more
    fetch(paths.tour(), { method: "POST", headers: openedByHeader(), keepalive: true }).catch(() => {});
  }, []);
  return { isRunning, start, end };
}
