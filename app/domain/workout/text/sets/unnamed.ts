import { inNotation } from "#app/domain/workout/text/coach/values.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { oneLineReadings } from "./one-line.ts";
import { type Knows, madeFrom, type Taken, textOf } from "./taken.ts";

type Sport = {
  /** The exercise of a line that says no other. */
  name: string;
  /** Around the line, or in it. */
  said: RegExp;
  /** Words in the line that make another exercise. */
  words: readonly (readonly [word: RegExp, name: string])[];
};

const sports: readonly Sport[] = [
  {
    name: "Swim",
    said: /\b(?:swim\p{L}*|schwimmen|plivanje|crawl|freestyle|pull buoy|css)\b|\d\s?(?:yd|yards?)\b/iu,
    words: [
      [/\bkick(?:ing)?\b/i, "Swim kick"],
      [/\bdrills?\b/i, "Swim drill"],
      [/\bpull(?:ing)?\b/i, "Swim pull"],
      [/\b(?:free(?:style)?|fr)\b/i, "Front crawl"],
      [/\bback(?:stroke)?\b/i, "Backstroke"],
      [/\bbreast(?:stroke)?\b/i, "Breaststroke"],
      [/\b(?:butter)?fly\b/i, "Butterfly"],
      [/\bIM\b/, "Individual medley"],
    ],
  },
  { name: "Row", said: /\b(?:row\p{L}*|erg|c2|rudern|veslanje)\b|\/\s?500|\d\s?spm\b|\br\s?(?:1[6-9]|2\d|3\d)\b/iu, words: [] },
  { name: "Bike", said: /\b(?:bike|cycl\p{L}*|ride|spin|ftp|rad|bicikl)\b|\d\s?(?:rpm|w|watts?)\b/iu, words: [] },
  {
    name: "Run",
    said: /\b(?:run\p{L}*|jog\p{L}*|laufen?|trčanje|track|strides|hills?|marathon|mp|hmp|\d{1,2}k pace)\b|\d\s?\/\s?(?:km|mi)/iu,
    words: [
      [/\btempo\b/i, "Tempo run"],
      [/\bthreshold\b/i, "Tempo run"],
    ],
  },
];

const begins = /^(?:\d{1,2}\s*x\s*\(?\s*)?(?:\d+(?:[.,]\d+)?\s*(?:m|km|k|mi|miles?|yd|min|h|s|')(?!\p{L})|\d{1,2}:\d{2}|[1-9]\d?00(?!\d))/iu;

/** A bound for the time that a text takes. */
const mostAbove = 12;

/** '8x50m kick' and '6 x 800 in 3:10': a line of measures without an exercise, which its words or the lines around tell. */
export function takeUnnamed(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  if (!line || isBlank(line)) return null;
  if (isSportAbove(lines, at, knows)) return { readings: [madeFrom(line, [""])], count: 1 };
  const isNamed = knows.mayBeEntry(text) && (knows.isEntry(text) || !/,[^,]*\s(?:jog|walk|float)(?:\s|$)/i.test(text));
  if (!begins.test(inNotation(text)) || isNamed) return null;
  const own = sports.find((sport) => sport.said.test(text) || sport.words.some(([word]) => word.test(text)));
  const around = own ?? sportAbove(lines, at);
  const candidates = around ? [around] : sports.filter(({ name }) => name !== "Bike").toReversed();
  const texts = candidates.flatMap((sport) => readingsAs(text, sport, knows));
  if (texts.length === 0) return null;
  const isSure = around !== undefined && (around !== own || around.words.some(([word]) => word.test(text)));
  return { readings: texts.map((one) => madeFrom(line, one)), count: 1, isAsked: !isSure };
}

/** 'Swim:' above lines of measures, each of which is a swim. */
function isSportAbove(lines: readonly Line[], at: number, knows: Knows): boolean {
  const name = textOf(lines[at] as Line).replace(/:$/, "");
  const next = lines[at + 1];
  return (
    next !== undefined &&
    sports.some((sport) => sport.name.toLowerCase() === name.toLowerCase()) &&
    begins.test(inNotation(textOf(next))) &&
    !knows.isEntry(textOf(next))
  );
}

function sportAbove(lines: readonly Line[], at: number): Sport | undefined {
  const above = lines.slice(Math.max(0, at - mostAbove), at).toReversed().map(textOf);
  return above.map((text) => sports.find(({ said }) => said.test(text))).find((sport) => sport !== undefined);
}

function readingsAs(text: string, { name, words }: Sport, knows: Knows): string[][] {
  const found = words.find(([word]) => word.test(text));
  const values = found ? text.replace(found[0], "") : text;
  const line = `${found?.[1] ?? name} ${withMeters(values)}`.replace(/\s+/g, " ").replace(/ (?=[,;])/g, "").trim();
  if (knows.isEntry(line)) return oneLineReadings(line, knows)?.texts ?? [[line]];
  return oneLineReadings(line, knows)?.texts ?? (knows.mayBeEntry(line) ? [[line]] : []);
}

/** '6 x 800' */
function withMeters(text: string): string {
  return text.replace(/^((?:\d{1,2}\s*x\s*)?[1-9]\d?00)(?=$|[\s,;])(?!\s*(?:m|yd)\b)/i, "$1m");
}
