import { type Tint, tints } from "#app/ui/elements/tints.ts";
import type { Mark } from "./views.ts";

const mark = (icon: Mark["icon"], tint: Tint): Mark => ({ icon, tint: tints[tint] });

/** By the names that categories begin with; an administrator may rename them and add others. */
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
 * What stands for the picture of an exercise: the drawing and the tint of the first of its categories that has them.
 * One and the same object for all of a category, so that a page of them is told it once.
 */
export function markOf(categories: readonly string[]): Mark {
  const marked = categories.find((name) => marks.has(name));
  return marks.get(marked ?? "") ?? otherMark;
}
