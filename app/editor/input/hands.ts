import { v7 as newId } from "uuid";
import { fieldCommand } from "#app/domain/workout/form/field-command.ts";
import { parseFieldName } from "#app/domain/workout/form/fields.ts";
import { parsePress } from "#app/domain/workout/form/parse-press.ts";
import { explorerNames, fittingFilters, parseFindName } from "#app/domain/workout/form/search-names.ts";
import { commitTyped, renderTyped } from "#app/editor/state/commit.ts";
import { dispatch } from "#app/editor/state/dispatch.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import { endTyping } from "#app/editor/state/steps.ts";
import { endSelection } from "./block-dom.ts";
import { type Copied, pasteValues } from "./block-keys.ts";
import type { Desk } from "./desk.ts";
import { add, onPress, saveOrShowProblem, travelBy } from "./press.ts";
import { focusLine } from "./sheet-dom.ts";
import { onSheetKey, type WeekIntent } from "./sheet-keys.ts";
import { announceElsewhere, landsElsewhere, mayBeElsewhere } from "./typed-elsewhere.ts";

export type Hands = ReturnType<typeof handsOf>;

/**
 * What a coach does with the week: none of it draws anything, so it is a file of its own, which comes after the page is
 * hydrated (use-hands.ts).
 */
export function handsOf(desk: Desk) {
  return {
    change: (field: HTMLInputElement, text: string) => changeField(desk, field, text),
    press(value: string, button: HTMLElement) {
      const press = parsePress(value, newId);
      if (press) onPress(desk, press, button);
    },
    /** False where the browser's own does. */
    key: (intent: WeekIntent, target: HTMLElement) => doKey(desk, intent, target),
    leave: (field: HTMLInputElement) => leave(desk, field),
    paste: (target: HTMLElement, copied: Copied) => pasteValues(desk, target, copied),
    save: () => saveOrShowProblem(desk),
    travel: (direction: "undo" | "redo") => travelBy(desk, direction),
  };
}

function changeField(desk: Desk, field: HTMLInputElement, text: string) {
  const find = parseFindName(field.name);
  if (find) return searchFor(desk, find, text, false);
  if (isFilter(field)) return explore(desk, field.name === explorerNames.search);
  if (!readWhenLeft.test(field.name)) commitField(desk, field, text, true);
}

function searchFor(desk: Desk, set: { key: string; moduleId: string }, text: string, isSubmitted: boolean) {
  const { found } = desk.store.focus;
  const first = found?.moduleId === set.moduleId && found.text === text ? found.exercises[0] : undefined;
  if (isSubmitted && first) add(desk, set, first);
  else desk.search.find(set, text, isSubmitted);
}

function explore({ form, explorer, view: { subcategories } }: Desk, isTyped: boolean) {
  if (!form.current) return;
  const fields = new FormData(form.current);
  const read = (name: string) => String(fields.get(name) ?? "");
  const filters = {
    search: read(explorerNames.search),
    category: read(explorerNames.category),
    subcategory: read(explorerNames.subcategory),
  };
  explorer.search(fittingFilters(filters, subcategories), isTyped ? undefined : 0);
}

function commitField({ store, commit }: Desk, field: HTMLInputElement, text: string, isTyping = false) {
  const named = parseFieldName(field.name);
  const workout = named && store.entries.get(named.key)?.workout;
  if (!workout) return;
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

function doKey(desk: Desk, intent: WeekIntent, target: HTMLElement): boolean {
  const field = target as HTMLInputElement;
  switch (intent) {
    case "confirm":
      confirmField(desk, target);
      return true;
    case "save":
      if (isReadWhenLeft(field)) commitField(desk, field, field.value);
      saveOrShowProblem(desk);
      return true;
    case "undo":
    case "redo":
      endSelection();
      travelBy(desk, intent);
      return true;
    default:
      return onSheetKey(desk, intent, target);
  }
}

/** Search boxes and the week number handle Enter; elsewhere it must not press the first button. */
function confirmField(desk: Desk, field: HTMLElement) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const find = parseFindName(field.name);
  if (find && field.value === "") {
    if (desk.form.current) focusLine(desk.form.current, field, "next");
  } else if (find) searchFor(desk, find, field.value, true);
  else if (field.name === explorerNames.search) explore(desk, false);
  else if (field.name === "week") onPress(desk, { press: "week", week: "typed" }, field);
  else if (isReadWhenLeft(field)) commitField(desk, field as HTMLInputElement, field.value);
}

/** Shows an accepted value in canonical form: '58,50' becomes '58.5'. */
function leave(desk: Desk, field: HTMLInputElement) {
  const { store } = desk;
  const isValue = isTextField(field) && parseFieldName(field.name) !== null;
  if (isValue && isReadWhenLeft(field) && field.value !== field.defaultValue) commitField(desk, field, field.value);
  endTyping(store);
  if (!isValue) return;
  // why: a dialog takes the focus inside an effect, where React renders nothing and the field would show its old value
  queueMicrotask(() => {
    renderTyped(store);
    if (field.ariaInvalid !== "true") field.value = field.defaultValue;
  });
}

function isFilter({ name }: HTMLInputElement) {
  return name === explorerNames.search || name === explorerNames.category || name === explorerNames.subcategory;
}

const readWhenLeft = /\.(?:setRounds|timeCap|interval|tempo|restBetweenRounds)$/;

/** Typing '12' passes '1', which would delete the later rounds. */
function isReadWhenLeft({ name, value }: { name: string; value: string }) {
  return readWhenLeft.test(name) || mayBeElsewhere(parseFieldName(name ?? ""), value ?? "");
}
