import type { Press } from "#app/domain/workout/form/presses.ts";
import { focusIn } from "#app/editor/state/form-dom.ts";

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

function openDetails(id: string) {
  const details = document.getElementById(id);
  if (details instanceof HTMLDetailsElement) details.open = true;
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
