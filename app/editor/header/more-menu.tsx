import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { foldByEscape, foldWhenLeft } from "./folding.ts";

/** Folds by itself where it lies over the week; where it is a part of the page, that would move what is being pressed. */
export function MoreMenu({ children }: { children: ReactNode }) {
  return (
    <details
      className="ed-more basis-full"
      onKeyDown={(event: KeyboardEvent<HTMLDetailsElement>) => liesOver(event.currentTarget) && foldByEscape(event)}
      onBlur={(event: FocusEvent<HTMLDetailsElement>) => liesOver(event.currentTarget) && foldWhenLeft(event)}
    >
      <summary className="btn">More</summary>
      {children}
    </details>
  );
}

function liesOver(menu: HTMLElement) {
  return getComputedStyle(menu).position === "absolute";
}
