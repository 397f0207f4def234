import { remembered } from "#app/domain/text/remembered.ts";
import { numberOf } from "#app/domain/workout/text/words/plain.ts";
import { withRestPause } from "./clusters.ts";
import { wordsOfRounds } from "./words-of-rounds.ts";

const ofOneKind: readonly RegExp[] = [
  /^\s*\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?\+?(?:\s*(?:\/|per |each |je |po )\s*\p{L}{3,})?(?:,\s*\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?\+?)*$/iu,
  /^@?\s*(?:\d+(?:[.,]\d+)?\s*(?:kg|lbs?|#|%)|bw(?:[+-]\d+\s*(?:kg|lbs?))?)$/i,
  /^(?:\d+:\d\d|\d+(?:-\d+)?\s*(?:s|secs?|sek\.?|min\.?|mins|minutes?|h))$/i,
  /^\d+(?:[.,]\d+)?\s*(?:m|km|mi|miles?|yd)$/i,
  /^\d+(?:[.,]\d+)?\s*(?:mph|km\/h|kph)$/i,
  /^@?\s*(?:rpe\s*\d+(?:[.,]5)?(?:-\d+(?:[.,]5)?)?|rir\s*\d(?:-\d)?|\d(?:-\d)?\s*rir)$/i,
  /^(?:rest\s+\S+|\S+(?:\s*(?:s|min))?\s+rest)$/i,
  /^(?:tempo\s+\S+|[1-6][0-4](?!00)[0-4x][0-4])$/i,
];

const [times, tempos] = [2, ofOneKind.length - 1];

/** '5x5 / 100kg / RPE 8' and '4x8 | 3010 | 2 RIR | 60s': a value of each kind, and no rounds. */
function withoutSlashes(text: string): string {
  const parts = text.replace(/^[\s|]+|[\s|]+$/g, "").split(/\s+\/\s+|\s*\|\s*/);
  const kinds = parts.map((part) => ofOneKind.findIndex((kind) => kind.test(part)));
  const isList =
    (text.includes("|") ? kinds[0] === 0 && kinds.includes(tempos) : parts.length > 2 || kinds[0] === 0) &&
    parts.length > 1 &&
    !kinds.includes(-1) &&
    new Set(kinds).size === kinds.length;
  const said = parts.map((part, at) => (kinds[at] === times && text.includes("|") ? `rest ${part}` : part));
  return isList ? ` ${said.join(", ")}` : text;
}

const platesOrChains =
  /(?:@|(?<=\d\s*%?\s)\+|(?<=\s))\s*((?:(?:a|\d)\s+)?plates? and an? (?:half|quarter)|\d(?:[.,]5)?\s*(?:pps|(?:plates?|chains?)(?:\s*(?:\/|per|a|each)\s*side)?))(?![\p{L}(])/giu;

const warmUpSets: readonly (readonly [RegExp, string])[] = [
  [
    /(\d)\s*(warm[ -]?up|aufwärm)(?:[ -]*sets?|s(?:atz|ätze))\s*(?:x|×|à|of)\s*(\d{1,2})(?=$|\s*[,;|])/giu,
    "$1x$3 ($2)",
  ],
  [/(\d)\s*serij\p{L} (zagrijavanja)\s*(?:x|×|po)\s*(\d{1,2})(?=$|\s*[,;|])/giu, "$1x$3 ($2)"],
];

/** '80%/4x3 sets' and '230 x 2 x 3 sets' */
const loadRepsSets =
  /(?<![\d.,]|drop\s*(?:by\s*)?|-\s*)(\d+(?:[.,]\d+)?\s*(?:%|kg|lbs?)|[2-9]\d|[1-9]\d\d)\s*[x/]\s*(\d{1,2})\s*x\s*(\d{1,2})\s*sets?(?=\s*(?:$|[,;|]))/giu;

/** '5 x 30 sec hold' */
const heldSets = /(?<=\d\s*x\s*)(\d{1,3}(?:-\d{1,3})?\s*(?:s|secs?|seconds?|min))\s*holds?(?=\s*(?:$|[,;)]))/giu;
/** '15s:15s' */
const workAndRest = /(?<=\d\s?(?:s|sec|seconds))\s*:\s*(?=\d{1,3}\s?(?:s|sec)(?!\p{L}))/giu;

const load = "\\d+(?:[.,]\\d+)?\\s?(?:%|kg|lbs?)";

/** '2 x 20m @ 90kg/hand, 1 x 20m @ 110': the only unit is that of all. */
function withSameUnit(text: string): string {
  const units = new Set(text.match(/(?<=\d\s?)(?:kg|lbs?)(?!\p{L})/giu)?.map((unit) => unit.toLowerCase()) ?? []);
  const [unit] = units;
  return units.size === 1
    ? text.replace(/(?<=(?:@|w\/|with)\s*)(\d{2,3}(?:[.,]\d)?)(?=\s*(?:$|[,;]\s))/giu, `$1${unit}`)
    : text;
}

const loadNumber = "\\d{2,3}(?:[.,]\\d)?";
/** '75/85/95% 5/3/1+' and '70 75 80 x2' */
const loadsAhead = new RegExp(
  `^[\\s:@]*(?<loads>${loadNumber}(?:(?:[-/]|,\\s+|\\s)${loadNumber})+)\\s*(?<unit>%|kg|lbs?)?(?:\\s*x\\s*|\\s+(?:je|à|po|for)\\s+|(?<=%|kg|lbs?)\\s+)` +
    "(?<reps>\\d{1,2}\\+?(?:[-/,]\\d{1,2}\\+?)*)(?:\\s*(?:reps?|wdh\\.?|pon\\.?|each))*(?=\\s*(?:$|[,;]))",
  "iu",
);
/** '5-4-3 from 60kg, +5kg each set' */
const rising =
  /^\s*(?<rounds>(?<count>\d{1,2})\s*x\s*\d{1,2}|\d{1,2}(?:[-/]\d{1,2}){1,9})[\s,]+(?:from|start(?:ing|s)?(?: at| with)?|ab|od)\s*@?(?<first>\d{2,3}(?:[.,]\d)?)\s*(?<unit>%|kg|lbs?)?,?\s*(?:\+|add(?:ing)?)\s*(?<step>\d{1,2}(?:[.,]\d)?)\s*(?:%|kg|lbs?)?\s*(?:each|per|every|a|je|pro|po)(?:\s*(?:sets?|rounds?|satz|serij\p{L}))?$/iu;

export function withLoadsBehind(text: string): string {
  const { loads, unit = "", reps } = loadsAhead.exec(text)?.groups ?? {};
  // why: '10-12 x 3' is of repetitions
  const areReps = unit === "" && /^1\d-1\d$/.test(loads ?? "");
  if (loads !== undefined && !areReps)
    return text.replace(loadsAhead, ` ${reps} @ ${loads.replace(/,?\s+/g, "/")}${unit}`);
  const { rounds = "", count, first, unit: own = "", step } = rising.exec(text)?.groups ?? {};
  if (first === undefined) return text;
  const length = count === undefined ? rounds.split(/[-/]/).length : Number(count);
  const each = Array.from({ length }, (_, at) => numberOf(first) + at * numberOf(step));
  return ` ${rounds} @ ${each.join("/")}${own}`;
}

const ownWords =
  /(?<=(?:^|[,;+])[\s:]*)(\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)\s+((?!each|per|reps?|sets?|warm|work|with|w\/|at|to|rest|rpe|rir|tempo|amrap|max|then|and|left|right|secs?|min|kg|lbs?|bw|body)\p{L}[\p{L} -]{3,30}?)\s*(?:\+\s*)?(?=$|[,;+]|(?<=\+\s*)\d)/giu;

/** '3x15 straight knee + 3x15 bent knee': the words are of their own rounds. */
function withOwnWords(text: string): string {
  const said = text.replace(/\s*\+\s*(?=\d{1,2}\s*x\s*\d)/giu, ", ");
  return (said.match(ownWords) ?? []).length < 2 ? text : said.replace(ownWords, "$1 ($2)");
}

const sided =
  "(?:\\s*(?:each|per|e[/.]?|/)\\s?(?:side|way|leg|arm|hand|direction|s|l|w)s?|\\s+(?:a side|ea\\.?(?!\\p{L})))";
const timesBehind = new RegExp(
  "^[\\s:,-]*(?:hold\\s+)?(?:for\\s+)?(?:@?\\s*(?<load>\\d+(?:[.,]\\d+)?\\s?(?:kg|lbs?)),?\\s+)?(?<values>\\d[\\d:-]*(?![\\d.,%])[^,;()]{0,30}?)" +
    `(?:(?<side>${sided})?[\\s,]+(?:(?:x\\s*|for\\s+)?(?<times>[2-9]|1\\d)\\s*(?:rounds?|times|puta)|twice|thrice)|(?<=\\d\\s?\\p{L}*${sided})\\s*x\\s*(?<count>[2-9]|1\\d))(?<behind>(?:\\s*[,;(].*)?)$`,
  "iu",
);

/** '24kg 40m each hand, 4 rounds' and '30 sec each leg, twice': how often stands behind. */
function countedFirst(text: string): string {
  const {
    load,
    values = "",
    times,
    side = "",
    behind = "",
    count = times ?? (/twice/i.test(text) ? "2" : "3"),
  } = timesBehind.exec(text)?.groups ?? {};
  if (values === "" || /\d\s*(?:x|sets?|rounds?)(?!\p{L})|[|:]|(?<!\p{L})(?:then|amrap)(?!\p{L})/iu.test(values))
    return text;
  return ` ${count}x ${values}${side}${load === undefined ? "" : ` @${load}`}${behind}`;
}

const listedLoad = "\\d{2,3}(?:\\.\\d+)?(?:\\s?(?:%|kg|lbs?)(?=\\s*[,;/]))?";
const setsOfList =
  /^(?<ahead>[\s:,-]*)(?<count>\d{1,2})\s*sets?\s*(?:[,:]|of(?=.*\sand\s))\s*(?<list>(?:\d{1,3}(?:,\s*|\s+and\s+))+(?:\d{1,3}|(?:to )?failure|max|amrap))(?=\s*(?:$|[;(@]|,\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%)))/iu;

/** '4 sets, 10, 10, 8, failure' */
function withoutCount(text: string): string {
  const { ahead = "", count, list = "" } = setsOfList.exec(text)?.groups ?? {};
  const each = list.split(/,\s*|\s+and\s+/i);
  return each.length === Number(count) ? text.replace(setsOfList, `${ahead}${each.join(", ")}`) : text;
}

/** '5 @ 60, 75, 90kg, 3 @ 100kg': loads of a list, with others ahead or behind. */
const loadsOfSome = new RegExp(
  `(?<=@\\s*${listedLoad}(?:[,/]\\s*${listedLoad})*),\\s+(?=${listedLoad}(?:,\\s+${listedLoad})*\\s*(?:kg|lbs?|%)(?:\\s*(?:[,;]|then)\\s*(?:then\\s+)?\\d{1,2}(?:-\\d{1,2})?\\+?\\s*(?:x|@|reps)|(?<=@.*@.*)\\s*$))`,
  "giu",
);

const listOfBells =
  /(?<=\d\s*(?:x|sets?\s*of)\s*\d\S*\s+)[(@]?\s*((?:\d{2}(?:[.,]5)?s[,/]\s*){1,5}\d{2}(?:[.,]5)?s)\)?(?=\s*(?:$|[,;]))/giu;

/** '3x8 (20s, 22s, 24s)' of dumbbells */
function withBells(text: string): string {
  return text.replace(listOfBells, (_, list: string) => `@ ${list.replace(/s/gi, "").replace(/[,/]\s*/g, "/")}`);
}

/** Read in this order, each as rounds are written most often. */
const plainRounds: readonly (readonly [RegExp, string])[] = [
  // '3 plates + 10', which are no more repetitions
  [/(\d(?:[.,]5)?\s*plates?)\s*\+\s*(\d{1,2}(?:[.,]5)?)(?=\s*(?:$|[,;]))/giu, " ($1 and $2)"],
  [platesOrChains, " ($1)"],
  // '5@75 3@85 1+@95'
  [/(?<=(?<![\d.,])\d{1,2}\+?@\d{1,3}(?:[.,]5)?%?)\s+(?=\d{1,2}\+?@\d{1,3})/gu, ", "],
  [loadsOfSome, "/"],
  [loadRepsSets, "$3x$2 @$1"],
  [workAndRest, "/"],
  [heldSets, "$1"],
  ...warmUpSets,
  // '140kg 5x2, 2min'
  [
    new RegExp(
      `^[\\s:]*@?(${load})[\\s,:]+(\\d{1,2}\\s*x\\s*\\d{1,2}(?:-\\d{1,2})?\\+?)(?=,\\s*\\d{1,3}\\s?(?:s|secs?|mins?)$)`,
      "iu",
    ),
    " $2 @$1",
  ],
  // '120 for 5 sets of 3'
  [
    /(?<!(?:minus|drop|less|by|off)\s+|-\s?)(?<![\d.,:])(\d{2,3}(?:[.,]\d)?\s?(?:kg|lbs?)?)\s+for\s+(\d{1,2})\s*(?:sets?\s*of|x)\s*(\d{1,2})(?!\d|[.,]\d|\s*(?:s|min|m)(?!\p{L}))/giu,
    "$2x$3 @$1",
  ],
  // '3x10 60 70 80'
  [
    /(?<=^[\s:]*\d\s*x\s*\d{1,2}\s+)@?\s*(\d{2,3}),?\s+(\d{2,3}),?\s+(\d{2,3})(?=\s*(?:$|;|,\s*\p{L}))/giu,
    "@ $1/$2/$3",
  ],
  // '140 x 5, 5, 4'
  [/(?<=^[\s:]*(?:[3-9]\d|\d{3})\s*x\s*\d{1,2}(?:,\s*\d{1,2})*),\s+(?=\d{1,2}\s*(?:$|,\s*\d{1,2}\s*(?:$|,)))/giu, ","],
  // '12-10-8 (40-45-50)'
  [/(?<=\d{1,2}[/-]\d{1,2}[/-]\d{1,2})\s*\((\d{2,3}(?:[/-]\d{2,3}){2,})\)(?=\s*$)/gu, " @ $1"],
  // '3-0-0, 3x4'
  [/^[\s:(]*(?:tempo\s*)?([1-9]-[0-4x]-[0-4x](?:-[0-4x])?)\)?,?\s+(\d{1,2}\s*x\s*\d.*)$/iu, " $2, tempo $1"],
  // 'back to 80 for max reps'
  [
    /(?<=\d\S*\s*)(?:,?\s*(?:and\s+)?then|,)?\s*(?:back|down)\s+to\s+(\d{2,3}(?:[.,]\d)?\s?(?:kg|lbs?|%)?)\s+(?:for|x)\s+(?=\d|max|amrap|failure)/giu,
    ", $1 x ",
  ],
  // '8x10 w/ 24 + 2x10 w/ 32'
  [
    /(\d\s*x\s*\d{1,2})\s+(?:w\/|with)\s*(\d{1,2}(?:[.,]5)?)\s*[+,]\s*(\d{1,2}\s*x\s*\d{1,2})\s+(?:w\/|with)\s*(\d{1,2}(?:[.,]5)?)(?=\s*(?:$|[,;]))/giu,
    "$1 @ $2, $3 @ $4",
  ],
  // 'w/ 25s' of dumbbells
  [
    /(?<=\d(?:x| sets of )\d.*\s)(?:w\/|with)\s+(?!(?:30|45|60|75|90)s)(1[1-9]|[2-9]\d|\d{2}[.,]5)s(?=\s*(?:$|[,;.)]))/giu,
    "@ $1",
  ],
  // '3x10 22.5s' of dumbbells, and '3x8 w/ 1x20kg'
  [/(?<=\d\s*x\s*\d\S*\s+)(\d{2}[.,]5)s(?=\s*(?:$|[,;]))/giu, "@ $1"],
  [/(?<=\d\s*x\s*\d.*\s)(?:w\/|with|@)\s*1\s*x\s*(?=\d+(?:[.,]\d)?\s*(?:kg|lbs?)(?!\p{L}))/giu, "@ "],
  // '3x10 @ 24, 90s'
  [
    /(?<=\d\s*x\s*\d\S*\s*)@\s*(1[1-9]|[2-9]\d|\d{3}|\d{2,3}[.,]5),\s*(\d{1,3}\s*(?:s|secs?|min)|\d:\d\d)\s*$/giu,
    ", rest $2 @ $1",
  ],
  // '3x10 @ 120, 2RIR'
  [
    /(?<=\d\s*(?:x|sets?(?:\s*of)?)\s*\d\S*\s*)@\s*(1[1-9]|[2-9]\d|\d{3}|\d{2,3}[.,]5),\s*(\d(?:-\d)?\s?RIR|RPE\s?\d(?:[.,]5)?)(?=\s*(?:$|[,;]))/giu,
    " $2 @ $1",
  ],
  [/\((bw\s*[+-]\s*\d[^()]*)\)/giu, " $1"],
  [/(\d{1,2})\s*sets?\s*x\s*(?=21s(?!\p{L}))/giu, "$1x"],
  // '100 reps / 5 min'
  [/(\d\s*reps?)\s*\/\s*(?=\d{1,2}\s*min)/giu, "$1 in "],
  // why: '@ 10' is an effort
  [/(?<=\dx\d.*\s)(?:w\/?|with)\s+(?=(?:5|10|30|45|60|75|90)s\s*(?:$|[,;)]))/giu, ""],
  [/(?<=\s)w\s+(?=@?\d)/giu, "w/ "],
  // 'RPE 7 → 8 → 9'
  [/(?<=(?:rpe|rir)\s*\d[\d.]*(?:\s*(?:→|->|>)\s*\d[\d.]*)*)\s*(?:→|->|>)\s*(?=\d(?:[.,]5)?\s*(?:$|[,→>-]))/giu, ", "],
];

function allReplaced(text: string, rows: typeof plainRounds): string {
  return rows.reduce((said, [shape, to]) => said.replace(shape, to), text);
}

/** '@ 3 plates' is no effort, '+ 1 chain a side' no round, and '2 warm-up sets x 12' are rounds. */
export const inPlainRounds = remembered((text) => {
  const said = withOwnWords(withRestPause(withoutSlashes(allReplaced(withoutCount(text), wordsOfRounds))));
  return countedFirst(withSameUnit(allReplaced(withBells(said), plainRounds)));
});
