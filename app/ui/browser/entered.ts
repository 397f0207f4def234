import { useEffect } from "react";

/**
 * What a person enters before the page is hydrated. React resets selects and ticks to the server's values and misses
 * earlier input events, so the state of controls is recorded and entered again after hydration.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = { value: string } | { checked: boolean } | { selected: boolean[] };
type Watch = { entered: Map<Control, State>; focus: Focus; stop: () => void };
type Focus = { element: Element | null; putBack: () => void };

let watch: Watch | null = null;

export function watchEntered(page: Document) {
  const controls = [...page.querySelectorAll<Control>("input, select, textarea")];
  const entered = new Map(controls.filter(isChanged).map((control) => [control, stateOf(control)]));
  const abort = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: abort.signal });
  const now: Watch = { entered, focus: focusOf(page), stop: () => abort.abort() };
  const note = ({ target }: Event) => {
    if (!isControl(target) || isLeftAlone(target)) return;
    // why: replayed in the original order
    entered.delete(target);
    entered.set(target, stateOf(target));
  };
  listen("input", note);
  listen("change", note);
  for (const type of ["keydown", "keyup", "pointerup"]) {
    listen(type, () => {
      now.focus = focusOf(page);
    });
  }
  watch = now;
}

export function useEntered() {
  useEffect(() => {
    // why: updates inside an effect would not render at once
    queueMicrotask(() => {
      if (watch) enterAgain(watch);
      watch = null;
      document.documentElement.dataset.hydrated = "";
    });
  }, []);
}

function enterAgain({ entered, focus, stop }: Watch) {
  stop();
  for (const [control, state] of entered) {
    const now = control.isConnected ? control : document.getElementById(control.id);
    if (isControl(now) && !now.disabled) enter(now, state, now === focus.element);
  }
  focus.putBack();
}

function focusOf({ activeElement: element, body }: Document): Focus {
  if (!(element instanceof HTMLElement) || element === body) return { element: null, putBack: () => {} };
  const { scrollTop } = element;
  const caret = hasCaret(element) ? ([element.selectionStart, element.selectionEnd] as const) : null;
  function putBack(to: HTMLElement) {
    if (!to.isConnected) return;
    if (to !== document.activeElement) to.focus({ preventScroll: true });
    if (caret && hasCaret(to)) to.setSelectionRange(...caret);
    to.scrollTop = scrollTop;
  }
  return { element, putBack: () => putBack(element) };
}

function enter(control: Control, state: State, isFocused: boolean) {
  if ("checked" in state) {
    // why: of a radio group only the chosen one is pressed
    if (!(control instanceof HTMLInputElement) || (control.type === "radio" && !state.checked)) return;
    // why: React ignores a change to a value it believes to be current
    control.checked = !state.checked;
    control.click();
  } else if ("selected" in state) {
    if (!(control instanceof HTMLSelectElement)) return;
    for (const [index, option] of [...control.options].entries()) option.selected = state.selected[index] ?? false;
    dispatch(control, "input", "change");
  } else if (!(control instanceof HTMLSelectElement)) {
    type(control, state.value);
    dispatch(control, "input");
    if (!isFocused) dispatch(control, "change", "focusout");
  }
}

/** Past React's own setter, which would hide the change from it. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
}

function hasCaret(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && /^(text|search|tel|url|password)$/.test(element.type);
}

function dispatch(control: Control, ...types: string[]) {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

function isLeftAlone(control: Control) {
  return control.type === "hidden" || control.type === "file";
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

export function isChanged(control: Control): boolean {
  if (isLeftAlone(control)) return false;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const isAsSent = options.every(({ selected, defaultSelected }) => selected === defaultSelected);
    // why: without a marked option a browser selects the first one, except in list boxes
    const untouched = control.size > 1 ? -1 : 0;
    return !isAsSent && (options.some(({ defaultSelected }) => defaultSelected) || control.selectedIndex > untouched);
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function stateOf(control: Control): State {
  if (control instanceof HTMLSelectElement) return { selected: [...control.options].map(({ selected }) => selected) };
  return isTick(control) ? { checked: control.checked } : { value: control.value };
}
