import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "#app/paths.ts";

/** A list that comes sooner is drawn at once, without a flicker of placeholders. */
const patience = 200;

/** Whether another list is on its way and takes its time. */
export function useSlowList() {
  const { search } = useLocation();
  const { state, location } = useNavigation();
  const isComing = state === "loading" && location.pathname === paths.exercises() && location.search !== search;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isComing]);
  return isComing && isSlow;
}
