import { useEffect } from "react";
import type { SaveState } from "./use-save.ts";

/** Why the last save failed: in sight wherever the page is scrolled to, and off the field that has focus. */
export function SaveProblem({ save }: { save: SaveState }) {
  const message = save.is === "failed" ? save.problem.message : "";
  useEffect(() => {
    if (message) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <p className="ed-problem" role="alert">
      {message}
    </p>
  );
}
