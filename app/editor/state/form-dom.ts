import { parseFieldName } from "#app/domain/workout/form/fields.ts";

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

/** Opens the set around it; false if it is not on the page. */
export function focusField(name: string): boolean {
  const field = document.getElementById(name);
  const set = field?.closest("details");
  if (set) set.open = true;
  field?.focus();
  return field !== null;
}

export function focusIn(id: string, ...selectors: string[]) {
  const item = document.getElementById(id);
  const found = selectors.map((selector) => item?.querySelector<HTMLElement>(selector)).find(Boolean);
  (found ?? item)?.focus();
  if (found instanceof HTMLInputElement) found.select();
}
