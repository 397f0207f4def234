/** Between sets, in a gym's light: 7:1 for what is read. */
export const trainScreen =
  "screen max-w-160 [--accent:light-dark(#8f2500,#ff9a6e)] [--accent-text:light-dark(#8f2500,#ffae88)] " +
  "[--good:light-dark(#0d4a24,#7fe0a3)] [--ink-2:light-dark(#4b4640,#c9c3ba)]";
