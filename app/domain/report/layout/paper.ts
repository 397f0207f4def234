/** A4 in points (1/72 inch). */

const margin = 42;

export const paper = {
  width: 595.28,
  height: 841.89,
  margin,
  /** The program's name goes above, the page number below. */
  bodyTop: 58,
  bodyBottom: 790,
  bodyWidth: 595.28 - 2 * margin,
};

export type Tone = "ink" | "soft";

/** In points. */
export type Style = { size: number; leading: number; isBold: boolean; tone: Tone };

export const styles = {
  programName: { size: 26, leading: 34, isBold: true, tone: "ink" },
  fact: { size: 11, leading: 17, isBold: false, tone: "ink" },
  factName: { size: 11, leading: 17, isBold: false, tone: "soft" },
  day: { size: 13, leading: 19, isBold: true, tone: "ink" },
  set: { size: 10.5, leading: 15, isBold: true, tone: "ink" },
  exercise: { size: 9.5, leading: 13.5, isBold: true, tone: "ink" },
  text: { size: 9.5, leading: 13, isBold: false, tone: "ink" },
  note: { size: 9, leading: 12.5, isBold: false, tone: "soft" },
  value: { size: 9, leading: 12.5, isBold: false, tone: "ink" },
  round: { size: 8, leading: 11.5, isBold: true, tone: "soft" },
  chrome: { size: 8, leading: 11, isBold: false, tone: "soft" },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

/** In points from the top of the line. */
export function baselineOf(style: StyleName): number {
  return styles[style].leading * 0.76;
}
