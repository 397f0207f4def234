import type { Direction } from "#app/domain/workout/sheet/block.ts";
import type { KeyPlace } from "#app/domain/workout/sheet/keymap.ts";

export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return "other";
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return "lines";
  if (target.classList.contains("cell")) return target instanceof HTMLSelectElement ? "choice" : "value";
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return "field";
  return target.matches(".ex, .set, .card") ? "part" : "other";
}

export function leavesText(cell: HTMLElement, direction: Direction): boolean {
  if (!(cell instanceof HTMLInputElement) || direction === "up" || direction === "down") return true;
  const { selectionStart: start, selectionEnd: end, value } = cell;
  if (isAllSelected(cell)) return true;
  return start === end && start === (direction === "left" ? 0 : value.length);
}

/** Then a typed character replaces the text. A list has none, and nothing is all of an empty text. */
export function isAllSelected(cell: HTMLElement): boolean {
  if (!(cell instanceof HTMLInputElement)) return true;
  return cell.selectionStart === 0 && cell.selectionEnd === cell.value.length;
}
