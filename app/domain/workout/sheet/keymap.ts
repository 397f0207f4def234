import { dragKeyLines } from "#app/domain/workout/moving/drag-keys.ts";

export type KeyStroke = { key: string; shift: boolean; ctrl: boolean; meta: boolean; alt: boolean };

/**
 * Where the focus is: a typed value of a round, a chosen one, another field of one line or several, an exercise or day
 * as a whole, or anything else (a button, a link, the page).
 */
export type KeyPlace = "value" | "choice" | "field" | "lines" | "part" | "other";

export type KeyIntent =
  | "next"
  | "previous"
  | "up"
  | "down"
  | "left"
  | "right"
  | "selectUp"
  | "selectDown"
  | "selectLeft"
  | "selectRight"
  | "edit"
  | "clear"
  | "fill"
  | "out"
  | "into"
  | "confirm"
  | "copy"
  | "paste"
  | "save"
  | "undo"
  | "redo"
  | "explore"
  | "help";

/** `command` is Ctrl, or Cmd on a Mac. Without `shift`, it may be pressed or not, as the keyboard requires. */
type KeyBinding = {
  key: string;
  shift?: boolean;
  command: boolean;
  at: readonly KeyPlace[];
  intent: KeyIntent;
  does: string;
};

const everywhere = ["value", "choice", "field", "lines", "part", "other"] as const;
const values = ["value", "choice"] as const;
const notTyping = ["part", "other"] as const;
const plain = { shift: false, command: false };
const shifted = { shift: true, command: false };
const command = { shift: false, command: true };

/** The lookup and the displayed list of keys both come from this table. */
export const keymap: readonly KeyBinding[] = [
  {
    key: "Enter",
    ...plain,
    at: values,
    intent: "next",
    does: "To the line below, or to the search of a set that waits for an exercise",
  },
  { key: "Enter", ...shifted, at: values, intent: "previous", does: "Back to the line above" },
  { key: "ArrowUp", ...plain, at: ["value"], intent: "up", does: "To the value above; in a list, the choice before" },
  {
    key: "ArrowDown",
    ...plain,
    at: ["value"],
    intent: "down",
    does: "To the value below, also into rounds on one line; in a list, the next choice",
  },
  { key: "ArrowLeft", ...plain, at: values, intent: "left", does: "To the value on the left, from the text's start" },
  { key: "ArrowRight", ...plain, at: values, intent: "right", does: "To the value on the right, from the text's end" },
  ...(["Up", "Down", "Left", "Right"] as const).map(
    (side): KeyBinding => ({
      ...{ key: `Arrow${side}`, ...shifted, at: values, intent: `select${side}` },
      does: "Selects more values or fewer, once the whole text of the value is selected",
    }),
  ),
  ...["Delete", "Backspace"].map(
    (key): KeyBinding => ({ key, ...plain, at: values, intent: "clear", does: "Clears the selected values" }),
  ),
  { key: "F2", ...plain, at: ["value"], intent: "edit", does: "Into the value's text, to its end" },
  { key: "d", ...command, at: values, intent: "fill", does: "Copies the value above into this one, and goes down" },
  {
    key: "Escape",
    ...plain,
    at: [...values, ...notTyping],
    intent: "out",
    does: "Takes back what was typed into the value; else out to the exercise, its set, its day",
  },
  { key: "Enter", ...plain, at: ["part"], intent: "into", does: "Into the exercise or the day: to its first field" },
  { key: "Enter", ...plain, at: ["field"], intent: "confirm", does: "Searches, or goes to the week typed" },
  { key: "c", ...command, at: notTyping, intent: "copy", does: "Copies the exercise, set or day" },
  { key: "v", ...command, at: notTyping, intent: "paste", does: "Pastes after the exercise or set, or into the day" },
  { key: "z", ...command, at: everywhere, intent: "undo", does: "Undoes the last step" },
  { key: "z", ...command, shift: true, at: everywhere, intent: "redo", does: "Redoes the last step" },
  { key: "y", ...command, at: everywhere, intent: "redo", does: "Redoes the last step" },
  { key: "s", ...command, at: everywhere, intent: "save", does: "Saves the program" },
  { key: "k", ...command, at: everywhere, intent: "explore", does: "Opens the exercises, to search in them" },
  { key: "/", command: false, at: notTyping, intent: "explore", does: "Opens the exercises, to search in them" },
  { key: "?", command: false, at: notTyping, intent: "help", does: "Opens this list" },
];

export function keyIntent({ key, shift, ctrl, meta, alt }: KeyStroke, at: KeyPlace): KeyIntent | null {
  if (alt) return null;
  const binding = keymap.find(
    (entry) =>
      entry.key.toLowerCase() === key.toLowerCase() &&
      (entry.shift ?? shift) === shift &&
      entry.command === (ctrl || meta) &&
      entry.at.includes(at),
  );
  return binding?.intent ?? null;
}

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
