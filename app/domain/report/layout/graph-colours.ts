/** The lines' colours of the styles (`--graph-1` and on, as they are in light), since paper takes no stylesheet. */
export const graphColours = [
  "#a3330a",
  "#2c3f8f",
  "#1f6a54",
  "#8f2a6b",
  "#7a5b06",
  "#17617a",
  "#5b3a8f",
  "#4d6114",
  "#a3262c",
  "#57534e",
] as const;
