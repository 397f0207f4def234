import type { TourStepId } from "#app/domain/tour/steps.ts";
import { dirtyDays, type EditorStore } from "#app/editor/state/store.ts";
import { unfolded } from "#app/ui/browser/unfolded.ts";

/** By accessible name; null if it is not on the page. */
export function anchorOf(id: TourStepId): HTMLElement | null {
  const control = find(id);
  const anchor = control && unfolded(control);
  return anchor && isShown(anchor) ? anchor : null;
}

function find(id: TourStepId): HTMLElement | null {
  const [first, second] = document.querySelectorAll<HTMLElement>(".card");
  switch (id) {
    case "restDay":
      return first?.querySelector<HTMLElement>("label:has([name$='.restDay'])") ?? null;
    case "title":
      return first?.querySelector<HTMLElement>("[placeholder='Title of daily exercise']") ?? null;
    case "set":
      return first?.querySelector<HTMLElement>(".set-line") ?? null;
    case "exercise":
      return named("button", /^Add /, document.querySelector("[aria-label='Exercises found']"))?.closest("li") ?? null;
    case "drag":
      return first?.querySelector<HTMLElement>(".ex") ?? null;
    case "copyDay":
      return named("button", /^Copy/, first?.querySelector("header"));
    case "pasteDay":
      return named("button", /^Paste/, second?.querySelector("header"));
    case "save":
      return named("button", /^(Save program|Saving…)$/, document.querySelector("main"));
    case "clients":
      return named("a", /^Add client/, document.querySelector("main"));
  }
}

function named(tag: "a" | "button", name: RegExp, within: ParentNode | null | undefined): HTMLElement | null {
  const all = [...(within?.querySelectorAll<HTMLElement>(tag) ?? [])];
  return all.find((one) => name.test(nameOf(one))) ?? null;
}

function nameOf(control: HTMLElement) {
  return control.getAttribute("aria-label") ?? (control.textContent?.trim() || control.title);
}

function isShown(element: HTMLElement) {
  return element.getClientRects().length > 0;
}

export function isDone(id: TourStepId, store: EditorStore): boolean | null {
  const [first] = [...store.entries.values()].map(({ workout }) => workout);
  switch (id) {
    case "restDay":
      return first?.restDay === false;
    case "title":
      return first !== undefined && first.name.trim() !== "";
    case "set":
      return first?.modules.some(({ name, description }) => name !== "" && description !== "") ?? false;
    case "exercise":
      return first?.modules.some(({ moduleExercises }) => moduleExercises.length > 0) ?? false;
    case "save":
      return dirtyDays(store).length === 0 && [...store.entries.values()].some(({ version }) => version > 0);
    default:
      return null;
  }
}
