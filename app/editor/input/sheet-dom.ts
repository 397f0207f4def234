import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import type { KeyPlace } from "#app/domain/workout/sheet/keymap.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";

export type Direction = "up" | "down" | "left" | "right";

export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return "other";
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return "lines";
  if (target.classList.contains("cell")) return target instanceof HTMLSelectElement ? "choice" : "value";
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return "field";
  return target.matches(".ex, .set, .card") ? "part" : "other";
}

export function partAround(target: HTMLElement): { key: string; part: Part } | null {
  const card = target.closest<HTMLElement>(".card[id^='day-']");
  if (!card) return null;
  const key = card.id.slice("day-".length);
  const exercise = target.closest(".ex");
  if (exercise) return { key, part: { kind: "exercise", id: exercise.id } };
  const set = target.closest(".set");
  return { key, part: set ? { kind: "set", id: set.id } : { kind: "workout" } };
}

/** From a value to its exercise, set and day; false at the end. */
export function focusOut(target: HTMLElement): boolean {
  const exercise = target.closest<HTMLElement>(".ex");
  const around = target.closest<HTMLElement>(".set");
  const set = around?.querySelector<HTMLElement>(":scope > summary") ?? around;
  const card = target.closest<HTMLElement>(".card");
  const outer = [exercise, set, card].find((part) => part && part !== target);
  outer?.focus();
  return Boolean(outer);
}

export function focusInto(target: HTMLElement) {
  const cell = [...target.querySelectorAll<HTMLElement>(".cell")].find(isShown);
  focusCell(cell ?? target.querySelector<HTMLElement>("input:not([type=hidden]), summary, button") ?? target);
}

/** Within the exercise sideways, within the day up and down; null at the edges. */
export function cellBeside(cell: HTMLElement, direction: Direction): HTMLElement | null {
  const row = cell.closest(".r");
  if (!row) return null;
  if (direction === "left" || direction === "right") {
    const cells = cellsOf(row);
    return cells[cells.indexOf(cell) + (direction === "left" ? -1 : 1)] ?? null;
  }
  const rows = [...(cell.closest(".card")?.querySelectorAll(".r") ?? [])].filter((other) => cellsOf(other).length > 0);
  const other = rows[rows.indexOf(row) + (direction === "up" ? -1 : 1)];
  if (!other) return null;
  const cells = cellsOf(other);
  return cells.findLast((candidate) => columnOf(candidate) <= columnOf(cell)) ?? cells[0] ?? null;
}

export function leavesText(cell: HTMLElement, direction: Direction): boolean {
  if (!(cell instanceof HTMLInputElement) || direction === "up" || direction === "down") return true;
  const { selectionStart: start, selectionEnd: end, value } = cell;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (direction === "left" ? 0 : value.length);
}

export function focusCell(cell: HTMLElement) {
  cell.focus();
  if (isTextField(cell)) cell.select();
}

function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(".cell")].filter(isShown);
}

function isShown(cell: HTMLElement) {
  return cell.checkVisibility();
}

function columnOf(cell: HTMLElement) {
  const place = cell.closest(".v");
  return place ? [...(place.parentElement?.children ?? [])].indexOf(place) : -1;
}
