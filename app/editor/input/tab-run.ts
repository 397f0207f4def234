/** The control of a line that Tab began with: Enter goes below it, as in a spreadsheet. */
let begun: HTMLElement | null = null;

let pressedIn: HTMLElement | null = null;

export function notePressedTab(control: HTMLElement) {
  pressedIn = control;
}

export function noteFocus(control: HTMLElement, before: EventTarget | null) {
  const isByTab = pressedIn !== null && pressedIn === before && lineOf(pressedIn) === lineOf(control);
  begun = isByTab ? (begun ?? pressedIn) : null;
  pressedIn = null;
}

/** The control itself, unless Tab came to it. */
export function beginningOf(control: HTMLElement): HTMLElement {
  return begun ?? control;
}

function lineOf(control: HTMLElement) {
  return control.closest(".r");
}
