import { v7 as newId } from "uuid";
import { fieldCommand } from "#app/domain/workout/form/field-command.ts";
import { fieldName } from "#app/domain/workout/form/fields.ts";
import type { Direction } from "#app/domain/workout/sheet/block.ts";
import type { KeyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { fillFromAbove } from "#app/domain/workout/sheet/sheet.ts";
import { dispatch, isTyping, takeBackTyping } from "#app/editor/state/dispatch.ts";
import { endSelection } from "./block-dom.ts";
import { clearSelected, select } from "./block-keys.ts";
import type { Desk } from "./desk.ts";
import { copy, paste } from "./desk-days.ts";
import { isAllSelected, leavesText } from "./key-place.ts";
import {
  cellBeside,
  focusCell,
  focusInto,
  focusLine,
  focusOut,
  partAround,
  type ValuePlace,
  valuePlace,
} from "./sheet-dom.ts";

/** Of the week's form; the page has the others. */
export type WeekIntent = Exclude<KeyIntent, "explore" | "help">;

type SheetIntent = Exclude<WeekIntent, "confirm" | "save" | "undo" | "redo">;

export function onSheetKey(desk: Desk, intent: SheetIntent, target: HTMLElement): boolean {
  switch (intent) {
    case "fill":
      fill(desk, target);
      return true;
    case "next":
    case "previous":
      if (desk.form.current) focusLine(desk.form.current, target, intent);
      return true;
    case "selectUp":
    case "selectDown":
    case "selectLeft":
    case "selectRight":
      return select(desk, target, sides[intent]);
    case "edit":
      return goIntoText(target);
    case "clear":
      return clearSelected(desk, target);
    case "out":
      return endSelection() || takeBack(desk, target) || focusOut(target);
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

const sides = { selectUp: "up", selectDown: "down", selectLeft: "left", selectRight: "right" } as const;

function move(desk: Desk, target: HTMLElement, direction: Direction): boolean {
  if (!leavesText(target, direction)) return false;
  endSelection();
  const place = valuePlace(target);
  if (direction === "down" && place?.round === "all") return openRounds(desk, place);
  const cell = cellBeside(target, direction);
  if (cell) focusCell(cell);
  // why: at the edge, the text stays selected, and a list keeps its choice
  return cell !== null || isAllSelected(target);
}

function goIntoText(target: HTMLElement): boolean {
  endSelection();
  if (target instanceof HTMLInputElement) target.setSelectionRange(target.value.length, target.value.length);
  return true;
}

/** False where nothing was typed and the whole text is selected. */
function takeBack({ store, commit }: Desk, target: HTMLElement): boolean {
  const place = target instanceof HTMLInputElement ? valuePlace(target) : null;
  const workout = place && store.entries.get(place.key)?.workout;
  const command = workout && fieldCommand(workout, place, "", newId);
  if (!command || !(target instanceof HTMLInputElement)) return false;
  const addressed = { workoutKey: place.key, command };
  if (isAllSelected(target) && !isTyping(store, addressed)) return false;
  commit(() => takeBackTyping(store, addressed, place.name));
  target.value = target.defaultValue;
  target.select();
  return true;
}

/** Goes to the second of several rounds on one line. */
function openRounds({ commit, setOpen, form }: Desk, place: ValuePlace): boolean {
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
