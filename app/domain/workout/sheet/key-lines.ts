import { dragKeyLines } from "#app/domain/workout/moving/drag-keys.ts";
import { everywhere, type KeyBinding, type KeyPlace, keymap, notTyping, values } from "./keymap.ts";

export type KeyLine = { keys: string[]; where: string; does: string };

/** What browsers do with these keys by themselves, or tell the page of as copying and pasting. */
const browserLines: KeyLine[] = [
  {
    keys: ["Tab"],
    where: "in a value",
    does: "To the next value of the line, then of the line below; Enter then goes below the value that Tab began with",
  },
  {
    keys: ["Ctrl or ⌘ + C", "Ctrl or ⌘ + X"],
    where: "in a value",
    does: "Copies or cuts the selected values for a day, a program or a spreadsheet: a row for each round, also of rounds on one line",
  },
  {
    keys: ["Ctrl or ⌘ + V"],
    where: "in a value",
    does: "Pastes copied values, or cells of a spreadsheet, right and down from this value; a single one into all selected values",
  },
];

/** Keys with the same effect share a line. */
export function keyLines(): KeyLine[] {
  const lines = new Map<string, KeyLine>();
  for (const binding of keymap) {
    const line = lines.get(binding.does) ?? { keys: [], where: formatPlace(binding.at), does: binding.does };
    line.keys.push(nameOf(binding));
    lines.set(binding.does, line);
  }
  return [...lines.values(), ...browserLines, ...dragKeyLines()];
}

function nameOf({ key, shift, command: withCommand }: KeyBinding) {
  const name = keyNames[key] ?? key.toUpperCase();
  return [withCommand ? "Ctrl or ⌘" : [], shift ? "Shift" : [], name].flat().join(" + ");
}

const keyNames: Record<string, string> = {
  ArrowUp: "↑ Up",
  ArrowDown: "↓ Down",
  ArrowLeft: "← Left",
  ArrowRight: "→ Right",
  Enter: "Enter",
  Escape: "Esc",
  Delete: "Delete",
  Backspace: "Backspace",
};

const placeWords: [word: string, places: readonly KeyPlace[]][] = [
  ["anywhere", everywhere],
  ["in a value, or outside fields", [...values, ...notTyping]],
  ["in a value", values],
  ["in a value", ["value"]],
  ["outside fields", notTyping],
  ["on an exercise or a day", ["part"]],
  ["in a search box, or the week's number", ["field"]],
];

function formatPlace(at: readonly KeyPlace[]) {
  return placeWords.find(([, places]) => places.join() === at.join())?.[0] ?? "";
}
