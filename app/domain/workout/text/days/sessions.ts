import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { effortReadings } from "#app/domain/workout/text/sets/turns.ts";
import { endingIn } from "#app/domain/workout/text/words/endings.ts";
import { readingsAs, running, type Sport, sportIn, sports, startsWithMeasure, warmed, withMeters } from "./sports.ts";

const warming =
  /(?<!\p{L})(?:warm(?:ing)?[ -]?up|cool(?:ing)?[ -]?down|w\/?u|c\/?d|w-up|c-down|w\/up|c\/down|wup|(?:ein|aus)(?:laufen|schwimmen)|(?:up|ras|is)plivavanje|(?:ras|is)trčavanje|(?<=\d ?(?:min|'|km) )[ea]l|zagrijavanje)(?!\p{L})/iu;
const recovered = /\b(?:jog|walk|recovery|float|easy between|spin)\b/i;

/** Longer, or behind a rest, it is rather the end of the session. */
const shortEasy = /^(?:[1-5]\s*(?:min\w*|')|[1-5]:\d\d|\d{2,3}\s*s\w*)\s+(?:easy|light|slow|off|@\s*\d{2}\s?%.*)$/i;
const rested = /(?<!\p{L})(?:rest|ri|off|pause|pauza|odmor|recovery|jog|walk|easy)(?!\p{L})|\/\s*\d/iu;

/** What a day is called rather than what is done */
const labelled =
  /^(?<label>intervals?|tempo|threshold|track|speed(?: work)?|quality|hills|main(?: set)?|workout|session)\s*:\s+(?<session>(?:wu\s+)?\d.*)$/iu;

/** More than a coach writes on one line. */
const mostParts = 12;

/** 'Tempo: 15 min easy + 2 x 12 min @ threshold + 10 min easy', of which the label is the day's title. */
export function labelledSession(text: string, knows: Knows): Readings {
  const { label, session = "" } = labelled.exec(text)?.groups ?? {};
  const found = label === undefined ? null : sessionReadings(session, knows);
  return found && { texts: found.texts.map((lines) => [`# ${label}`, "", ...lines]), isAsked: true };
}

/** 'WU 2k, 6x800m @ 3:30/km, 400m jog, CD 2k': the parts of a session, each an exercise of its own. */
export function sessionReadings(written: string, knows: Knows): Readings {
  if (!mayBeSession.test(written)) return null;
  const text = withHalves(written);
  const [behind = "", times] = repeatedBehind.exec(text) ?? [];
  if (times !== undefined) return repeatedReadings(text.slice(0, -behind.length), times, knows);
  const end = knows.nameEnd(text) ?? 0;
  const sport = end === 0 ? sportOf(text) : sportNamed(text.slice(0, end).replace(/[\s:]+$/, ""), knows);
  const parts = joinedParts(
    knows,
    text
      .slice(end)
      .replace(/^[\s:-]+/, "")
      .replace(recoveryBehindPace, ", ")
      .split(apart),
  );
  const [first = ""] = parts;
  if (!sport || !startsWithMeasure(first.replace(warmed, "")) || parts.length > mostParts) return null;
  const isOfStyle = (part: string) => sport.words.some(([word]) => word.test(part));
  if (endingIn(parts.join(", "))) return null;
  if (parts.length === 1) return isOfStyle(text) ? onePart(first, sport, end > 0, knows) : null;
  if (!areOfSession(parts, end > 0, isOfStyle, knows)) return null;
  const read = parts.map((part) => partReading(part, sport, knows));
  return read.every((lines) => lines !== null) ? { texts: [read.flat()], isAsked: true } : null;
}

const halves =
  /(?<=^\D*\d{1,2}\s*x\s*(\d{2,3})(?!\d).*?),\s*((\d{2,3})\s+\p{L}+\s*\/\s*(\d{2,3})\s+\p{L}+)(?=\s*(?:$|,))/iu;

/** '4x50 kick on 1:15, 25 easy/25 fast': halves of each, and no more to swim. */
export function withHalves(text: string): string {
  return text.replace(halves, (found, whole: string, said: string, one: string, other: string) =>
    Number(one) + Number(other) === Number(whole) ? ` (${said})` : found,
  );
}

const apart =
  /\s*[,;]\s+(?![^()]*\))(?:then\s+)?|\s+(?:\+|then|->|→|\/(?=\s+(?:\d{1,2}\s*x\s*)?\d{2,4}\s*(?:m|yd)?\s+(?!strokes|easy|hard|light|paddle)\p{L}(?![^()]*\))))\s+/iu;

function sportOf(text: string): Sport | undefined {
  return sportIn(text) ?? (ofPool.test(text) ? sports[0] : running);
}

/** '3 mi easy + 6 x 20 s strides' are no strides of three miles. */
function endsInStrides(parts: readonly string[], knows: Knows): boolean {
  return parts.some((part) => /\b(?:strides?|hills?|pick-?ups)\b/i.test(part)) && !parts.every(knows.isEntry);
}

/** '3 x 10 min @ threshold' may be of another sport, unless it says which. */
function onePart(part: string, sport: Sport, isNamed: boolean, knows: Knows): Readings {
  if (isNamed) return { texts: readingsAs(part, sport, knows) };
  return sport === running ? { texts: readingsAs(part.replace(atEffort, " "), sport, knows), isAsked: true } : null;
}

/** '6x800 @ 5k pace 400 jog' */
const recoveryBehindPace = /(?<=pace|effort)\s+(?=\d{2,4}\s*m?\s+(?:jog|walk|float)(?!\p{L}))/giu;

const atEffort = /\s*(?:@|\bat)\s+(?=(?:tempo|threshold)\b)/i;

const repeatedBehind = /\s*[,;]\s*x\s*([2-9])$/i;

function repeatedReadings(text: string, times: string, knows: Knows): Readings {
  const sport = knows.nameEnd(text) === null ? sportIn(text) : undefined;
  const parts = text.split(/\s*[,;]\s+/);
  if (!sport || parts.length < 2 || !parts.every(startsWithMeasure)) return null;
  const read = parts.map((part) => partReading(part, sport, knows));
  const entries = read.flatMap((lines) => (lines?.length === 1 ? lines : []));
  return entries.length === parts.length ? { texts: [setOf(`Regular x${times}`, entries)], isAsked: true } : null;
}

function areOfSession(
  parts: readonly string[],
  isNamed: boolean,
  isOfStyle: (part: string) => boolean,
  knows: Knows,
): boolean {
  const isWarmed = parts.some((part) => warming.test(part));
  const areMeasures =
    (isNamed || isWarmed) &&
    parts.length > 2 &&
    parts.every(
      (part) => startsWithMeasure(part.replace(warmed, "")) || ofStrokes.test(part) || isOfRunner(part, knows),
    );
  if (!areMeasures && !parts.every(isOfStyle) && !parts.some((part) => repeated.test(part))) return false;
  const isLong = parts.length > 2 && parts.some((part) => /\p{L}{4}/u.test(part));
  return (
    isLong ||
    isWarmed ||
    parts.some(isOfStyle) ||
    parts.some((part) => leaving.test(part)) ||
    (!isNamed && endsInStrides(parts, knows))
  );
}

const leaving = /\d\s*x\s*\d+.*\son\s+:?\d/i;

const ofPool = /x\s*(?:25|50|75|100)(?=\s).*\son\s+:?\d/i;

const mayBeSession = /\d.*(?:[,;+→(/]|->|\sthen\s)|^(?:swim\p{L}*|plivanje|schwimmen)\s.*\d/iu;

const repeated = /\d\s*x\s*(?:\d|strides)/i;

function sportNamed(name: string, knows: Knows): Sport | undefined {
  return sports.find((sport) => sport.name === knows.read(name)?.exercise);
}

/** '3 x 10 hard strokes' within a row, or between the warm-up and what follows */
const ofStrokes = /^(?:\d{1,2}\s*x\s*)?\d{1,3}\s*(?:\p{L}+\s+)?strokes(?!\p{L}|.*\sr\s?\d\d)/iu;

/** A recovery belongs to the repetitions before it, and what is no measure to any part before it. */
function joinedParts(knows: Knows, parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, part] of parts.entries()) {
    const before = joined.at(-1);
    const areStrokes = ofStrokes.test(part);
    const isOwn =
      (areStrokes
        ? warming.test(before ?? "") && at < parts.length - 1
        : startsWithMeasure(part.replace(warmed, "")) || isOfRunner(part, knows)) &&
      !/^[\d:.,-]+\s*(?:s|secs?|sek\.?|min|')?\s*(?:rest|ri|pause|pauza|odmor|[tg]p|off|pace|split)(?!\p{L})|^\d{2,3}\s?s(?:ec)?$/iu.test(
        part,
      );
    const isRecovery =
      before !== undefined &&
      repeated.test(before) &&
      !/x/i.test(part) &&
      (recovered.test(part) || (shortEasy.test(part) && !rested.test(before)));
    if (before === undefined || (isOwn && !isRecovery)) joined.push(part);
    else joined[joined.length - 1] = `${before}, ${part}`;
  }
  return joined;
}

/** 'TDL 8 km' and 'strides 4x100 m' */
function isOfRunner(part: string, knows: Knows): boolean {
  return (
    /^\p{L}.*\d/u.test(part) &&
    !recovered.test(part) &&
    /run|fartlek|strides|sprint|hill/i.test(knows.read(part)?.exercise ?? "")
  );
}

/** '5 x 10 strokes @ r34' */
function strokesAtRate(part: string, { name }: Sport): string[] | null {
  const { said, rate } =
    /^(?<said>(?:\d{1,2}\s*x\s*)?\d{1,3}\s*(?:\p{L}+\s+)?strokes)[\s@,]+r\s?(?<rate>\d\d(?:-\d\d)?)$/iu.exec(part)
      ?.groups ?? {};
  return rate === undefined ? null : [`${name} ${rate}rpm // ${said}`];
}

function partReading(written: string, sport: Sport, knows: Knows): string[] | null {
  if (ofStrokes.test(written)) return [`${sport.name} _ // ${written}`];
  const part = withMeters(written).replace(atEffort, " ");
  const isRecovered = new RegExp(`,.*${recovered.source}`, "i").test(part) && !/strides, full /i.test(part);
  const isOwn = knows.isEntry(part) && !isRecovered;
  const [pair] = effortReadings(`${sport.name} ${part}`, knows)?.texts ?? [];
  if (pair) return ["", ...pair, ""];
  return (isOwn ? [part] : readingsAs(part, sport, knows)[0]) ?? strokesAtRate(part, sport);
}
