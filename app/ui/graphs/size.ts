import type { Span } from "#app/domain/graphs/window.ts";

/** How a graph is laid out, in units of its drawing, which is as wide as there is room. */
export type Size = {
  name: "wide" | "narrow";
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  letters: number;
  ticks: number;
  marks: number;
};

/** Where there is room, and where a screen is small: each is drawn, and one of them is shown. */
export const sizes: readonly Size[] = [
  {
    name: "wide",
    width: 720,
    height: 300,
    left: 44,
    right: 156,
    top: 14,
    bottom: 30,
    letters: 20,
    ticks: 7,
    marks: 40,
  },
  {
    name: "narrow",
    width: 340,
    height: 250,
    left: 38,
    right: 62,
    top: 14,
    bottom: 30,
    letters: 8,
    ticks: 4,
    marks: 16,
  },
];

/** The moment under a place of the screen, counted from the drawing's left edge, in a drawing so wide. */
export function momentAt(offset: number, shownWidth: number, size: Size, { from, to }: Span): number {
  const inside = size.width - size.left - size.right;
  const share = ((offset / shownWidth) * size.width - size.left) / inside;
  return from + (to - from) * Math.max(0, Math.min(1, share));
}
