import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { isBareName } from "./entry-lists.ts";
import { effortReadings } from "./intervals.ts";
import { oneLineReadings } from "./one-line.ts";
import { type Knows, madeFrom, type Readings, setOf, type Taken, textOf } from "./taken.ts";

type Sport = {
  /** The exercise of a line that says no other. */
  name: string;
  said: RegExp;
  /** Words in the line that make another exercise. */
  words: readonly (readonly [word: RegExp, name: string])[];
};

const running: Sport = {
  name: "Run",
  said: /\b(?:run\p{L}*|jog\p{L}*|laufen?|trčanje|track|strides|hills?|marathon|mp|hmp|mas|vma|vvo2|\d{1,2}k pace)\b|\d\s?\/\s?(?:km|mi)/iu,
  words: [
    [/\btempo\b/i, "Tempo run"],
    [/\bthreshold\b/i, "Tempo run"],
    [/\b(?:ubrzanj|steigerung)\p{L}*/iu, "Strides"],
  ],
};

export const sports: readonly Sport[] = [
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
  {
    name: "Row",
    said: /\b(?:row\p{L}*|erg|c2|rudern|veslanje)\b|\/\s?500|\d\s?spm\b|\br\s?(?:1[6-9]|2\d|3\d)\b/iu,
    words: [],
  },
  { name: "Bike", said: /\b(?:bike|cycl\p{L}*|ride|spin|ftp|rad|bicikl)\b|\d\s?(?:rpm|w|watts?)\b/iu, words: [] },
  running,
];

const unit =
  "(?:m|meters?|metres?|km|k|mi|miles?|yds?|yards?|h|hours?|s|secs?|seconds?|sek\\.?|mins?|minutes?|minuten|minuta|'|\")(?!\\p{L})";
const behindMeters =
  "(?=$|\\s*[,;@(]|\\s+\\d{1,2}:|\\s+(?:in|on|at|w/|with|easy|hard|fast|warm|cool|kick|pull|drill|free|back|breast|fly|im|choice)(?!\\p{L}))";
const measure = new RegExp(
  `^(?:\\d{1,2}\\s*x\\s*\\(?\\s*)?(?:\\d+(?:[.,-]\\d+)?\\s*${unit}|\\d{1,2}:\\d{2}|(?:[1-9]\\d?00|25|50|75|150|250)${behindMeters})`,
  "iu",
);

/** '8x50m', '45 min', and '6 x 800' of metres. */
function startsWithMeasure(text: string): boolean {
  return measure.test(text);
}

export function sportIn(text: string): Sport | undefined {
  return sports.find((sport) => sport.said.test(text) || sport.words.some(([word]) => word.test(text)));
}

/** The line as of the sport's exercise, in every way that it can be read. */
function readingsAs(written: string, sport: Sport, knows: Knows): string[][] {
  const said = warmed.exec(written)?.[0] ?? "";
  const values = written.slice(said.length);
  if (said === "" || !startsWithMeasure(values)) return readingsOf(written, sport, knows);
  const note = said.replace(/[\s:]+$/, "");
  return readingsOf(values, sport, knows).map(([first, ...more]) => [`${first} // ${note}`, ...more]);
}

function readingsOf(text: string, { name, words }: Sport, knows: Knows): string[][] {
  const found = words.find(([word]) => word.test(text));
  const values = text.replace(found?.[0] ?? new RegExp(`(?<=\\d.*)\\b${name}\\b`, "i"), "");
  const line = `${found?.[1] ?? name} ${withMeters(values)}`
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;])/g, "")
    .trim();
  if (knows.isEntry(line)) return oneLineReadings(line, knows)?.texts ?? [[line]];
  return oneLineReadings(line, knows)?.texts ?? (knows.mayBeEntry(line) ? [[line]] : []);
}

/** '6 x 800' */
function withMeters(text: string): string {
  return text.replace(/^((?:\d{1,2}\s*x\s*)?(?:[1-9]\d?00|25|50|75|150|250))(?=$|[\s,;])(?!\s*(?:m|yd)\b)/i, "$1m");
}

/** A bound for the time that a text takes. */
const mostAbove = 12;

/** '8x50m kick' and '6 x 800 in 3:10': a line of measures without an exercise, which its words or the lines around tell. */
export function takeUnnamed(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  if (!line || isBlank(line)) return null;
  if (isSportAbove(lines, at, knows)) return { readings: [madeFrom(line, [""])], count: 1 };
  const text = textOf(line);
  if (!mayBeUnnamed.test(text)) return null;
  const found = isUnnamed(text, knows) && !hasOtherName(text, knows) ? unnamedReadings(lines, at, text, knows) : null;
  return found && { readings: found.texts.map((one) => madeFrom(line, one)), count: 1, isAsked: found.isAsked };
}

const mayBeUnnamed =
  /^(?:\d|(?:warm|cool|w\/?u|c\/?d|wup|main|kick|pull|drill|free|back|breast|fly|swim\p{L}*|row\p{L}*|run\p{L}*|bike|ride|track|laps?)(?!\p{L})|(?:\p{L}[\p{L} -]{1,30}|c2):\s+\d)/iu;

function isUnnamed(text: string, knows: Knows): boolean {
  const isSession = /\dx|x\s*\d/i.test(text) && (sportIn(text) !== undefined || warmed.test(text));
  const values = labelled.exec(text)?.groups?.values ?? text.replace(warmed, "").replace(stroke, "");
  if (!(isSession || startsWithMeasure(values)) || knows.isEntry(text)) return false;
  return isSession || !knows.mayBeEntry(text) || /,[^,]*\s(?:jog|walk|float)(?:\s|$)/i.test(text);
}

/** They leave open what is done. */
const neutral =
  /(?<!\p{L})(?:easy|hard|fast|steady|slow|moderate|strong|sprint|pace|effort|race|goal|half|zone|rest|recovery|recoveries|float|between|with|from|last|first|then|each|all|out|max|warm|cool|down|main|mins?|minut\p{L}+|secs?|seconds?|hours?|miles?|yards?|met\p{L}+|continuous|negative|split|build|descend\p{L}*|per|bpm|rpe|over|under|below|above|very|relaxed|controlled|comfortable|conversational|intervals?|repeats?|pause|pauza|lagano|locker)(?!\p{L})/giu;
const strange = /\p{L}{3}/u;

function unnamedReadings(lines: readonly Line[], at: number, text: string, knows: Knows): Readings {
  const found = labelledReadings(text, knows) ?? sessionReadings(text, knows);
  if (found) return found;
  const own = sportIn(text);
  const around = own && !stroke.test(text) ? own : (sportAround(lines, at) ?? own);
  if (!around && strange.test(text.replace(neutral, ""))) return null;
  const mayBeBike = /\bz[1-5]\b/i.test(text) && !/\d\s*(?:m|yd)(?!\p{L})/iu.test(text);
  const candidates = around ? [around] : sports.filter(({ name }) => mayBeBike || name !== "Bike").toReversed();
  const texts = candidates.flatMap((sport) => readingsAs(text, sport, knows));
  const isSaid = around !== undefined && (around !== own || around.words.some(([word]) => word.test(text)));
  return texts.length === 0 ? null : { texts, isAsked: !isSaid };
}

const ofSports =
  /^(?:jog|walk|brisk|easy|run|row|swim|bike|spin|strides|kick|drill|pull|fly|back|breast|free|im|tempo|recovery|steady|ski|erg)/i;

/** '100m walking lunge' */
function hasOtherName(text: string, { nameEnd }: Knows): boolean {
  const words = [...text.slice(0, 80).matchAll(/(?<=\s)\p{L}{3,}/gu)].map(({ index }) => text.slice(index));
  return words.some((tail) => nameEnd(tail) !== null && !ofSports.test(tail));
}

const labelled = /^(?<label>\p{L}[\p{L} -]{1,30}?|[cC]2)\s*:\s+(?<values>\d.*)$/u;

/** 'Track: 4x400m in 75s' */
function labelledReadings(text: string, knows: Knows): Readings {
  const { label = "", values = "" } = labelled.exec(text)?.groups ?? {};
  if (
    label === "" ||
    isBareName(label, knows) ||
    !startsWithMeasure(values) ||
    knows.mayBeEntry(values) ||
    hasOtherName(values, knows)
  )
    return null;
  const session = sessionReadings(values, knows)?.texts.map((one) => setOf(`${label}:`, one));
  if (session) return { texts: session, isAsked: true };
  const readings = readingsAs(values, sportIn(text) ?? running, knows);
  return readings.length === 0
    ? null
    : { texts: readings.map((one) => (one.length === 1 ? setOf(`${label}:`, one) : one)), isAsked: true };
}

/** 'Swim:' above lines of measures, each of which is a swim. */
function isSportAbove(lines: readonly Line[], at: number, knows: Knows): boolean {
  const name = textOf(lines[at] as Line).replace(/:$/, "");
  const next = lines[at + 1];
  return (
    next !== undefined &&
    sports.some((sport) => sport.name.toLowerCase() === name.toLowerCase()) &&
    startsWithMeasure(textOf(next)) &&
    !knows.isEntry(textOf(next))
  );
}

function sportAround(lines: readonly Line[], at: number): Sport | undefined {
  const [above, below] = [lines.slice(Math.max(0, at - mostAbove), at), lines.slice(at + 1, at + 1 + mostAbove)];
  return [...above.toReversed(), ...below].map((line) => sportIn(textOf(line))).find((sport) => sport !== undefined);
}

/** 'Kick 4x50' of a swim. */
const stroke = /^(?:kick|pull|drill|free|back|breast|fly)\s+(?=\d)/i;

const warmed = /^(?:warm[ -]?up|cool[ -]?down|w\/?u|c\/?d|wup|main(?: set)?)(?!\p{L})\s*:?\s*/iu;
const warming =
  /(?<!\p{L})(?:warm(?:ing)?[ -]?up|cool(?:ing)?[ -]?down|w\/?u|c\/?d|wup|einlaufen|auslaufen|zagrijavanje)(?!\p{L})/iu;
const recovered = /\b(?:jog|walk|recovery|float|easy between|spin)\b/i;

/** More than a coach writes on one line. */
const mostParts = 12;

/** 'WU 2k, 6x800m @ 3:30/km, 400m jog, CD 2k': the parts of a session, each an exercise of its own. */
export function sessionReadings(text: string, knows: Knows): Readings {
  if (!mayBeSession.test(text)) return null;
  const end = knows.nameEnd(text) ?? 0;
  const sport = end === 0 ? (sportIn(text) ?? running) : sportNamed(text.slice(0, end).replace(/[\s:]+$/, ""), knows);
  const parts = joinedParts(
    text
      .slice(end)
      .replace(/^[\s:-]+/, "")
      .split(/\s*[,;]\s+|\s+(?:\+|then|->|→)\s+/i),
  );
  const [first = ""] = parts;
  if (!sport || !startsWithMeasure(first.replace(warmed, "")) || parts.length > mostParts) return null;
  const isOfStyle = (part: string) => sport.words.some(([word]) => word.test(part));
  if (parts.length === 1) return end > 0 && isOfStyle(text) ? { texts: readingsAs(first, sport, knows) } : null;
  if (!areOfSession(parts, end > 0, isOfStyle)) return null;
  const read = parts.map((part) => partReading(part, sport, knows));
  return read.every((lines) => lines !== null) ? { texts: [read.flat()], isAsked: true } : null;
}

function areOfSession(parts: readonly string[], isNamed: boolean, isOfStyle: (part: string) => boolean): boolean {
  const isWarmed = parts.some((part) => warming.test(part));
  const areMeasures =
    (isNamed || isWarmed) && parts.length > 2 && parts.every((part) => startsWithMeasure(part.replace(warmed, "")));
  if (!areMeasures && !parts.some((part) => repeated.test(part))) return false;
  const isLong = parts.length > 2 && parts.some((part) => /\p{L}{4}/u.test(part));
  return isLong || isWarmed || parts.some(isOfStyle);
}

const mayBeSession = /\d.*(?:[,;+→]|->|\sthen\s)|^swim\p{L}*\s.*\d/iu;

const repeated = /\d\s*x\s*\d/i;

function sportNamed(name: string, knows: Knows): Sport | undefined {
  return sports.find((sport) => sport.name === knows.read(name)?.exercise);
}

/** A recovery belongs to the repetitions before it, and what is no measure to any part before it. */
function joinedParts(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isOwn =
      startsWithMeasure(part.replace(warmed, "")) &&
      !/^\S+\s*(?:s|secs?|sek\.?|min|')?\s*(?:rest|ri|pause|pauza|odmor|off)(?!\p{L})/iu.test(part);
    const isRecovery = before !== undefined && repeated.test(before) && !/x/i.test(part) && recovered.test(part);
    if (before === undefined || (isOwn && !isRecovery)) joined.push(part);
    else joined[joined.length - 1] = `${before}, ${part}`;
  }
  return joined;
}

function partReading(written: string, sport: Sport, knows: Knows): string[] | null {
  const part = written.replace(/\s*(?:@|\bat)\s+(?=(?:tempo|threshold)\b)/i, " ");
  const isOwn = knows.isEntry(part) && !new RegExp(`,.*${recovered.source}`, "i").test(part);
  const [pair] = effortReadings(`${sport.name} ${part}`, knows)?.texts ?? [];
  if (pair) return ["", ...pair, ""];
  return (isOwn ? [part] : readingsAs(part, sport, knows)[0]) ?? null;
}
