import type { FormEvent, KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { v7 as newId } from "uuid";
import { fieldCommand, parseFieldName } from "#app/domain/workout/form/fields.ts";
import { type Press, parsePress } from "#app/domain/workout/form/presses.ts";
import { explorerNames, parseFindName } from "#app/domain/workout/form/search-names.ts";
import { keyIntent } from "#app/domain/workout/keymap.ts";
import { focusNextValue, isTextField, showTexts } from "./form-dom.ts";
import type { EditorStore } from "./store.ts";

type Handlers = {
  store: EditorStore;
  onPress: (press: Press, button: HTMLElement) => void;
  onFind: (set: { key: string; moduleId: string }, text: string, isSubmitted: boolean) => void;
  onExplore: (form: HTMLFormElement, isTyped: boolean) => void;
  save: () => void;
};

/**
 * The form of the week, hydrated: what without script would be posted is read here as the same commands, at once.
 * One listener of each kind serves all fields and buttons.
 */
export function formEvents({ store, onPress, onFind, onExplore, save }: Handlers) {
  // why: React's change, not the input event: for a box it comes before React puts the box back
  function onChange(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    const find = parseFindName(field.name);
    if (find) return onFind(find, field.value, false);
    if (field.name.startsWith("explorer-")) return explore(field, event.currentTarget);
    if (!isTakenWhenLeft(field)) takeIn(field, event.currentTarget);
  }

  function takeIn(field: HTMLInputElement, form: HTMLFormElement) {
    const named = parseFieldName(field.name);
    const workout = named && store.get(named.key)?.workout;
    if (!workout) return;
    const text = field.type === "checkbox" ? (field.checked ? "on" : "") : field.value;
    const command = fieldCommand(workout, named, text, newId);
    if (!command) return;
    flushSync(() => store.dispatch({ workoutKey: named.key, command }, { name: field.name, text }));
    if (!isTextField(field)) showTexts(form);
  }

  function explore(field: HTMLInputElement, form: HTMLFormElement) {
    if (field.name === explorerNames.layout || field.name === explorerNames.target) return;
    onExplore(form, field.name === explorerNames.search);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const press = parsePress(submitter.value, newId);
    if (press) onPress(press, submitter);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, shiftKey: shift, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event;
    const intent = keyIntent({ key, shift, ctrl, meta, alt });
    if (intent === "save") {
      event.preventDefault();
      save();
    } else if (intent === "next" || intent === "previous") {
      enter(event, intent);
    }
  }

  /** Enter goes from value to value; in a search box it searches; elsewhere it must not press the first button. */
  function enter(event: KeyboardEvent<HTMLFormElement>, intent: "next" | "previous") {
    const field = event.target as HTMLElement;
    if (field.closest("button, textarea, summary, a")) return;
    event.preventDefault();
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const find = parseFindName(field.name);
    if (find) onFind(find, field.value, true);
    else if (field.name === explorerNames.search) onExplore(event.currentTarget, false);
    else if (isTakenWhenLeft(field as HTMLInputElement)) takeIn(field as HTMLInputElement, event.currentTarget);
    else if (field.classList.contains("cell")) focusNextValue(event.currentTarget, field, intent);
  }

  /** A value that was taken shows its canonical text once it is left: '58,50' becomes '58.5'. */
  function onBlur(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    if (!isTextField(field) || !parseFieldName(field.name)) return;
    if (isTakenWhenLeft(field) && field.value !== field.defaultValue) takeIn(field, event.currentTarget);
    if (field.ariaInvalid !== "true") field.value = field.defaultValue;
  }

  /** The explorer adds to the set that is worked in. */
  function onFocus(event: FormEvent<HTMLFormElement>) {
    const set = (event.target as HTMLElement).closest<HTMLElement>(".set");
    const target = event.currentTarget.elements.namedItem(explorerNames.target);
    if (!set || !(target instanceof HTMLSelectElement)) return;
    const option = [...target.options].find(({ value }) => value.endsWith(` ${set.id}`));
    if (option) target.value = option.value;
  }

  return { onChange, onFocus, onSubmit, onKeyDown, onBlur };
}

/** On its way to '12' a count is '1', which would cut the rounds after the first. */
function isTakenWhenLeft({ name }: HTMLInputElement) {
  return name.endsWith(".setRounds");
}
