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
export type KeyBinding = {
  key: string;
  shift?: boolean;
  command: boolean;
  at: readonly KeyPlace[];
  intent: KeyIntent;
  does: string;
};

export const everywhere = ["value", "choice", "field", "lines", "part", "other"] as const;
export const values = ["value", "choice"] as const;
export const notTyping = ["part", "other"] as const;
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
