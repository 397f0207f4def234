import type { Graph } from "#app/domain/graphs/graph.ts";
import { hasNames, nameWidth } from "#app/domain/graphs/label.ts";
import type { Span } from "#app/domain/graphs/window.ts";

/** In units of the drawing, which scales to the available width. */
export type Size = {
  name: "narrow" | "wide" | "broad";
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

/** All are rendered and one is shown, so that text is readable at any width. */
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

/** In drawing units: font size, and distances from the axis to a name's mark and the name. */
export const lettering = { size: 12.5, toMark: 14, toName: 9 };

const leastRight = 24;

export function sizesOf(graph: Graph): readonly Size[] {
  const widest = hasNames(graph) ? Math.max(...graph.lines.map(({ label }) => nameWidth(label))) : 0;
  const right = widest === 0 ? leastRight : Math.ceil(lettering.toMark + lettering.toName + widest * lettering.size);
  return sizes.map((size) => ({ ...size, right: Math.min(size.right, right) }));
}

export function momentAt(offset: number, shownWidth: number, size: Size, { from, to }: Span): number {
  const inside = size.width - size.left - size.right;
  const share = ((offset / shownWidth) * size.width - size.left) / inside;
  return from + (to - from) * Math.max(0, Math.min(1, share));
}
