/** The control itself, or what opens the menu or the panel that it is folded into. */
export function unfolded(control: HTMLElement): HTMLElement {
  if (control.checkVisibility()) return control;
  const menu = control.closest("[popover]");
  const opener = menu
    ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
    : control.closest("details:not([open])")?.querySelector<HTMLElement>("summary");
  return opener ?? control;
}
