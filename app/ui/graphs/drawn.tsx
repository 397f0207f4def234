import { lazy, Suspense } from "react";
import { importWithRetry } from "#app/ui/browser/line.ts";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import type { DrawingProps } from "./drawing.tsx";

let loaded: typeof import("./drawing.tsx") | undefined;

const Lazy = lazy(() => importWithRetry(() => import("./drawing.tsx")).then(({ Drawing }) => ({ default: Drawing })));

/** For the server, before it renders: a graph then stands in its page, and needs no script to be seen. */
export async function loadDrawing() {
  loaded ??= await import("./drawing.tsx");
}

/**
 * A graph's drawing. In the browser its library is a file of its own, and what the server drew stays in sight until it is
 * there; where the page itself was rendered in the browser 'Loading...' stands in its place.
 */
export function Drawn(props: DrawingProps) {
  return (
    <Suspense fallback={<Skeletons count={5} />}>
      {loaded ? <loaded.Drawing {...props} /> : <Lazy {...props} />}
    </Suspense>
  );
}
