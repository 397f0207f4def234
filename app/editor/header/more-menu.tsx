import type { FocusEvent, KeyboardEvent, ReactNode } from "react";

export function MoreMenu({ children }: { children: ReactNode }) {
  return (
    <details className="ed-more" onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary className="btn">More</summary>
      {children}
    </details>
  );
}

function closeByEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !liesOver(menu)) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function closeWhenLeft({ relatedTarget: to, currentTarget: menu }: FocusEvent<HTMLDetailsElement>) {
  if (to && !menu.contains(to) && liesOver(menu)) menu.open = false;
}

/** Where it is a part of the page, closing it would move what is being pressed. */
function liesOver(menu: HTMLElement) {
  return getComputedStyle(menu).position === "absolute";
}
