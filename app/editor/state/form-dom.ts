import { parseFieldName } from "#app/domain/workout/form/fields.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";

export function isTextField(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio";
}

export function showTexts(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (!isTextField(field) || field.type === "hidden" || field.ariaInvalid === "true") continue;
    if (!parseFieldName(field.name) || field.value === field.defaultValue) continue;
    field.value = field.defaultValue;
    // why: the next character replaces it, as in every value that is come to by a key
    if (field === document.activeElement && field.classList.contains("cell")) field.select();
  }
}

/** To what a press made, with what it moved, or to the neighbour of what it removed. */
export function followPress(form: HTMLFormElement, press: Press, button: HTMLElement, before: HTMLElement | null) {
  if (press.press === "add" || press.press === "addToTarget") return;
  if (press.press === "open") return focusIn(press.id, ".ed-motivation", ".set-fields input", ".menu-button");
  if (press.press === "fold") return focusIn(press.id, ".menu-button");
  if (press.press !== "command") return;
  const { command } = press;
  switch (command.type) {
    case "set.add":
      return focusIn(command.moduleId, "input");
    case "set.addAlternative":
      openDetails(command.alternativeId);
      return focusIn(command.alternativeId, "summary");
    case "exercise.addRest":
      return focusIn(command.moduleExerciseId, ".cell", "input");
    case "set.move":
      return focusIn(command.moduleId, ".menu-button");
    case "exercise.move":
      return focusIn(command.moduleExerciseId, ".menu-button");
    case "set.remove":
    case "exercise.remove":
      return focusNeighbour(form, before);
    default:
      if (!button.isConnected) form.querySelector<HTMLElement>(".week")?.focus();
  }
}

/** Opens the set around it; false if it is not on the page. */
export function focusField(name: string): boolean {
  const field = document.getElementById(name);
  const set = field?.closest("details");
  if (set) set.open = true;
  field?.focus();
  return field !== null;
}

function openDetails(id: string) {
  const details = document.getElementById(id);
  if (details instanceof HTMLDetailsElement) details.open = true;
}

export function focusIn(id: string, ...selectors: string[]) {
  const item = document.getElementById(id);
  const found = selectors.map((selector) => item?.querySelector<HTMLElement>(selector)).find(Boolean);
  (found ?? item)?.focus();
  if (found instanceof HTMLInputElement) found.select();
}

function focusNeighbour(form: HTMLFormElement, before: HTMLElement | null) {
  const target = before?.isConnected ? before : form.querySelector<HTMLElement>(".week");
  const control = target?.querySelector<HTMLElement>(":scope > summary, :scope .menu-button") ?? target;
  control?.focus();
}

export function neighbourOf(button: HTMLElement): HTMLElement | null {
  const item = button.closest<HTMLElement>(".ex") ?? button.closest<HTMLElement>(".pos");
  const beside = [item?.nextElementSibling, item?.previousElementSibling].find((other) => other?.matches(".ex, .pos"));
  const next = beside ?? item?.parentElement?.closest(".set, .card");
  return next instanceof HTMLElement ? next : null;
}
