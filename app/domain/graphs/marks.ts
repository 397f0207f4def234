/**
 * Lines differ by dash and mark besides colour (decisions: not by colour alone). The mark is drawn around 0,0 with a
 * radius of 4.
 */
export type Mark = { dash: string; shape: string };

const shapes = {
  circle: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  square: "M-3.6-3.6h7.2v7.2h-7.2z",
  triangle: "M0-4.6L4.4 3.4h-8.8z",
  diamond: "M0-5L5 0L0 5L-5 0z",
  down: "M0 4.6L4.4-3.4h-8.8z",
  plus: "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
  bar: "M-1.6-5h3.2v10h-3.2z",
  cross: "M-4.2-2.1L-2.1-4.2L0-2.1L2.1-4.2L4.2-2.1L2.1 0L4.2 2.1L2.1 4.2L0 2.1L-2.1 4.2L-4.2 2.1L-2.1 0z",
  hexagon: "M-4.4 0L-2.2-3.9h4.4L4.4 0L2.2 3.9h-4.4z",
  flat: "M-5-1.6h10v3.2h-10z",
};

export const marks: readonly Mark[] = [
  { dash: "", shape: shapes.circle },
  { dash: "7 5", shape: shapes.square },
  { dash: "2 4", shape: shapes.triangle },
  { dash: "12 4 2 4", shape: shapes.diamond },
  { dash: "14 6", shape: shapes.down },
  { dash: "1 6", shape: shapes.plus },
  { dash: "8 3 2 3 2 3", shape: shapes.bar },
  { dash: "4 3", shape: shapes.cross },
  { dash: "18 4", shape: shapes.hexagon },
  { dash: "10 3 4 3", shape: shapes.flat },
];

export function markOf(index: number): Mark {
  return marks[index % marks.length] ?? { dash: "", shape: shapes.circle };
}

/** Document 2 §9. */
export const palettes = { single: 4, multiple: 10 } as const;

export type Palette = keyof typeof palettes;

/** Counted from 1, like `--graph-1` of the styles. */
export function colourOf(palette: Palette, index: number): number {
  return (index % palettes[palette]) + 1;
}
