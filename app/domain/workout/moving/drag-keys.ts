/** `hold`: copies for as long as the key is held while dragging with the mouse. */
export type DragIntent =
  | "pickUp"
  | "drop"
  | "putBack"
  | "before"
  | "after"
  | "dayBefore"
  | "dayAfter"
  | "copy"
  | "holdCopy";

export type CarryStep = Exclude<DragIntent, "pickUp" | "drop" | "putBack" | "copy" | "holdCopy">;

const carrySteps: Record<CarryStep, true> = { before: true, after: true, dayBefore: true, dayAfter: true };

type DragKey = {
  /** `code` is the key's place on the keyboard, `key` its character. */
  code?: string;
  key?: string;
  intent: DragIntent;
  name: string;
};

const dragKeys: readonly DragKey[] = [
  { code: "Space", intent: "pickUp", name: "Space" },
  { code: "Space", intent: "drop", name: "Space" },
  { code: "Enter", intent: "drop", name: "Enter" },
  { code: "ArrowUp", intent: "before", name: "↑ Up" },
  { code: "ArrowDown", intent: "after", name: "↓ Down" },
  { code: "ArrowLeft", intent: "dayBefore", name: "← Left" },
  { code: "ArrowRight", intent: "dayAfter", name: "→ Right" },
  { key: "c", intent: "copy", name: "C" },
  { key: "Control", intent: "holdCopy", name: "Ctrl" },
  { key: "Alt", intent: "holdCopy", name: "Alt or ⌥" },
  { code: "Escape", intent: "putBack", name: "Esc" },
  { code: "Tab", intent: "putBack", name: "Tab" },
];

type DragLine = { where: string; does: string };

const inHand = "with something in hand";
const carried = { where: inHand, does: "Carries it to the place before or after" };
const carriedToDay = { where: inHand, does: "Carries it to the day beside" };

const dragLines: Record<DragIntent, DragLine> = {
  pickUp: { where: "on a handle", does: "Picks the exercise or set up" },
  drop: { where: inHand, does: "Drops it" },
  before: carried,
  after: carried,
  dayBefore: carriedToDay,
  dayAfter: carriedToDay,
  copy: { where: inHand, does: "Takes a copy instead, or no copy after all" },
  holdCopy: { where: "while dragging with the mouse", does: "Copies instead of moving" },
  putBack: { where: inHand, does: "Puts it back" },
};

export function dragCodes(intent: DragIntent): string[] {
  return dragKeys.flatMap((one) => (one.intent === intent && one.code ? [one.code] : []));
}

export function carryIntent({ key, code }: { key: string; code: string }): DragIntent | null {
  const found = dragKeys.find((one) => one.intent !== "pickUp" && isPressed(one, key, code));
  return found?.intent ?? null;
}

export function isCarryStep(intent: DragIntent | null): intent is CarryStep {
  return intent !== null && Object.hasOwn(carrySteps, intent);
}

export function isCopyKey(key: string): boolean {
  return dragKeys.some((one) => one.intent === "holdCopy" && one.key === key);
}

export function dragKeyLines(): { keys: string[]; where: string; does: string }[] {
  const lines = [...new Set(dragKeys.map(({ intent }) => dragLines[intent]))];
  return lines.map((line) => ({
    ...line,
    keys: dragKeys.filter(({ intent }) => dragLines[intent] === line).map(({ name }) => name),
  }));
}

function isPressed(one: DragKey, key: string, code: string) {
  return one.code === undefined ? one.key?.toLowerCase() === key.toLowerCase() : one.code === code;
}
