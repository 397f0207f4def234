import { type Tint, tints } from "#app/ui/elements/tints.ts";
import type { Mark } from "./views.ts";

const mark = (icon: Mark["icon"], tint: Tint): Mark => ({ icon, tint: tints[tint] });

/** By their initial names; administrators may rename them or add others. */
const marks = new Map([
  ["Cardio", mark("mark-cardio", "rose")],
  ["Mobility", mark("mark-mobility", "green")],
  ["Olympic weightlifting", mark("mark-olympic", "violet")],
  ["Plyometrics", mark("mark-plyometrics", "gold")],
  ["Speed", mark("mark-speed", "blue")],
  ["Strength", mark("mark-strength", "clay")],
  ["Stretching", mark("mark-stretching", "teal")],
  ["Strongman", mark("mark-strongman", "olive")],
  ["Team sport", mark("mark-team", "plum")],
]);

const otherMark: Mark = { icon: "dumbbell", tint: "bg-sunken text-ink-2" };

/**
 * The first of its categories with a mark counts. Returns the same object per category, so that a page serializes it
 * once.
 */
export function markOf(categories: readonly string[]): Mark {
  const marked = categories.find((name) => marks.has(name));
  return marks.get(marked ?? "") ?? otherMark;
}
