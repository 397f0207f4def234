import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/ui/browser/when-idle.ts";
import type { DragProps } from "./drag-layer.tsx";

/** Brings dragging once the page is alive and idle, so that nobody waits for it. */
export function DragLoader(props: DragProps) {
  const [Layer, setLayer] = useState<ComponentType<DragProps> | null>(null);
  useEffect(() => {
    return whenIdle(() => {
      import("./drag-layer.tsx").then(
        ({ DragLayer }) => setLayer(() => DragLayer),
        // why: where it does not arrive, the buttons still move everything
        () => {},
      );
    });
  }, []);
  return (
    <>
      <p id="move-help" hidden>
        {Layer ? dragHelp : dialogHelp}
      </p>
      {Layer && <Layer {...props} />}
    </>
  );
}

const dialogHelp = "Opens a choice of day and place.";
const dragHelp =
  "Enter opens a choice of day and place. Space picks it up: then the arrow keys carry it, C takes a copy instead, Space drops it, Escape puts it back.";
