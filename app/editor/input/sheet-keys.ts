import { type Field, fieldName, parseFieldName } from "#app/domain/workout/form/fields.ts";
import type { KeyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { fillFromAbove, isSheet, pasteSheet, type SheetPasted } from "#app/domain/workout/sheet/sheet.ts";
import { dispatch } from "#app/editor/state/store.ts";
import { putTogether } from "#app/editor/state/together.ts";
import type { Desk } from "./desk.ts";
import { copy, paste } from "./desk-days.ts";
import { cellBeside, type Direction, focusCell, focusInto, focusOut, leavesText, partAround } from "./sheet-dom.ts";

export type SheetIntent = Exclude<
  KeyIntent,
  "next" | "previous" | "confirm" | "save" | "undo" | "redo" | "explore" | "help"
>;

type FieldOfValue = Extract<Field, { of: "value" }>;

export function sheetKeys(desk: Desk) {
  return {
    onSheetKey: (intent: SheetIntent, target: HTMLElement) => onSheetKey(desk, intent, target),
    onPasteTable: (target: HTMLElement, text: string) => pasteTable(desk, target, text),
  };
}

function onSheetKey(desk: Desk, intent: SheetIntent, target: HTMLElement): boolean {
  switch (intent) {
    case "fill":
      fill(desk, target);
      return true;
    case "out":
      return focusOut(target);
    case "into":
      focusInto(target);
      return true;
    case "copy":
    case "paste":
      return copyOrPaste(desk, intent, target);
    default:
      return move(desk, target, intent);
  }
}

function move(desk: Desk, target: HTMLElement, direction: Direction): boolean {
  if (!leavesText(target, direction)) return false;
  const place = valuePlace(target);
  if (direction === "down" && place?.round === "all") return openRounds(desk, place);
  const cell = cellBeside(target, direction);
  if (cell) focusCell(cell);
  return cell !== null;
}

/** Goes to the second of several rounds on one line. */
function openRounds({ commit, setOpen, form }: Desk, place: FieldOfValue): boolean {
  commit(() => setOpen(place.id), {
    focus() {
      const second = form.current?.elements.namedItem(fieldName({ ...place, round: 1 }));
      if (second instanceof HTMLElement) focusCell(second);
    },
  });
  return true;
}

function copyOrPaste(desk: Desk, intent: "copy" | "paste", target: HTMLElement): boolean {
  const around = partAround(target);
  // why: with a text selection, Ctrl+C copies that
  if (!around || (intent === "copy" && getSelection()?.isCollapsed === false)) return false;
  if (intent === "paste" && !desk.view.program.canEdit) return false;
  if (intent === "copy") copy(desk, { press: "copy", ...around });
  else void paste(desk, { press: "paste", ...around });
  return true;
}

/** Also moves on to the next value, so that holding the key fills the column. */
function fill({ store, commit, announce }: Desk, target: HTMLElement) {
  const place = valuePlace(target);
  const workout = place && store.entries.get(place.key)?.workout;
  const filled = workout && fillFromAbove(workout, place);
  if (!filled) return announce("There is no value above to copy.");
  const { command, text } = filled;
  commit(() => dispatch(store, { workoutKey: place.key, command }, { name: place.name, text }), {
    focus: ({ ok }) => ok && focusBelow(target),
    announce: (outcome) => (outcome.ok ? null : outcome.reason),
  });
}

function focusBelow(target: HTMLElement) {
  const below = cellBeside(target, "down");
  focusCell(below && below.closest(".ex") === target.closest(".ex") ? below : target);
}

function pasteTable(desk: Desk, target: HTMLElement, text: string): boolean {
  const place = valuePlace(target);
  const entry = place && desk.store.entries.get(place.key);
  const pasted = entry && isSheet(text) ? pasteSheet(entry.workout, place, text) : null;
  if (!place || !entry || !pasted) return false;
  const named = pasted.refused.map((cell) => ({ ...cell, name: fieldName({ ...place, ...cell }) }));
  const ofExercise = `${place.key}.ex:${place.id}.value.`;
  const others = Object.entries(entry.errors).filter(([name]) => !name.startsWith(ofExercise));
  const changes = [{ workoutKey: place.key, before: entry.workout, after: pasted.workout }];
  const errors = Object.fromEntries([...others, ...named.map(({ name, error }) => [name, error] as const)]);
  desk.commit(() => putTogether(desk.store, changes, "paste from a spreadsheet", () => errors), {
    focus() {
      for (const { name, error } of named) showRefused(desk, name, error.text);
      const first = named[0]?.name ?? fieldName({ ...place, round: place.round === "all" ? 0 : place.round });
      if (named[0] || !target.isConnected) desk.showField(first);
    },
    announce: () => describePasted(pasted),
  });
  return true;
}

function showRefused({ form }: Desk, name: string, text: string) {
  const field = form.current?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = text;
}

function describePasted({ accepted, refused, leftOut }: SheetPasted) {
  const count = (number: number) => `${number} ${number === 1 ? "value" : "values"}`;
  const sentences = [`${count(accepted)} pasted.`];
  if (refused.length > 0) sentences.push(`${count(refused.length)} could not be pasted.`);
  return [...sentences, leftOut ?? []].flat().join(" ");
}

function valuePlace(target: HTMLElement) {
  const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
  const field = parseFieldName(name);
  return field?.of === "value" ? { ...field, name } : null;
}
