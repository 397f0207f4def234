import { inPlainSets } from "#app/domain/workout/text/rounds/plain-lines.ts";
import { isBareName } from "#app/domain/workout/text/sets/entry-lists.ts";
import { heldReadings } from "#app/domain/workout/text/sets/intervals.ts";
import { type Knows, madeFrom, type Readings, setOf, type Taken, textOf } from "#app/domain/workout/text/sets/taken.ts";
import { isBlank, type Line, withNote } from "#app/domain/workout/text/words/lines.ts";
import { sessionReadings, withHalves } from "./sessions.ts";
import { readingsAs, running, type Sport, sportIn, sports, startsWithMeasure, warmed } from "./sports.ts";

/** A bound for the time that a text takes. */
const mostAbove = 12;

/** '8x50m kick' and '6 x 800 in 3:10': a line of measures without an exercise, which its words or the lines around tell. */
export function takeUnnamed(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  if (!line || isBlank(line)) return null;
  if (isSportAbove(lines, at, knows)) return { readings: [madeFrom(line, [""])], count: 1 };
  const text = withHalves(inPlainSets(textOf(line)))
    .replace(/^(interval\p{L}*)\s+(?=\d)/iu, "$1: ")
    .replace(/(?<=^\d.*\+\s*)(\d{1,2})\s+(?=strides$)/i, "$1x ");
  if (!mayBeUnnamed.test(text)) return null;
  const found =
    isUnnamed(text, knows) && !hasOtherName(text, knows) && !isOfNearName(text, knows)
      ? unnamedReadings(lines, at, text, knows)
      : null;
  return found && { readings: found.texts.map((one) => madeFrom(line, one)), count: 1, isAsked: found.isAsked };
}

const mayBeUnnamed =
  /^(?:\d|(?:warm(?:up)?|cool(?:down)?|w[/-]up|c[/-]down|w\/?u|c\/?d|wup|main|endurance|steady|hard|aerobic|race|kick|pull|drill|free|back|breast|fly|swim\p{L}*|plivanje|schwimmen|row\p{L}*|run\p{L}*|bike|ride|track|laps?)(?!\p{L})|(?:\p{L}[\p{L}\d -]{1,30}|c2):\s+\d)/iu;

function isUnnamed(text: string, knows: Knows): boolean {
  const parts = text.split(/[,;:]\s+/);
  const isSession =
    /\dx|x\s*\d/i.test(text) &&
    (sportIn(text) !== undefined || (warmed.test(text) && parts.some((part) => startsWithMeasure(part))));
  const values = labelled.exec(text)?.groups?.values ?? text.replace(warmed, "").replace(stroke, "");
  if (!(isSession || startsWithMeasure(values)) || (knows.isEntry(text) && !stridesBehind.test(text))) return false;
  return isSession || !knows.mayBeEntry(text) || /,[^,]*\s(?:jog|walk|float)(?:\s|$)/i.test(text);
}

/** They leave open what is done. */
const neutral =
  /(?<!\p{L})(?:easy|hard|fast|steady|slow|moderate|strong|sprint|pace|effort|race|goal|half|zone|rest|recovery|recoveries|rec|standing|static|passive|active|test|rate|free|float|walk(?:ing)?|off|odds?|evens?|between|with|from|last|first|then|each|all|out|max|warm|cool|down|main|mins?|minut\p{L}+|secs?|seconds?|hours?|miles?|yards?|met\p{L}+|temp[ou]|continuous|state|negative|split|build|descend\p{L}*|per|bpm|rpe|over|under|below|above|very|best|average|avg|relaxed|controlled|comfortable|conversational|cadence|desc|intervals?|repeats?|pause|pauza|trab\p{L}*|gehp?\p{L}*|jogs|lagano|locker|zügig|schnell|brzo|jako|hod\p{L}*|kaskanj\p{L}*|schwelle|(?:hr|hf|fs|sf)ma(?:x|ks)|km)(?!\p{L})/giu;
const strange = /\p{L}{3}/u;

/** '10 km easy + 6x strides' are no strides of ten kilometres. */
const stridesBehind = /^\d.*[,+]\s*\d{1,2}\s*x\s*(?:\d+\s*(?:m|s|secs?|yd)\s+)?strides/i;
/** '6 easy + 4x100 m strides' leaves out what the six are. */
const bareLength = /^(\d{1,2}(?:-\d{1,2})?)\s+(?=(?:easy|recovery|steady|slow)\s*[,+])/i;

function unnamedReadings(lines: readonly Line[], at: number, text: string, knows: Knows): Readings {
  if (!bareLength.test(text) || !stridesBehind.test(text)) return measuredReadings(lines, at, text, knows);
  const ways = ["km", "mi"].map((unit) => text.replace(bareLength, `$1 ${unit} `));
  return { texts: ways.flatMap((way) => measuredReadings(lines, at, way, knows)?.texts ?? []), isAsked: true };
}

function measuredReadings(lines: readonly Line[], at: number, text: string, knows: Knows): Readings {
  const found = labelledReadings(text, knows) ?? sessionReadings(text, knows);
  if (found) return found;
  const own = sportIn(text);
  const around = own && !stroke.test(text) ? own : (sportAround(lines, at) ?? own);
  const { set = text, said = "" } = leavingWith.exec(text)?.groups ?? {};
  if (!around && strange.test(set.replace(warmed, "").replace(neutral, ""))) return null;
  const mayBeBike = /\bz[1-5]\b/i.test(text) && !/\d\s*(?:m|yd)(?!\p{L})/iu.test(text);
  const likely = ofPool.test(text) ? sports : sports.toReversed();
  const candidates = around ? [around] : likely.filter(({ name }) => mayBeBike || name !== "Bike");
  const texts = candidates.flatMap((sport) => readingsAs(set, sport, knows)).flatMap((one) => saidOf(one, said));
  const isSaid = around !== undefined && (around !== own || around.words.some(([word]) => word.test(text)));
  return texts.length === 0 ? null : { texts, isAsked: !isSaid || heldReadings(said).length > 0 };
}

/** 'hold 1:35' behind the sign of an interval is the time of each, or a note. */
function saidOf(texts: readonly string[], said: string): string[][] {
  if (said === "") return [[...texts]];
  const [before, last = ""] = [texts.slice(0, -1), texts.at(-1)];
  const held = before.length > 0 ? heldReadings(said) : [];
  return [...held.map((time) => [...before, `${last} ${time}`]), [...before, withNote(last, said)]];
}

/** '10 x 50 on :50', hardly of anything but a swim */
const ofPool =
  /^\d{1,2}\s*x\s*(?:25|50|75|100)\s*(?:m|yd)?\s+(?:as\s+\d\d|(?:on|@|every|leaving)\s+(?:the\s+)?\d?:\d\d)/i;
const leavingWith =
  /^(?<set>\d{1,2}\s*x\s*(?:\d{2,4}\s*(?:m|yd)?(?:\s(?:free|fr|fc|fly|back|bk|breast|br|im|kick|pull|swim))?(?:\s(?:w\/|with)\s?(?:paddles|fins|buoy|snorkel))?\s+(?:on|every|@)\s+\d{0,2}:\d\d|\d+(?:[.,]\d+)?\s*(?:m|km|k)?\s*[,/]\s*(?:rest\s+\d[\d:]*\s*(?:min|s|')?|\d[\d:]*\s*(?:min|s|')?\s*(?:rest|ri|r))(?=,)))[\s,]+(?<said>(?!(?:rest|ri)(?:$|,))\p{L}[\p{L} ,]*(?:\d[\d:/-]*(?:, ?\d[\d-]*)*(?: \p{L}{2,}(?: \d{2,3})?)?)?)$/iu;

const ofSports =
  /^(?:jog|walk|kaskanj\p{L}*|trč\p{L}*|lagan\p{L}* tr[čk]\p{L}*|lauf\p{L}*|hod\p{L}*|trab\p{L}*|geh\p{L}*|brisk|easy|run|row|swim|bike|spin|strides|kick|drill|pull|fly|back|breast|free|im|tempo|threshold|progressive|recovery|steady|ski|erg)(?![\p{L}-]| ?(?:ups?|downs?|overs?|aparts?|throughs?)(?!\p{L}))/iu;

function hasOtherName(text: string, { nameEnd }: Knows): boolean {
  const words = [...text.slice(0, 80).matchAll(/(?<=\s)\p{L}{3,}/gu)].map(({ index }) => text.slice(index));
  return words.some((tail) => nameEnd(tail) !== null && !ofSports.test(tail));
}

function isOfNearName(text: string, { isClose }: Knows): boolean {
  return (
    /^\d{1,2}\s*x\s*\d{1,2}\s+(?!(?:s|m|k|km|mi|miles?|yds?|yards?|mins?|hours?)(?!\p{L}))\p{L}/iu.test(text) &&
    !ofSports.test(text.replace(/^\d{1,2}\s*x\s*(?:25|50|75)\s+/i, "")) &&
    isClose(text)
  );
}

const labelled =
  /^(?<label>(?:\d{3,4} ?m (?=group|squad|runners|athletes))?\p{L}[\p{L}\d/ -]{1,30}?|[cC]2)\s*:\s+(?<values>\d.*)$/u;

function labelledReadings(text: string, knows: Knows): Readings {
  const { label = "", values = "" } = labelled.exec(text)?.groups ?? {};
  if (
    label === "" ||
    isBareName(label, knows) ||
    !startsWithMeasure(values) ||
    /\d\s*(?:kg|lb)(?!\p{L})/iu.test(values) ||
    knows.mayBeEntry(values) ||
    hasOtherName(values, knows)
  )
    return null;
  const session = sessionReadings(values, knows)?.texts.map((one) => setOf(`${label}:`, one));
  if (session) return { texts: session, isAsked: true };
  const own = sportIn(text);
  // why: minutes at a share are rather of a bike
  const isOfPower = /^\d+\s*x\s*\d+\s*(?:min|').*%/i.test(values) && !/\d\s*%\s*(?:hr|mas|vvo2)/i.test(values);
  const candidates = own ? [own] : isOfPower ? sports.slice(2) : [running];
  const readings = candidates.flatMap((sport) => readingsAs(values, sport, knows));
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

const stroke = /^(?:kick|pull|drill|free|back|breast|fly)\s+(?=\d)/i;
