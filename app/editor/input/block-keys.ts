import { counted } from "#app/domain/text/counted.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { fieldName, parseFieldName } from "#app/domain/workout/form/fields.ts";
import { type Direction, describeBlock, placesOf, printBlock, type Selected } from "#app/domain/workout/sheet/block.ts";
import { fillCells, isSheet, pasteSheet, type SheetPasted } from "#app/domain/workout/sheet/sheet.ts";
import { putEntry } from "#app/editor/state/store.ts";
import { putTogether } from "#app/editor/state/together.ts";
import { endSelection, selectBeside, selectedCells } from "./block-dom.ts";
import type { Desk } from "./desk.ts";
import { focusCell, type ValuePlace, valuePlace } from "./sheet-dom.ts";

/** Beside the text for spreadsheets, which don't read it. */
const exactType = "application/x-macrocycle-values";

export function select(desk: Desk, target: HTMLElement, direction: Direction): boolean {
  const isTaken = selectBeside(target, direction, (signal) => {
    for (const type of ["copy", "cut"] as const) {
      document.addEventListener(type, (event) => copySelected(desk, target, event), { signal });
    }
  });
  const at = isTaken ? valuesAt(desk, target) : null;
  if (at) desk.announce(at.selected ? `${describeBlock(at.workout, at.selected)} selected.` : "1 value selected.");
  return isTaken;
}

/** False where nothing but the value itself is selected. */
export function clearSelected(desk: Desk, target: HTMLElement): boolean {
  const at = valuesAt(desk, target);
  if (!at?.selected) return false;
  const { filled, replaces } = fill(at, at.selected, "");
  const count = counted(filled.accepted, "value");
  putValues(desk, target, at, { pasted: filled, label: `clear ${count}`, said: `${count} cleared.`, replaces });
  return true;
}

export type Copied = Pick<DataTransfer, "getData">;

/** As a spreadsheet copies it, or one text for all selected values. False where the text is pasted as everywhere. */
export function pasteValues(desk: Desk, target: HTMLElement, clipboard: Copied): boolean {
  const text = clipboard.getData(exactType) || clipboard.getData("text/plain");
  const at = valuesAt(desk, target);
  if (!at) return false;
  const { place, workout, selected } = at;
  if (isSheet(text)) {
    const [first = place] = selected ? placesOf(selected) : [];
    const pasted = pasteSheet(workout, first, text);
    // why: a line of equal rounds may open, and then its cells have other names
    const replaces = (name: string) => isOfChanged(name, workout, pasted?.workout ?? workout);
    if (pasted) putValues(desk, target, at, { pasted, label: "paste values", said: describePasted(pasted), replaces });
    return pasted !== null;
  }
  if (!selected || text === "") return false;
  const { filled, replaces } = fill(at, selected, text.trim());
  putValues(desk, target, at, { pasted: filled, label: "paste values", said: describePasted(filled), replaces });
  return true;
}

type ValuesAt = { place: ValuePlace; workout: Workout; selected: Selected | null };

function valuesAt({ store }: Desk, target: HTMLElement): ValuesAt | null {
  const place = valuePlace(target);
  const workout = place && store.entries.get(place.key)?.workout;
  return workout ? { place, workout, selected: selectedCells() } : null;
}

function copySelected(desk: Desk, target: HTMLElement, event: ClipboardEvent) {
  const at = valuesAt(desk, target);
  if (!at?.selected || !event.clipboardData) return;
  event.preventDefault();
  const { plain, exact } = printBlock(at.workout, at.selected);
  event.clipboardData.setData("text/plain", plain);
  event.clipboardData.setData(exactType, exact);
  const block = describeBlock(at.workout, at.selected);
  if (event.type === "copy") return desk.announce(`Copied: ${block}.`);
  const { filled, replaces } = fill(at, at.selected, "");
  const label = `cut ${counted(filled.accepted, "value")}`;
  putValues(desk, target, at, { pasted: filled, label, said: `Cut: ${block}.`, replaces });
}

function fill({ place, workout }: ValuesAt, selected: Selected, text: string) {
  const places = placesOf(selected);
  const names = new Set(places.map((cell) => fieldName({ ...place, ...cell })));
  return { filled: fillCells(workout, places, text), replaces: (name: string) => names.has(name) };
}

function isOfChanged(name: string, before: Workout, after: Workout) {
  const field = parseFieldName(name);
  if (field?.of !== "value") return false;
  return findExercise(before, field.id)?.moduleExercise !== findExercise(after, field.id)?.moduleExercise;
}

/** `replaces`: the fields whose refused text is gone. */
type Step = { pasted: SheetPasted; label: string; said: string; replaces: (name: string) => boolean };

function putValues(desk: Desk, target: HTMLElement, { place }: ValuesAt, { pasted, label, said, replaces }: Step) {
  const { store, commit, showField } = desk;
  const entry = store.entries.get(place.key);
  if (!entry) return;
  const refused = pasted.refused.map(({ error, ...cell }) => [fieldName({ ...place, ...cell }), error] as const);
  const others = Object.entries(entry.errors).filter(([name]) => !replaces(name));
  const errors = Object.fromEntries([...others, ...refused]);
  const changes = [{ workoutKey: place.key, before: entry.workout, after: pasted.workout }];
  endSelection();
  commit(
    () => {
      if (pasted.workout !== entry.workout) putTogether(store, changes, label, () => errors);
      else putEntry(store, place.key, { ...entry, errors });
    },
    {
      focus() {
        for (const [name, { text }] of refused) showRefused(desk, name, text);
        if (refused[0]) showField(refused[0][0]);
        else focusAgain(desk, target, place);
      },
      announce: () => said,
    },
  );
}

/** Rounds that became equal may stand on one line now, or no longer. */
function focusAgain({ form, showField }: Desk, target: HTMLElement, place: ValuePlace) {
  const all = form.current?.elements.namedItem(fieldName({ ...place, round: "all" }));
  if (target.isConnected) focusCell(target);
  else if (all instanceof HTMLElement) focusCell(all);
  else showField(fieldName({ ...place, round: place.round === "all" ? 0 : place.round }));
}

function showRefused({ form }: Desk, name: string, text: string) {
  const field = form.current?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = text;
}

function describePasted({ accepted, refused, leftOut }: SheetPasted) {
  const sentences = [`${counted(accepted, "value")} pasted.`];
  if (refused.length > 0) sentences.push(`${counted(refused.length, "value")} could not be pasted.`);
  return [...sentences, leftOut ?? []].flat().join(" ");
}
