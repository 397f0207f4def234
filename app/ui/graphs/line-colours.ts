import { colourOf, type Palette } from "#app/domain/graphs/marks.ts";

const colours = [
  "text-(--graph-1)",
  "text-(--graph-2)",
  "text-(--graph-3)",
  "text-(--graph-4)",
  "text-(--graph-5)",
  "text-(--graph-6)",
  "text-(--graph-7)",
  "text-(--graph-8)",
  "text-(--graph-9)",
  "text-(--graph-10)",
];

/** In forced colours, dashes and marks tell lines apart. */
export function lineColour(palette: Palette, index: number): string {
  return `${colours[colourOf(palette, index) - 1]} forced-colors:text-[color:CanvasText]`;
}
