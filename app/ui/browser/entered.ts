import { useEffect } from "react";

/**
 * What a person enters while the script of the page is still on its way. React takes the page over with what the server
 * rendered: it puts selects and ticks back, and never hears of a text that was typed before it listened. So what stands
 * in the controls is noted until then, and entered once more as soon as somebody listens.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = { value: string } | { checked: boolean } | { selected: boolean[] };
type Watch = { entered: Map<Control, State>; focus: Focus; stop: () => void };
type Focus = { element: Element | null; putBack: () => void };

let watch: Watch | null = null;

/** Notes what was entered already, and what is entered from now on until the page is hydrated. */
export function watchEntered(page: Document) {
  const controls = [...page.querySelectorAll<Control>("input, select, textarea")];
  const entered = new Map(controls.filter(isChanged).map((control) => [control, stateOf(control)]));
  const abort = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: abort.signal });
  const now: Watch = { entered, focus: focusOf(page), stop: () => abort.abort() };
  const note = ({ target }: Event) => {
    if (!isControl(target) || isLeftAlone(target)) return;
    // why: entered again in the order in which it was entered
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

/** Once the page is hydrated: enters again what was entered before, and shows what works with the script alone. */
export function useEntered() {
  useEffect(() => {
    // why: inside an effect nothing that a listener changes is rendered at once
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

/** Puts the control into the state as a person does, so that React's listeners and the page's own hear of it. */
function enter(control: Control, state: State, isFocused: boolean) {
  if ("checked" in state) {
    // why: of a group's radio buttons the chosen one alone is pressed
    if (!(control instanceof HTMLInputElement) || (control.type === "radio" && !state.checked)) return;
    // why: React drops what it believes to be so already
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

/** Past React's own setter, which would make it believe that it has heard of the text. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
}

/** The others throw when they are asked for it. */
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

/** A chosen file stays chosen, and no script may choose it again. */
function isLeftAlone(control: Control) {
  return control.type === "hidden" || control.type === "file";
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Whether a person has entered something else than the page came with. */
export function isChanged(control: Control): boolean {
  if (isLeftAlone(control)) return false;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const isAsSent = options.every(({ selected, defaultSelected }) => selected === defaultSelected);
    // why: where no option is marked, a browser selects the first one by itself, unless the options stand in a list
    const untouched = control.size > 1 ? -1 : 0;
    return !isAsSent && (options.some(({ defaultSelected }) => defaultSelected) || control.selectedIndex > untouched);
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function stateOf(control: Control): State {
  if (control instanceof HTMLSelectElement) return { selected: [...control.options].map(({ selected }) => selected) };
  return isTick(control) ? { checked: control.checked } : { value: control.value };
}
