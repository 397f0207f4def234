import type { Graph } from "#app/domain/graphs/graph.ts";
import { hasNames, nameWidth } from "#app/domain/graphs/label.ts";
import type { Span } from "#app/domain/graphs/window.ts";

/** How a graph is laid out, in units of its drawing, which is as wide as there is room. */
export type Size = {
  name: "narrow" | "wide" | "broad";
  /** Where it stands in sight: by the width of the graph's card, and not of the screen. */
  shown: string;
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: number;
  marks: number;
};

/** Each is drawn, and one of them is shown, so that what is written is read at any width. */
const sizes: readonly Size[] = [
  {
    name: "narrow",
    shown: "mx-auto max-w-md @lg:hidden",
    width: 300,
    height: 240,
    left: 34,
    right: 88,
    top: 14,
    bottom: 30,
    ticks: 4,
    marks: 16,
  },
  {
    name: "wide",
    shown: "hidden @lg:block @4xl:hidden",
    width: 650,
    height: 284,
    left: 44,
    right: 166,
    top: 14,
    bottom: 30,
    ticks: 6,
    marks: 40,
  },
  {
    name: "broad",
    shown: "hidden @4xl:block",
    width: 1160,
    height: 360,
    left: 44,
    right: 196,
    top: 14,
    bottom: 30,
    ticks: 12,
    marks: 60,
  },
];

/** In units of the drawing: the size of what is written, and how far from the axis' end a name's mark and the name are. */
export const lettering = { size: 12.5, toMark: 14, toName: 9 };

/** Room for half of what is written under the axis' end. */
const leastRight = 24;

/** The sizes in which a graph is drawn: what its lines' names don't need is room for the lines. */
export function sizesOf(graph: Graph): readonly Size[] {
  const widest = hasNames(graph) ? Math.max(...graph.lines.map(({ label }) => nameWidth(label))) : 0;
  const right = widest === 0 ? leastRight : Math.ceil(lettering.toMark + lettering.toName + widest * lettering.size);
  return sizes.map((size) => ({ ...size, right: Math.min(size.right, right) }));
}

/** The moment under a place of the screen, counted from the drawing's left edge, in a drawing so wide. */
export function momentAt(offset: number, shownWidth: number, size: Size, { from, to }: Span): number {
  const inside = size.width - size.left - size.right;
  const share = ((offset / shownWidth) * size.width - size.left) / inside;
  return from + (to - from) * Math.max(0, Math.min(1, share));
}
