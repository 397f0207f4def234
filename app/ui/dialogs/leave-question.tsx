import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";
import { discardAll, type Guard, useGuard, wouldLoseInput } from "#app/ui/browser/unsaved.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { Question } from "./modal.tsx";

/**
 * Before input is lost by any navigation: a link, Escape, Back, another site. The router allows one blocker, so the
 * page's last guard asks for all.
 */
export function LeaveQuestion(guard: Guard) {
  return useGuard(guard) ? <Asking /> : null;
}

function Asking() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    wouldLoseInput({ from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (wouldLoseInput({ from: window.location.pathname, to: "" })) event.preventDefault();
    }
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  if (blocker.state !== "blocked") return null;
  const { reset, proceed, location } = blocker;
  function discard() {
    discardAll({ from: window.location.pathname, to: location.pathname });
    proceed();
  }
  return (
    <Question title="You have unsaved changes. Are you sure you want to discard them?" onClose={reset}>
      <Button type="button" onClick={reset}>
        Cancel
      </Button>
      <Button type="button" variant="danger" onClick={discard}>
        Proceed
      </Button>
    </Question>
  );
}
