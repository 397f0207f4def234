import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from "react";
import { v7 as newId } from "uuid";
import { fieldCommand, parseFieldName } from "#app/domain/workout/form/fields.ts";
import { type Press, parsePress } from "#app/domain/workout/form/presses.ts";
import { explorerNames, parseFindName } from "#app/domain/workout/form/search-names.ts";
import { keyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { type Commit, commitTyped, renderTyped } from "#app/editor/state/commit.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import { dispatch, type EditorStore, endTyping } from "#app/editor/state/store.ts";
import { endSelection } from "./block-dom.ts";
import { focusLine, keyPlaceOf } from "./sheet-dom.ts";
import type { SheetIntent } from "./sheet-keys.ts";
import { noteFocus, notePressedTab } from "./tab-run.ts";
import { announceElsewhere, landsElsewhere, mayBeElsewhere } from "./typed-elsewhere.ts";

export type Handlers = {
  store: EditorStore;
  commit: Commit;
  onPress: (press: Press, button: HTMLElement) => void;
  onFind: (set: { key: string; moduleId: string }, text: string, isSubmitted: boolean) => void;
  onExplore: (form: HTMLFormElement, isTyped: boolean) => void;
  save: () => void;
  travel: (direction: "undo" | "redo") => void;
  onSheetKey: (intent: SheetIntent, target: HTMLElement) => boolean;
  onPaste: (target: HTMLElement, clipboard: DataTransfer) => boolean;
  afterPress: (work: () => void) => void;
};

type WeekFormEvent = FormEvent<HTMLFormElement>;
type WeekKeyEvent = KeyboardEvent<HTMLFormElement>;

/**
 * Turns what would be posted without script into the same commands. One listener per event serves all fields and
 * buttons.
 */
export function formEvents(handlers: Handlers) {
  return {
    // why: React's change event comes before React resets a checkbox, the input event after
    onChange: (event: WeekFormEvent) => changeField(handlers, event),
    onFocus: followFocus,
    onBlur: ({ target }: WeekFormEvent) => handlers.afterPress(() => leave(handlers, target as HTMLInputElement)),
    onSubmit: (event: WeekFormEvent) => submit(handlers, event),
    onKeyDown: (event: WeekKeyEvent) => keyDown(handlers, event),
    onPaste(event: ClipboardEvent<HTMLFormElement>) {
      if (handlers.onPaste(event.target as HTMLElement, event.clipboardData)) event.preventDefault();
    },
  };
}

export function explorerFilters(form: HTMLFormElement) {
  const read = (name: string) => String(new FormData(form).get(name) ?? "");
  return {
    search: read(explorerNames.search),
    category: read(explorerNames.category),
    subcategory: read(explorerNames.subcategory),
  };
}

function changeField(handlers: Handlers, event: WeekFormEvent) {
  const field = event.target as HTMLInputElement;
  const find = parseFindName(field.name);
  if (find) return handlers.onFind(find, field.value, false);
  if (isFilter(field)) return handlers.onExplore(event.currentTarget, field.name === explorerNames.search);
  if (!readWhenLeft.test(field.name)) commitField(handlers, field, true);
}

function commitField({ store, commit }: Handlers, field: HTMLInputElement, isTyping = false) {
  const named = parseFieldName(field.name);
  const workout = named && store.entries.get(named.key)?.workout;
  if (!workout) return;
  const text = field.type === "checkbox" ? (field.checked ? "on" : "") : field.value;
  const command = fieldCommand(workout, named, text, newId);
  if (!command) return;
  const change = () => dispatch(store, { workoutKey: named.key, command }, { name: field.name, text });
  const after = () => store.entries.get(named.key)?.workout ?? workout;
  const isFar = mayBeElsewhere(named, text) && landsElsewhere(workout, named, command);
  if (isFar && isTyping) return;
  if (isFar) commit(change, { announce: () => announceElsewhere(workout, after(), named) });
  else if (isTextField(field)) commitTyped(store, change);
  else commit(change);
}

function submit({ onPress }: Handlers, event: WeekFormEvent) {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  closeMenu(submitter);
  const press = parsePress(submitter.value, newId);
  if (press) onPress(press, submitter);
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

function keyDown(handlers: Handlers, event: WeekKeyEvent) {
  const target = event.target as HTMLElement;
  if (event.key === "Tab") notePressedTab(target);
  const intent = intentOf(event, target);
  if (!intent || intent === "help" || intent === "explore") return;
  if (intent === "confirm" || intent === "save" || intent === "undo" || intent === "redo") {
    event.preventDefault();
    if (intent === "save" && isReadWhenLeft(target as HTMLInputElement)) {
      commitField(handlers, target as HTMLInputElement);
    }
    if (intent === "confirm") confirmField(handlers, event);
    else if (intent === "save") handlers.save();
    else {
      endSelection();
      handlers.travel(intent);
    }
  } else if (handlers.onSheetKey(intent, target)) event.preventDefault();
}

/** Search boxes and the week number handle Enter; elsewhere it must not press the first button. */
function confirmField(handlers: Handlers, event: WeekKeyEvent) {
  const field = event.target as HTMLElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const find = parseFindName(field.name);
  if (find && field.value === "") focusLine(event.currentTarget, field, "next");
  else if (find) handlers.onFind(find, field.value, true);
  else if (field.name === explorerNames.search) handlers.onExplore(event.currentTarget, false);
  else if (field.name === "week") handlers.onPress({ press: "week", week: "typed" }, field);
  else if (isReadWhenLeft(field)) commitField(handlers, field as HTMLInputElement);
}

/** Shows an accepted value in canonical form: '58,50' becomes '58.5'. */
function leave(handlers: Handlers, field: HTMLInputElement) {
  const isValue = isTextField(field) && parseFieldName(field.name) !== null;
  if (isValue && isReadWhenLeft(field) && field.value !== field.defaultValue) commitField(handlers, field);
  endTyping(handlers.store);
  if (!isValue) return;
  // why: a dialog takes the focus inside an effect, where React renders nothing and the field would show its old value
  queueMicrotask(() => {
    renderTyped(handlers.store);
    if (field.ariaInvalid !== "true") field.value = field.defaultValue;
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

function isFilter({ name }: HTMLInputElement) {
  return name === explorerNames.search || name === explorerNames.category || name === explorerNames.subcategory;
}

const readWhenLeft = /\.(?:setRounds|timeCap|interval|tempo|restBetweenRounds)$/;

/** Typing '12' passes '1', which would delete the later rounds. */
function isReadWhenLeft({ name, value }: { name: string; value: string }) {
  return readWhenLeft.test(name) || mayBeElsewhere(parseFieldName(name ?? ""), value ?? "");
}
