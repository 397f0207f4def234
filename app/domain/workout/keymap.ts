export type KeyStroke = { key: string; shift: boolean; ctrl: boolean; meta: boolean; alt: boolean };
export type KeyIntent = "next" | "previous" | "save" | "undo" | "redo";

/** `command` is Ctrl, or Cmd on a Mac. */
type KeyBinding = { key: string; shift: boolean; command: boolean; intent: KeyIntent };

/** The keys of the editor; Enter and Shift+Enter within the values of rounds. */
const keymap: readonly KeyBinding[] = [
  { key: "enter", shift: false, command: false, intent: "next" },
  { key: "enter", shift: true, command: false, intent: "previous" },
  { key: "s", shift: false, command: true, intent: "save" },
  { key: "z", shift: false, command: true, intent: "undo" },
  { key: "z", shift: true, command: true, intent: "redo" },
  { key: "y", shift: false, command: true, intent: "redo" },
];

/** What the key stroke asks for; null for all others, which keep their usual meaning. */
export function keyIntent({ key, shift, ctrl, meta, alt }: KeyStroke): KeyIntent | null {
  if (alt) return null;
  const command = ctrl || meta;
  const binding = keymap.find(
    (entry) => entry.key === key.toLowerCase() && entry.shift === shift && entry.command === command,
  );
  return binding?.intent ?? null;
}
