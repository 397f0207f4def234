import type { Graph } from "./graph.ts";

/** Whether its lines are told apart by names: one line alone that is called like its graph is not. */
export function hasNames({ title, lines }: Pick<Graph, "title" | "lines">): boolean {
  return lines.length > 1 || lines.some(({ label }) => label !== title);
}

/**
 * The name, or as much of it as is no wider than the room, with an ellipsis; `room` in sizes of its bold type. Widths are
 * those of DejaVu Sans Bold, the widest type that a system shows sans-serif in, so that a name is cut in none.
 */
export function shortened(name: string, room: number): string {
  const letters = Array.from(name);
  if (widthOf(letters) <= room) return name;
  const most = letters.findLastIndex((_, at) => widthOf(letters.slice(0, at)) + ellipsisWidth <= room);
  return `${letters.slice(0, Math.max(1, most)).join("").trimEnd()}…`;
}

/** How much room a name takes, in sizes of its type: never less than it has. */
export function nameWidth(name: string): number {
  return widthOf(Array.from(name));
}

const ellipsisWidth = 1;

const widths: readonly [letters: RegExp, width: number][] = [
  [/[ijlI .,:;'’|!]/, 0.38],
  [/[frt()-]/, 0.5],
  [/[csz]/, 0.6],
  [/[mwMW…@%\u2e80-\uffff]/, 1.11],
  [/[a-z]/, 0.72],
];

/** Of capitals, and of letters that are none of the alphabet's. */
const otherWidth = 0.86;

function widthOf(letters: readonly string[]) {
  return letters.reduce((sum, letter) => sum + widthOfOne(letter), 0);
}

function widthOfOne(letter: string) {
  const plain = letter.normalize("NFD").charAt(0);
  return widths.find(([known]) => known.test(plain))?.[1] ?? otherWidth;
}
