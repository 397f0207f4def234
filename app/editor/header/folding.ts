import type { FocusEvent, KeyboardEvent } from "react";

type Menu = HTMLDetailsElement;

export function fold(menu: Menu) {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

export function foldByEscape(event: KeyboardEvent<Menu>) {
  const { key, currentTarget: menu } = event;
  if (key !== "Escape" || !menu.open) return;
  // why: one press folds one menu, and the week's is in another
  event.stopPropagation();
  fold(menu);
}

export function foldWhenLeft({ relatedTarget: to, currentTarget: menu }: FocusEvent<Menu>) {
  // why: some browsers don't focus a clicked button, and report no related target
  if (to && !menu.contains(to)) menu.open = false;
}
