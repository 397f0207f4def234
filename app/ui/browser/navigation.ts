import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a hydrated navigation, focus goes to the new page's heading, as a full page load would start at the top.
 * Focus that is inside the page already (a dialog, the link that opened one) stays.
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

/** Puts focus on the first heading inside, which the keyboard alone would not reach. */
export function focusHeading(inside: ParentNode) {
  const heading = inside.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
