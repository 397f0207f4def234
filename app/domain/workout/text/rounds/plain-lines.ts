/** Signs of a line that is not read otherwise, as plainer ones. */
const rows: readonly (readonly [shape: RegExp, to: string])[] = [
  // 'Glute bridge 🍑 3x20'
  [/[\s,]*(?:\p{Extended_Pictographic}[\uFE0F\u200D]*)+(?=\s|$)/gu, ""],
  // 'Hip thrust → 4 sets → 12 reps'
  [/(?<=(?:→|->|=>).*)\s*(?:→|->|=>)\s*|\s*(?:→|->|=>)\s*(?=.*(?:→|->|=>))/gu, ", "],
];

export function inPlainSigns(text: string): string {
  return rows.reduce((said, [shape, to]) => said.replace(shape, to), text);
}

/** Words of a set on one line. */
const ofSets: readonly (readonly [shape: RegExp, to: string])[] = [
  // 'A. Squat 5x5 B. Bench press 3x8'
  [/(?<=^(?:a|1)[.)]\s.*\d\S*\s+)([b-h]|[2-9])\.\s+(?=\p{L}{2})/giu, "$1) "],
  [/^(a|1)\.\s+(?=.*\s(?:b|2)\)\s)/iu, "$1) "],
  // '12 swings > 10 push-ups'
  [/(?<=\d\s+\p{L}[^>]*)\s+>\s+(?=\d{1,3}\s+\p{L})/gu, ", "],
  // 'Bike 60 min > run 20 min'
  [
    /(?<=\d\s*(?:min|km|k|mi|m|'|h)(?!\p{L})[^>]*)\s+>+\s+(?=\d{1,3}(?:[.,]\d)?\s*(?:min|km|k|mi|m|'|h)\s+\p{L}|(?:run|bike|ride|swim|row)\s+\d)/giu,
    " + ",
  ],
  [/^station\s*\d{1,2}\s*[:.)-]\s+(?=\p{L}.*\d\s*(?:s|sec|min)?\s*(?:on|work)?\s*\/)/iu, ""],
  // '4x100, 2:00 send off'
  [/,?\s+(?:on\s+)?(\d{0,2}:\d\d)\s*send[ -]?offs?$/giu, " on $1"],
  [/(?<!\p{L})emo(\d)m(?!\p{L})/giu, "e$1mom"],
  // '1 min on, 1 min off, x 4'
  [/(?<=\d\s*(?:s|secs?|seconds?|min|minutes?)\s*(?:off|rest|easy)),\s*(?=x\s*\d{1,2}$)/giu, " "],
  [/(?<=[,.;(]\s*)([2-9]) times through(?!\p{L})/giu, "$1 rounds"],
  // 'Squat 3x8 / Row 3x8 - circuit, 60s between rounds'
  [/^([^:]+\s\/\s[^:]+?)(?:\s+-\s+|,\s+)(?:as an? )?circuit(?=\s*(?:$|[,;]))/iu, "Circuit: $1"],
];

export function inPlainSets(text: string): string {
  return ofSets.reduce((said, [shape, to]) => said.replace(shape, to), text);
}
