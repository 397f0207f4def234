import { inNotation } from "#app/domain/workout/text/coach/values.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { isBareName } from "./entry-lists.ts";
import { oneLineReadings } from "./one-line.ts";
import { type Knows, madeFrom, type Readings, setOf, type Taken, textOf } from "./taken.ts";

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

const running = sports[sports.length - 1];

const begins = /^(?:\d{1,2}\s*x\s*\(?\s*)?(?:\d+(?:[.,]\d+)?\s*(?:m|km|k|mi|miles?|yd|min|h|s|')(?!\p{L})|\d{1,2}:\d{2}|(?:[1-9]\d?00|25|50|75|150|250)(?=$|\s*[,;@(]|\s+\d{1,2}:|\s+(?:in|on|at|w\/|with|easy|hard|fast|warm|cool|kick|pull|drill|free|back|breast|fly|im|choice|m)(?!\p{L})))/iu;

/** A bound for the time that a text takes. */
const mostAbove = 12;

/** '8x50m kick' and '6 x 800 in 3:10': a line of measures without an exercise, which its words or the lines around tell. */
export function takeUnnamed(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  if (!line || isBlank(line)) return null;
  if (isSportAbove(lines, at, knows)) return { readings: [madeFrom(line, [""])], count: 1 };
  const isNamed = knows.mayBeEntry(text) && (knows.isEntry(text) || !/,[^,]*\s(?:jog|walk|float)(?:\s|$)/i.test(text));
  const isSession = !knows.isEntry(text) && /\dx|x\s*\d/i.test(text) && (sportIn(text) !== undefined || warmed.test(text));
  if ((!begins.test(inNotation(text)) || isNamed) && !isSession) return null;
  if (hasOtherName(text, knows)) return null;
  const asLabelled = labelledReadings(text, knows);
  if (asLabelled) return { readings: asLabelled.texts.map((one) => madeFrom(line, one)), count: 1, isAsked: true };
  const own = sportIn(text);
  const around = own ?? sportAbove(lines, at);
  const candidates = around ? [around] : sports.filter(({ name }) => name !== "Bike").toReversed();
  const session = sessionReadings(text, knows);
  const texts = session?.texts ?? candidates.flatMap((sport) => readingsAs(text, sport, knows));
  if (texts.length === 0) return null;
  const isSure = session === null && around !== undefined && (around !== own || around.words.some(([word]) => word.test(text)));
  return { readings: texts.map((one) => madeFrom(line, one)), count: 1, isAsked: !isSure };
}

const ofSports = /^(?:jog|walk|brisk|easy|run|row|swim|bike|spin|strides|kick|drill|pull|fly|back|breast|free|im|tempo|recovery|steady|ski|erg)/i;

/** '100m walking lunge' */
function hasOtherName(text: string, { nameEnd }: Knows): boolean {
  const words = [...text.slice(0, 80).matchAll(/(?<=\s)\p{L}{3,}/gu)].map(({ index }) => text.slice(index));
  return words.some((tail) => nameEnd(tail) !== null && !ofSports.test(tail));
}

function sportIn(text: string): Sport | undefined {
  return sports.find((sport) => sport.said.test(text) || sport.words.some(([word]) => word.test(text)));
}

const warmed = /^(?:warm[ -]?up|cool[ -]?down|wu|cd|wup|main(?: set)?)(?!\p{L})\s*:?\s*/iu;
const warming = /(?<!\p{L})(?:warm(?:ing)?[ -]?up|cool(?:ing)?[ -]?down|wu|cd|wup|einlaufen|auslaufen|zagrijavanje)(?!\p{L})/iu;
const recovered = /\b(?:jog|walk|recovery|float|easy between|spin)\b/i;

/** 'WU 2k, 6x800m @ 3:30/km, 400m jog, CD 2k': the parts of a session, each an exercise of its own. */
export function sessionReadings(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const name = text.slice(0, end);
  const sport = sports.find((one) => one.name === knows.read(name)?.exercise) ?? (end === 0 ? (sportIn(text) ?? running) : undefined);
  const parts = joinedParts(text.slice(end).replace(/^[\s:-]+/, "").split(/\s*[,;]\s+|\s+(?:\+|then|->|→)\s+/i));
  const isStyled = parts.length === 1 && end > 0 && sport?.words.some(([word]) => word.test(text));
  if (!sport || !begins.test(inNotation((parts[0] ?? "").replace(warmed, "")))) return null;
  if (isStyled) return { texts: readingsAs(parts[0] ?? "", sport, knows) };
  const isLong = parts.length > 2 && parts.some((part) => /\p{L}{4}/u.test(part));
  const isSession = isLong || parts.some((part) => warming.test(part) || sport.words.some(([word]) => word.test(part)));
  if (!isSession || parts.length < 2 || parts.length > mostAbove || !parts.some((part) => /\d\s*x\s*\d/i.test(part))) return null;
  const read = parts.map((part) => partReading(part, sport, knows));
  return read.every((lines) => lines !== null) ? { texts: [read.flat()], isAsked: true } : null;
}

/** A recovery belongs to the repetitions before it, and what is no measure to any part before it. */
function joinedParts(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isOwn = begins.test(inNotation(part.replace(warmed, ""))) && !/^\S+\s*(?:s|secs?|sek\.?|min|')?\s*(?:rest|ri|pause|pauza|odmor|off)(?!\p{L})/iu.test(part);
    const isRecovery = before !== undefined && /\d\s*x\s*\d/i.test(before) && !/x/i.test(part) && recovered.test(part);
    if (before === undefined || (isOwn && !isRecovery)) joined.push(part);
    else joined[joined.length - 1] = `${before}, ${part}`;
  }
  return joined;
}

function partReading(part: string, sport: Sport, knows: Knows): string[] | null {
  const said = warmed.exec(part)?.[0] ?? "";
  const values = part.slice(said.length);
  const isOwn = knows.isEntry(values) && !new RegExp(`,.*${recovered.source}`, "i").test(values);
  const [first] = isOwn ? [[values]] : readingsAs(values, sport, knows);
  const note = said.replace(/[\s:]+$/, "");
  return first ? (note === "" ? first : [`${first[0]} // ${note}`, ...first.slice(1)]) : null;
}

const labelled = /^(?<label>\p{L}[\p{L} -]{1,30}?)\s*:\s+(?<values>\d.*)$/u;

/** 'Track: 4x400m in 75s' */
function labelledReadings(text: string, knows: Knows): Readings {
  const { label = "", values = "" } = labelled.exec(text)?.groups ?? {};
  if (label === "" || isBareName(label, knows) || !begins.test(inNotation(values)) || knows.mayBeEntry(values) || hasOtherName(values, knows)) return null;
  const readings = readingsAs(values, sportIn(text) ?? (running as Sport), knows);
  return readings.length === 0 ? null : { texts: readings.map((one) => (one.length === 1 ? setOf(`${label}:`, one) : one)), isAsked: true };
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
  return text.replace(/^((?:\d{1,2}\s*x\s*)?(?:[1-9]\d?00|25|50|75|150|250))(?=$|[\s,;])(?!\s*(?:m|yd)\b)/i, "$1m");
}
