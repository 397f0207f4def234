import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Moves focus to the new heading, as a full page load would start at the top, unless focus is inside the page already
 * (a dialog, or the link that opened one).
 */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const content = document.getElementById("content");
    if (content?.contains(document.activeElement)) return;
    focusHeading(content ?? document.body);
  }, [pathname]);
}

export function focusHeading(inside: ParentNode) {
  const heading = inside.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
