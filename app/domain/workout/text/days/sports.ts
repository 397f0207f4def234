import { oneLineReadings } from "#app/domain/workout/text/sets/one-line.ts";
import type { Knows } from "#app/domain/workout/text/sets/taken.ts";
import { endingIn } from "#app/domain/workout/text/words/endings.ts";
import { withNote } from "#app/domain/workout/text/words/lines.ts";
import { mixedSwim } from "./swims.ts";

export type Sport = {
  /** The exercise of a line that says no other. */
  name: string;
  said: RegExp;
  /** Words in the line that make another exercise. */
  words: readonly (readonly [word: RegExp, name: string])[];
};

export const running: Sport = {
  name: "Run",
  said: /\b(?:run\p{L}*|jog\p{L}*|laufen?|trčanje|track|strides|hills?|marathon|mp|hmp|mas|vma|sprints?|spikes|on grass|walk (?:back|down|between|rec\p{L}*|\d+ ?m?)|vvo2|\d{1,2}k pace)\b|\d\s?\/\s?(?:km|mi)/iu,
  words: [
    [/(?<![\p{L}-])tempo\b(?!:?\s*\d)/iu, "Tempo run"],
    [/\bthreshold\b/i, "Tempo run"],
    [/\b(?:ubrzanj|steigerung)\p{L}*/iu, "Strides"],
  ],
};

export const sports: readonly Sport[] = [
  {
    name: "Swim",
    said: /\b(?:swim\p{L}*|schwimmen|plivanje|crawl|freestyle|pull buoy|paddles|css|choice|im order|[kdsp](?:\/[kdsp]){1,2}|fc|(?:no\.? ?1|best|main|weak(?:est)?) stroke|swim[ -]down|(?:off|from) (?:the )?blocks|bp \d(?:[/-]\d)+|(?:w\/\s?|with )?(?:fins|snorkel)|(?:from|off|w\/|with) (?:an? |the )?dives?)\b|\d\s?(?:yd|yards?)\b/iu,
    words: [
      [/\bkick(?:ing)?\b/i, "Swim kick"],
      [/\bdrills?\b/i, "Swim drill"],
      [/\bpull(?:ing)?\b(?![ -]?(?:up|down|over|apart|through))/i, "Swim pull"],
      [/\b(?:free(?:style)?(?! ?(?:rate|weights?|hang))|fr|fc|(?:front )?crawl|kraul\p{L}*)\b/iu, "Front crawl"],
      [
        /\b(?:(?<!(?:jog|walk|run|easy|float|spin|come|go|and)\s)back(?:stroke)?(?! ?(?:to|off|down|up|between)(?!\p{L}))|bk|rücken|leđno)(?!\p{L})/iu,
        "Backstroke",
      ],
      [/\b(?:breast(?:stroke)?|br|brust|prsno)(?!\p{L})/iu, "Breaststroke"],
      [/\b(?:(?:butter)?fly|del(?:f|ph)in|schmetterling|leptir)(?!\p{L})/iu, "Butterfly"],
      [/\bIM\b(?! order)|(?<!\p{L})(?:[Ll]agen|[Mm]ješovit\p{L}*)(?!\p{L})/u, "Individual medley"],
    ],
  },
  {
    name: "Row",
    said: /\b(?:row\p{L}*|erg|c2|rudern|veslanje|ut[12])\b|\d\s?(?:\p{L}+\s)?strokes\b|\b2k\s?(?:(?:pace|split)\s?)?[+-]\s?\d|\/\s?500|\d\s?spm\b|\b(?:drag factor|damper)\b|\br\s?(?:1[6-9]|2\d|3\d)\b/iu,
    words: [],
  },
  {
    name: "Bike",
    said: /\b(?:bike|cycl\p{L}*|ride|spin|ftp|map|rad|bicikl|sweet spot|over[- ]?unders?|rolling start|big gear|cad(?:ence)? \d{2,3}(?=-|$|,))\b|\d\s?(?:rpm|w(?!\/)|watts?)\b/iu,
    words: [],
  },
  running,
];

const unit =
  "(?:m|meters?|metres?|km|k|mi|miles?|yds?|yards?|h|hrs?|hours?|s|secs?|seconds?|sek\\.?|mins?|minutes?|minuten|minuta|strokes|'|\")(?!\\p{L})";
const behindMeters =
  "(?=$|\\s*[,;@(]|\\s+\\d{1,2}:|\\s+(?:rest|ri|pause|pauza|odmor|jog|walk|float|pace|steady|strong|each|\\d{2,3}\\s?s\\s+(?:rest|jog|walk)|r\\s?\\d|/\\s*\\d|in|on|at|as|off|odds?|evens?|w/|with|desc(?:end(?:ing)?)?\\.?|ez|easy|hard|fast|sprint|max(?=\\s+effort)|all[ -]out|warm|cool|w/?u|c/?d|swim|kick|pull|drill|free|fr|fc|bk|br|back|breast|fly|im|choice|(?:ein|aus)schwimmen|locker|lagano|kraul|leđno|prsno|rücken|brust)(?!\\p{L}))";
const measure = new RegExp(
  `^(?:\\d{1,2}\\s*x\\s*\\(?\\s*)?(?:\\d+(?:[.,-]\\d+|(?:[-/]\\d+){2,})?\\s*${unit}|\\d{1,2}:\\d{2}|\\d{1,2}\\s*h\\s*\\d{2}(?!\\d)|[1-9]\\d?00(?:[/-][1-9]\\d?00){2,}(?=\\s*[@,])|(?:[1-9]\\d?00|25|50|75|150|250)${behindMeters})`,
  "iu",
);

export function startsWithMeasure(text: string): boolean {
  return measure.test(text);
}

export function sportIn(text: string): Sport | undefined {
  return sports.find((sport) => sport.said.test(text) || sport.words.some(([word]) => word.test(text)));
}

/** The line as of the sport's exercise, in every way that it can be read. */
export function readingsAs(written: string, sport: Sport, knows: Knows): string[][] {
  const said = warmed.exec(written)?.[0] ?? "";
  const values = written.slice(said.length);
  if (said === "" || !startsWithMeasure(values)) return readingsOf(written, sport, knows);
  const note = said.replace(/[\s:–-]+$/, "");
  return readingsOf(values, sport, knows).map(([first = "", ...more]) => [withNote(first, note), ...more]);
}

function readingsOf(text: string, { name, words }: Sport, knows: Knows): string[][] {
  const nameOf = (said: string) => words.find(([word]) => word.test(said))?.[1] ?? name;
  const mixed = name === "Swim" ? mixedSwim(text, nameOf, knows) : null;
  if (mixed) return [mixed];
  // why: of 'last 2k at tempo' it is not the whole run
  const found = endingIn(text) ? undefined : words.find(([word]) => word.test(text));
  const values = text.replace(found?.[0] ?? new RegExp(`(?<=\\d.*)\\b${name}\\b`, "i"), "");
  const line = `${found?.[1] ?? name} ${withMeters(values.replace(machine, ""))}`
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;])/g, "")
    .trim();
  if (knows.isEntry(line)) return oneLineReadings(line, knows)?.texts ?? [[line]];
  return oneLineReadings(line, knows)?.texts ?? (knows.mayBeEntry(line) ? [[line]] : []);
}

export const machine = /[\s,]*\((?:on (?:the )?)?(?:erg|rower|row(?:ing)?|c2|bike|swim|run)\)/i;

export function withMeters(text: string): string {
  return text.replace(
    /^((?:\d{1,2}\s*x\s*)?(?:[1-9]\d?00|25|50|75|150|250))(?=$|[\s,;])(?!\s*(?:m|yd|km?|mi|miles?|yards?|met\p{L}+|min\p{L}*|s|secs?|sek|seconds?|h|hrs?|hours?|cals?)(?!\p{L}))/iu,
    "$1m",
  );
}

export const warmed =
  /^(?:warm[ -]?up|cool[ -]?down|w[/-]up|c[/-]down|w\/?u|c\/?d|wup|main(?: set)?|endurance|steady[ -]state|aerobic base|(?:steady|hard)(?=\s+\d)|race(?=\s*[:–-]))(?!\p{L})\s*[:–-]?\s*/iu;
