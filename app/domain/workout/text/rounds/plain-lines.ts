import { remembered } from "#app/domain/text/remembered.ts";

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

const roundsOfLift =
  "(\\d{1,2}\\s*x\\s*(?:\\d{1,4}(?:\\s*(?:m|yd|cals?))?|\\(\\d(?:\\s?\\+\\s?\\d)+\\)))(?![\\p{L}\\d.,])(?!\\s*(?:x|m|yd|s|secs?|min)(?!\\p{L}))";
const name = "^(\\D*\\p{L}[\\s:,(-]+)";
const nameBehind = "\\s+(\\p{L}[^\\d@,;(]*?)(?=\\s*(?:$|[@,;(]|\\d))";
const everyLength = "(\\d{1,2}:\\d\\d|\\d{1,3}\\s?(?:s|secs?|seconds?|mins?|minutes?))";

function shape(...parts: string[]): RegExp {
  return new RegExp(parts.join(""), "iu");
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
  // 'Bench T1 65%x8, 75%x6'
  [/^(\p{L}[\p{L} -]{1,30}?)\s+(t[1-3])\s*:?\s+(?=\d)/iu, "$2 $1 "],
  [/^station\s*\d{1,2}\s*[:.)-]\s+(?=\p{L}.*\d\s*(?:s|sec|min)?\s*(?:on|work)?\s*\/)/iu, ""],
  // '4x100, 2:00 send off'
  [/,?\s+(?:on\s+)?(\d{0,2}:\d\d)\s*send[ -]?offs?$/giu, " on $1"],
  // '8x50 k w fins' and '6x100 pb on 1:45'
  [/(?<=^(?:swim\s*:?\s*)?\d{1,2}\s*x\s*(?:25|50|75|[1-4]00)\s*(?:m|yd)?\s+)k(?=\s+(?:w\/?|with|on|@)\s)/iu, "kick"],
  [
    /(?<=^(?:swim\s*:?\s*)?\d{1,2}\s*x\s*(?:50|75|[1-4]00)\s*(?:m|yd)?\s+)pb(?=\s+(?:w\/?|with|on|@)\s|\s*,|$)/iu,
    "pull buoy",
  ],
  [/(?<=\d\s.*\s)w\s+(?=(?:fins|paddles|snorkel|buoy|pb|(?:kick)?board)(?!\p{L}))/giu, "w/ "],
  [/(?<=^(?:swim\s*:?\s*)?\d{1,2}\s*x\s*(?:25|50|75|100)\s*(?:m|yd)?\s+.*\sdive\s+)max(?=\s*(?:,|$))/giu, "max effort"],
  // '4x50 fly on 55' and '4x50 desc 1-2, 3-4 on 1:00'
  [/(?<=\d\s*x\s*(?:25|50|75|100)\s*(?:m|yd)?(?:\s+\p{L}+){0,2}\s+on\s+)([2-5]\d)(?=\s*(?:$|[,;)]))/giu, ":$1"],
  [
    /(?<=^(?:swim\s*:?\s*)?[2-9]\s*x\s*\(\d{1,2}\s*x\s*(?:25|50|75|100)(?:\s+\p{L}+){0,2}\s+@\s+)([2-5]\d)(?=,)/giu,
    ":$1",
  ],
  [
    /(?<=^(?:swim\s*:?\s*)?\d{1,2}\s*x\s*(?:25|50|75|100)\s*(?:m|yd)?\s+)max(?=\s*,|\s+(?:from|off)\s|\s*$)/giu,
    "max effort",
  ],
  [
    /^(.*\d\s*x\s*\d{2,3}(?:\s*(?:m|yd))?(?:\s+\p{L}+)?),?\s+(desc\p{L}*\.?\s+\d{1,2}-\d{1,2}(?:,\s*\d{1,2}-\d{1,2})+)\s+(?:on|@)\s+(:?\d[\d:]*)$/iu,
    "$1 on $3, $2",
  ],
  [/(?<!\p{L})emo(\d)m(?!\p{L})/giu, "e$1mom"],
  // 'Snatch E2M 6x2', 'Snatch every 1:30 6x2' and 'Snatch EMOM 6x2'
  [shape(name, "e(\\d{1,2})m(?:om)?[\\s:,]+(?:x\\s*)?", roundsOfLift), "$1$3 every $2 min"],
  [shape(name, "(?:every |on the |e(?=\\d\\S))", everyLength, "[\\s:,]+(?:x\\s*)?", roundsOfLift), "$1$3 every $2"],
  [shape(name, "(emom|otm|on the minute|every minute)[\\s:,]+", roundsOfLift), "$1$3 $2"],
  [
    shape(name, "e(\\d{1,2})m(?:om)?\\s*x\\s*(\\d{1,2})\\s*sets?[\\s,]+(?:of\\s+)?(\\d{1,2})\\s*reps?(?!\\p{L})"),
    "$1$3x$4 every $2 min",
  ],
  // 'E2MOM 6x2 snatch'
  [shape("^e(\\d{1,2})m(?:om)?[\\s:,]+", roundsOfLift, nameBehind), "$3 $2 every $1 min"],
  [shape("^(?:every |on the |e(?=\\d\\S))", everyLength, "[\\s:,]+", roundsOfLift, nameBehind), "$3 $2 every $1"],
  [shape("^(emom|otm|on the minute|every minute)[\\s:,]+", roundsOfLift, nameBehind), "$3 $2 $1"],
  // 'Snatch 6x2 E90S' and 'Snatch 6x2 every 90'
  [
    /(?<=\d\s*x\s*\d{1,2}(?:\s*@?\s*\d+(?:[.,]\d)?\s?(?:%|kg|lbs?))?,?\s+)e(\d{2,3}\s?s|\d{1,2}:\d\d)(?:ec)?(?=\s*(?:$|[,;(@]))/giu,
    "every $1",
  ],
  [/(?<=\d\s*x\s*\d{1,2}(?:\s*@?\s*\d+(?:[.,]\d)?\s?(?:%|kg|lbs?))?,?\s+)e(\d)m(?=\s*(?:$|[,;(@]))/giu, "every $1 min"],
  [/(?<=\d\s*x\s*\d{1,2},?\s+every\s+)(60|75|90|120|150|180)(?=\s*(?:$|[,;(@]))/giu, "$1s"],
  [/(?<=\d\s*reps?,?\s+)e(\d{2,3})s(?=\s*x)/giu, "every $1s"],
  // 'Snatch EMOM x10 1 rep'
  [/(?<=\p{L}\s+)emom\s*x?\s*(\d{1,2})(?:\s*min\w*)?[\s,:]+(\d{1,2})\s*reps?(?!\p{L})/iu, "$2 reps EMOM for $1 min"],
  // '3 x AMRAP 5: 10 burpees, 10 dips, rest 2 min between'
  [
    /^(\d{1,2}\s*x\s*amrap\s*\d{1,2}(?:\s*min\w*)?)\s*:\s*(.*?)[,;.]\s*(rest\s*\d{1,2}(?::\d\d)?\s*(?:mins?|s|secs?)?)(?:\s*between(?:\s+(?:the |each |all )?(?:rounds?|rds?|sets?|amraps?|efforts?|intervals?|parts?))?)?$/iu,
    "$1, $3: $2",
  ],
  // 'Snatch 6x2 every 2:00, 75%'
  [
    /(?<=\d\s*x\s*\d{1,2}\s+(?:every|on)\s+(?:the\s+)?\d[\d:]*(?:\s?(?:s|secs?|mins?))?),\s+(?=\d+(?:[.,]\d)?(?:-\d+)?\s?(?:%|kg|lbs?)\s*$)/giu,
    " @ ",
  ],
  // '1 min on, 1 min off, x 4'
  [/(?<=\d\s*(?:s|secs?|seconds?|min|minutes?)\s*(?:off|rest|easy)),\s*(?=x\s*\d{1,2}$)/giu, " "],
  [/(?<=[,.;(]\s*)([2-9]) times through(?!\p{L})/giu, "$1 rounds"],
  // 'Squat 3x8 / Row 3x8 - circuit, 60s between rounds'
  [/^([^:]+\s\/\s[^:]+?)(?:\s+-\s+|,\s+)(?:as an? )?circuit(?=\s*(?:$|[,;]))/iu, "Circuit: $1"],
];

const eachOf =
  /^(?<names>\p{L}[^\d,/:]{2,30}?(?:(?:\s\/|,)\s+\p{L}[^\d,/:]{2,30}?){1,4})[\s:,-]+(?<reps>\d{2,3}(?:-\d{1,3})?)\s*(?:total\s+)?reps\s+(?:of\s+)?each$/iu;

/** 'Dips / rows / leg raises 50-100 reps each' */
function ofEach(text: string): string {
  const { names = "", reps } = eachOf.exec(text)?.groups ?? {};
  return reps === undefined
    ? text
    : names
        .split(/(?:\s\/|,)\s+/)
        .map((one) => `${one} ${reps} reps`)
        .join(", ");
}

export const inPlainSets = remembered((text) =>
  ofEach(ofSets.reduce((said, [shape, to]) => said.replace(shape, to), text)),
);
