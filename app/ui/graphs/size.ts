import { valueRange, valueTicks } from "#app/domain/graphs/axis.ts";
import { formatGraphValue, type Graph } from "#app/domain/graphs/graph.ts";
import { hasNames, textWidth } from "#app/domain/graphs/label.ts";
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
const sizes: readonly Omit<Size, "left">[] = [
  {
    name: "narrow",
    shown: "mx-auto max-w-md @lg:hidden",
    width: 300,
    height: 240,
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
    right: 196,
    top: 14,
    bottom: 30,
    ticks: 12,
    marks: 60,
  },
];

/** In drawing units: font size, and distances from the axis to its values, to a name's mark and from there to the name. */
export const lettering = { size: 12.5, toValue: 8, toMark: 14, toName: 9 };

/** A date below the axis reaches so far over its ends. */
const least = { left: 20, right: 24 };

/** The same for all graphs of a page, so that a day stands below the same day. */
export function sizesOf(graphs: readonly Graph[]): readonly Size[] {
  const values = graphs.flatMap((graph) =>
    valueTicks(valueRange(graph), valueCount, graph.isClock).map((value) => formatGraphValue(value, graph.isClock)),
  );
  const names = graphs.filter(hasNames).flatMap(({ lines }) => lines.map(({ label }) => label));
  const left = Math.max(least.left, Math.ceil(lettering.toValue + widest(values)));
  const right = names.length === 0 ? least.right : Math.ceil(lettering.toMark + lettering.toName + widest(names));
  return sizes.map((size) => ({ ...size, left, right: Math.min(size.right, right) }));
}

/** About so many values beside the axis. */
export const valueCount = 4;

function widest(texts: readonly string[]) {
  return Math.max(0, ...texts.map(textWidth)) * lettering.size;
}

export function momentAt(offset: number, shownWidth: number, size: Size, { from, to }: Span): number {
  const inside = size.width - size.left - size.right;
  const share = ((offset / shownWidth) * size.width - size.left) / inside;
  return from + (to - from) * Math.max(0, Math.min(1, share));
}
