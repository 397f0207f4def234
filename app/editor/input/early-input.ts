import type { KeyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import type { EarlyInput } from "#app/editor/state/store.ts";
import { isAllSelected, keyPlaceOf, leavesText } from "./key-place.ts";

/**
 * React puts a tick or a choice back to what the store has, which does not know of this one yet. Returns what makes the
 * control as React expects it; of a text, as it was typed, since a press in between has shown the earlier one.
 */
export function keepShown(field: HTMLInputElement | HTMLSelectElement): () => void {
  if (isTextField(field)) {
    const { value } = field;
    return () => {
      if (field.value !== value) field.value = value;
    };
  }
  const state = () => (field instanceof HTMLInputElement ? { checked: field.checked } : { value: field.value });
  const wanted = state();
  let before = wanted;
  queueMicrotask(() => {
    before = state();
    Object.assign(field, wanted);
  });
  return () => void Object.assign(field, before);
}

/** Nothing is selected or changed yet, so these do what they do in every text field. */
export function isOfBrowser(intent: KeyIntent, target: HTMLElement): boolean {
  switch (intent) {
    case "clear":
      return true;
    case "left":
    case "right":
      return !leavesText(target, intent);
    case "selectUp":
    case "selectDown":
    case "selectLeft":
    case "selectRight":
      return !isAllSelected(target);
    case "copy":
      return getSelection()?.isCollapsed === false;
    default:
      return false;
  }
}

/** Typed behind a key that moves the focus, it belongs to where that key leads. */
export function holdText({ waiting, isHeld }: EarlyInput, { key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
  if (!isHeld || key.length !== 1 || ctrlKey || metaKey || altKey || !isTextField(document.activeElement)) return false;
  waiting.push(() => typeInto(document.activeElement, key));
  return true;
}

export function typeInto(field: Element | null, text: string) {
  if (!isTextField(field) || field.selectionStart === null || field.selectionEnd === null) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Cells for several values, which the browser would put into one; the event's own are gone when it is over. */
export function copiedEarly(target: HTMLElement, clipboard: DataTransfer): Pick<DataTransfer, "getData"> | null {
  const texts = new Map(clipboard.types.map((type) => [type, clipboard.getData(type)]));
  const isOfCells = /[\t\n]/.test(texts.get("text/plain") ?? "");
  return isOfCells && keyPlaceOf(target) === "value" ? { getData: (type) => texts.get(type) ?? "" } : null;
}
