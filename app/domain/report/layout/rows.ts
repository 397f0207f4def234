import type { ReportImage } from "../report.ts";
import { baselineOf, paper, type StyleName, styles } from "./paper.ts";
import type { Typesetter } from "./typesetter.ts";

/** `x` and `y` in points from the top left corner; for text, `y` is the baseline. */
export type Mark =
  | { is: "text"; x: number; y: number; text: string; style: StyleName }
  | { is: "rule"; x: number; y: number; width: number }
  /** Relative to `x` and `y`; anything outside the clip is hidden. */
  | {
      is: "line";
      x: number;
      y: number;
      places: readonly { x: number; y: number }[];
      dashes: number[];
      colour: string;
      clip: { width: number; height: number };
    }
  /** An SVG path around `x` and `y`, filled. */
  | { is: "shape"; x: number; y: number; path: string; colour: string }
  | { is: "image"; x: number; y: number; width: number; height: number; id: string };

export type Row = {
  height: number;
  marks: Mark[];
  /** Stays on the same page as the next row, if a page can hold both. */
  keepsNext: boolean;
  isSpace?: true;
  bookmark?: string;
};

export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

export function space(height: number): Row {
  return { height, marks: [], keepsNext: true, isSpace: true };
}

export function rule(): Row {
  return { height: 7, marks: [{ is: "rule", x: 0, y: 2, width: paper.bodyWidth }], keepsNext: true };
}

type TextPlace = { x?: number; width?: number; keepsNext?: boolean };

export function textRows(setter: Typesetter, style: StyleName, text: string, place: TextPlace = {}): Row[] {
  const { x = 0, keepsNext = false } = place;
  const lines = setter.linesOf(text, style, place.width ?? paper.bodyWidth - x);
  return lines.map((line) => ({ height: styles[style].leading, marks: [textMark(line, style, x)], keepsNext }));
}

/** `dy` in points. */
export function textMark(text: string, style: StyleName, x: number, dy = 0): Mark {
  return { is: "text", x, y: baselineOf(style) + dy, text, style };
}

/** Never larger than its own size. */
export function imageRow({ id, width, height }: ReportImage, most: { width: number; height: number }): Row {
  const scale = Math.min(1, most.width / width, most.height / height);
  const [w, h] = [width * scale, height * scale];
  return { height: h + 8, marks: [{ is: "image", x: 0, y: 3, width: w, height: h, id }], keepsNext: false };
}
