import { startTransition, useEffect, useState } from "react";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";

/** As many as are in sight on a laptop. */
const first = 3;

/**
 * How many of the days to render. Who comes from another screen sees the first days at once, and the others in the frames
 * after it; a page that the server sent is whole.
 */
export function useDaysInTurn(total: number) {
  const isFromServer = useIsFromServer();
  const [rendered, setRendered] = useState(isFromServer ? total : first);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(total)));
    return () => cancelAnimationFrame(frame);
  }, [total]);
  return rendered;
}
