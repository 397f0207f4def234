import { pointsInView } from "./axis.ts";
import { formatMoment, type Graph, type GraphLine, startOfDay } from "./graph.ts";
import type { Span } from "./window.ts";

/** A single line with the same name as its graph needs none. */
export function hasNames({ title, lines }: Pick<Graph, "title" | "lines">): boolean {
  return lines.length > 1 || lines.some(({ label }) => label !== title);
}

/** A line that crosses the window is seen, too. `missing`: names all others. */
export function inView({ lines }: Pick<Graph, "lines">, window: Span) {
  const isSeen = ({ points }: GraphLine) => pointsInView(points, window).length > 0;
  const others = lines
    .filter((line) => !isSeen(line))
    .map(({ label, points }) => {
      const last = points.at(-1);
      return last ? `${label} (last on ${formatMoment(startOfDay(last.at))})` : label;
    });
  return { isSeen, missing: others.length > 0 ? `No point in view: ${others.join(", ")}.` : null };
}

/**
 * `room` in multiples of the font size. Measured with DejaVu Sans Bold, the widest sans-serif default of any system, so
 * no name is cut off.
 */
export function shortened(name: string, room: number): string {
  const letters = Array.from(name);
  if (widthOf(letters) <= room) return name;
  const most = letters.findLastIndex((_, at) => widthOf(letters.slice(0, at)) + ellipsisWidth <= room);
  return `${letters.slice(0, Math.max(1, most)).join("").trimEnd()}…`;
}

export function textWidth(name: string): number {
  return widthOf(Array.from(name));
}

const ellipsisWidth = 1;

const widths: readonly [letters: RegExp, width: number][] = [
  [/[ijlI .,:;'’|!]/, 0.38],
  [/[frt()-]/, 0.5],
  [/[csz]/, 0.6],
  [/\d/, 0.7],
  [/[mwMW…@%\u2e80-\uffff]/, 1.11],
  [/[a-z]/, 0.72],
];

const otherWidth = 0.86;

function widthOf(letters: readonly string[]) {
  return letters.reduce((sum, letter) => sum + widthOfOne(letter), 0);
}

function widthOfOne(letter: string) {
  const plain = letter.normalize("NFD").charAt(0);
  return widths.find(([known]) => known.test(plain))?.[1] ?? otherWidth;
}
