import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import { type Field, parseFieldName } from "#app/domain/workout/form/fields.ts";
import type { Direction } from "#app/domain/workout/sheet/block.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import { beginningOf } from "./tab-run.ts";

export type ValuePlace = Extract<Field, { of: "value" }> & { name: string };

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
  return other ? cellAt(other, columnOf(cell)) : null;
}

/**
 * To the line below or above, whatever set or day it is in. On the way down, a set without exercises waits for its first
 * one, and behind the last value its set for another one.
 */
export function focusLine(form: HTMLFormElement, from: HTMLElement, direction: "next" | "previous") {
  const stops = [...form.querySelectorAll<HTMLElement>(".r, .set-search > input")];
  const at = stops.indexOf(from.closest<HTMLElement>(".r") ?? from);
  const behind = stops.slice(at + 1);
  const next = () => behind.find((stop) => hasCells(stop) || waitsForExercise(stop)) ?? behind.find(isShown);
  const stop = direction === "next" ? next() : stops.slice(0, Math.max(at, 0)).findLast(hasCells);
  if (stop) focusCell(cellAt(stop, columnOf(beginningOf(from))) ?? stop);
}

function hasCells(stop: HTMLElement) {
  return cellsOf(stop).length > 0;
}

function waitsForExercise(stop: HTMLElement) {
  return stop.matches("input") && isShown(stop) && stop.closest(".set")?.querySelector(".ex") === null;
}

/** In that column or the next one on its left. */
function cellAt(row: Element, column: number): HTMLElement | null {
  const cells = cellsOf(row);
  return cells.findLast((cell) => columnOf(cell) <= column) ?? cells[0] ?? null;
}

export function focusCell(cell: HTMLElement) {
  cell.focus();
  if (isTextField(cell)) cell.select();
}

export function valuePlace(target: HTMLElement): ValuePlace | null {
  const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
  const field = parseFieldName(name);
  return field?.of === "value" ? { ...field, name } : null;
}

export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(".cell")].filter(isShown);
}

function isShown(cell: HTMLElement) {
  return cell.checkVisibility();
}

function columnOf(cell: HTMLElement) {
  const place = cell.closest(".v");
  return place ? [...(place.parentElement?.children ?? [])].indexOf(place) : -1;
}
