import { type RefObject, useEffect, useState } from "react";
import type { TourStepId } from "#app/domain/tour/steps.ts";
import { anchorOf } from "./anchors.ts";
import { type Box, placeBeside } from "./place.ts";

type Followed = { target: Box | null; panel: { left: number; top: number } };

export function useFollowed(id: TourStepId, panel: RefObject<HTMLElement | null>): Followed | null {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => {
    let frame = 0;
    let seen = "";
    function follow() {
      frame = 0;
      const next = measure(id, panel.current);
      const text = JSON.stringify(next);
      if (text !== seen) setFollowed(next);
      seen = text;
    }
    function soon() {
      if (frame === 0) frame = requestAnimationFrame(follow);
    }
    bringIntoView(id);
    follow();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open", "disabled", "class"] });
    window.addEventListener("resize", soon);
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener("resize", soon);
      window.removeEventListener("scroll", soon, { capture: true });
    };
  }, [id, panel]);
  return followed;
}

/** A fifth from the top, to leave room for the panel. */
function bringIntoView(id: TourStepId) {
  const anchor = anchorOf(id);
  if (!anchor) return;
  anchor.scrollIntoView({ block: "nearest", inline: "center" });
  window.scrollBy({ top: anchor.getBoundingClientRect().top - window.innerHeight / 5 });
}

function measure(id: TourStepId, panel: HTMLElement | null): Followed | null {
  if (!panel) return null;
  const view = { width: window.innerWidth, height: window.innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const anchor = anchorOf(id);
  if (!anchor) return { target: null, panel: { left: 12, top: Math.max(12, view.height - size.height - 12) } };
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const target = { left, top, width, height };
  return { target, panel: placeBeside(target, size, view) };
}
