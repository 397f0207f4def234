import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from "react";
import { explorerNames } from "#app/domain/workout/form/search-names.ts";
import { keyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { copiedEarly, holdText, isOfBrowser, keepShown, typeInto } from "./early-input.ts";
import { keyPlaceOf } from "./key-place.ts";
import { noteFocus, notePressedTab } from "./tab-run.ts";
import type { EarlyHands } from "./use-hands.ts";

type WeekFormEvent = FormEvent<HTMLFormElement>;
type WeekKeyEvent = KeyboardEvent<HTMLFormElement>;

/**
 * Turns what would be posted without script into the same commands. One listener per event serves all fields and
 * buttons.
 */
export function formEvents(hands: EarlyHands, afterPress: (work: () => void) => void) {
  return {
    // why: React's change event comes before React resets a checkbox, the input event after
    onChange: (event: WeekFormEvent) => changeField(hands, event.target as HTMLInputElement),
    onFocus: followFocus,
    onBlur: ({ target }: WeekFormEvent) => afterPress(() => leave(hands, target as HTMLInputElement)),
    onSubmit: (event: WeekFormEvent) => submit(hands, event),
    onKeyDown: (event: WeekKeyEvent) => keyDown(hands, event),
    onPaste: (event: ClipboardEvent<HTMLFormElement>) => paste(hands, event),
  };
}

function changeField(hands: EarlyHands, field: HTMLInputElement) {
  const text = field.type === "checkbox" ? (field.checked ? "on" : "") : field.value;
  const again = hands.now() ? null : keepShown(field);
  hands.use((now) => {
    again?.();
    now.change(field, text);
  });
}

function submit(hands: EarlyHands, event: WeekFormEvent) {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  closeMenu(submitter);
  const { value } = submitter;
  hands.use((now) => now.press(value, submitter));
}

/** Nothing is left where nothing has been done yet. */
function leave(hands: EarlyHands, field: HTMLInputElement) {
  if (hands.now() || hands.early.waiting.length > 0) hands.use((now) => now.leave(field));
}

/** As a press without script does. */
function closeMenu(button: HTMLElement) {
  button.closest<HTMLElement>(":popover-open")?.hidePopover();
}

/** Escape in an open menu closes it, as the browser does; keys of an input method are its own. */
function intentOf(event: WeekKeyEvent, target: HTMLElement) {
  if (event.nativeEvent.isComposing) return null;
  const { key, shiftKey: shift, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event;
  const intent = keyIntent({ key, shift, ctrl, meta, alt }, keyPlaceOf(target));
  return intent === "out" && document.querySelector(":popover-open") ? null : intent;
}

function keyDown(hands: EarlyHands, event: WeekKeyEvent) {
  const target = event.target as HTMLElement;
  if (event.key === "Tab") notePressedTab(target);
  const intent = intentOf(event, target);
  const now = hands.now();
  if (!intent && !now && holdText(hands.early, event.nativeEvent)) event.preventDefault();
  if (!intent || intent === "help" || intent === "explore") return;
  if (!now && isOfBrowser(intent, target)) return;
  if (now ? now.key(intent, target) : keep()) event.preventDefault();

  function keep() {
    hands.early.isHeld = true;
    hands.use((later) => void later.key(intent as Exclude<typeof intent, null | "help" | "explore">, target));
    return true;
  }
}

function paste(hands: EarlyHands, event: ClipboardEvent<HTMLFormElement>) {
  const target = event.target as HTMLElement;
  const now = hands.now();
  if (now) return now.paste(target, event.clipboardData) && event.preventDefault();
  const copied = copiedEarly(target, event.clipboardData);
  if (!copied) return;
  event.preventDefault();
  hands.use((later) => {
    if (!later.paste(target, copied)) typeInto(target, copied.getData("text/plain"));
  });
}

function followFocus(event: FocusEvent<HTMLFormElement>) {
  noteFocus(event.target, event.relatedTarget);
  const set = (event.target as HTMLElement).closest<HTMLElement>(".set");
  const target = event.currentTarget.elements.namedItem(explorerNames.target);
  if (!set || !(target instanceof HTMLSelectElement)) return;
  const option = [...target.options].find(({ value }) => value.endsWith(` ${set.id}`));
  if (option) target.value = option.value;
}
