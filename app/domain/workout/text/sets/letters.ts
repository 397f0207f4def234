import { lineFrom } from "#app/domain/workout/text/coach/coach-lines.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { headingOf } from "./asides.ts";
import { announcedList, asEntry, entriesOf, isBareName } from "./entry-lists.ts";
import { timeOf } from "./headings.ts";
import {
  equalled,
  type Knows,
  type Made,
  madeFrom,
  type Readings,
  setOf,
  type Take,
  type Taken,
  textOf,
} from "./taken.ts";

const numbered = /(?<=^\s*|[:,;(/]\s*)(\d{1,2})\s+[-=]\s+(?=\S)/g;
const placed = /^(odd|even|(?:min(?:ute)?|station)\s*\d{1,2})(?:\s*min(?:ute)?s?)?\s*=\s*(?=\S)/i;

/** '1 - 14 cal row' with '2 - 12 burpees' below or behind it: their places, and no ranges. */
export function withNumbers(lines: readonly Line[], knows: Knows, printed: ReadonlySet<Line>): readonly Line[] {
  const isAnnounced = lines.some(({ plain }) => announced.test(plain));
  const places = lines.map((line) => (printed.has(line) ? [] : placesIn(line, isAnnounced, knows)));
  let last = 0;
  return lines.map((line, at) => {
    const numbers = places[at] ?? [];
    const isFirst = numbers[0] === 1 && (numbers.length > 1 || places[at + 1]?.[0] === 2);
    const isOwn = numbers.every((number, nth) => number === (isFirst ? 1 : last + 1) + nth);
    last = isOwn ? (numbers.at(-1) ?? 0) : 0;
    const text = line.plain.slice(line.start);
    const written = last > 0 ? text.replace(numbered, "$1) ") : text.replace(placed, "$1: ");
    return written === text || printed.has(line) ? line : lineFrom(line, line.raw.slice(0, line.start) + written);
  });
}

/** The numbers that stand before an exercise or a rest each; without a heading, '1 - 2 pull-ups' is rather a range. */
function placesIn({ plain, start }: Line, isAnnounced: boolean, knows: Knows): number[] {
  const [, ...parts] = plain.slice(start).split(numbered);
  const numbers = parts.filter((_, at) => at % 2 === 0).map(Number);
  const stations = parts.filter((_, at) => at % 2 === 1).map((part) => part.replace(/[\s,;/]+$/, ""));
  const mayBeRange = (text: string, at: number) => {
    const more = Number(/^\d+(?=\s)/.exec(text)?.[0] ?? 0) - (numbers[at] ?? 0);
    return more > 0 && more <= mostInRange;
  };
  const areStations = stations.every((text, at) => isStation(text, knows) && (isAnnounced || !mayBeRange(text, at)));
  return areStations ? numbers : [];
}

const announced = /e\d*mom|otm|every|minute|station|circuit|amrap/i;
const mostInRange = 3;

function isStation(text: string, knows: Knows): boolean {
  return isBareName(text, knows) || /^rest\b/i.test(text) || knows.isEntry(text) || knows.isNear(text);
}

const lettered = /^(?:([a-h])(\d)|(\d)([a-h]))[.):]*\s+(?=\S)/i;

/** A1 and A2, each with the same number of rounds, are one superset; with other numbers that is asked. */
export function takeLetters(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  if (!first || !lettered.test(textOf(first)) || isBelowHeading(lines[at - 1], knows)) return null;
  const below = lines.slice(at);
  const end = below.findIndex((line, index) => !isNth(line, first, index, knows));
  const group = end < 0 ? below : below.slice(0, end);
  if (group.length < 2) return null;
  const rest = restBelow(lines[at + group.length], first);
  const entries = group.map((line) => textOf(line).replace(lettered, ""));
  const counts = entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? "1");
  const made = (texts: readonly string[]): Made[] => [
    { from: first, text: group.length > 2 ? "Giant" : "Superset" },
    ...group.map((from, index) => ({ from, text: `  ${texts[index]}` })),
    ...rest,
  ];
  const count = group.length + rest.length;
  if (new Set(counts).size === 1) return { readings: [made(entries)], count };
  const apart = [...group.map((from, index) => ({ from, text: entries[index] ?? "" })), ...rest];
  return { readings: [made(equalled(entries, counts)), apart], count };
}

const restBehind =
  /[\s,;(-]+(?:rest\s+)?(?<time>\d[\d:]*\s*(?:s|secs?|seconds?|min\w*))\s*(?:rest\s+)?(?:after|nach|nakon)\s+(?:[a-h]\d|\d[a-h]|both(?: exercises)?|(?:each )?(?:pair|round|superset)s?)\)?$/iu;
const roundsBehind = /[\s,;(-]+(?:x\s*(?<times>\d{1,2})|(?<count>\d{1,2})\s*(?:x|rounds?|rds?|sets?))\)?$/iu;

/** 'A1) Dip x8 A2) Pull-up x8 - 4 rounds, 90s after A2' and '1a. Dip 4x8 / 1b. Pull-up 4x8' */
export function letteredReadings(written: string, knows: Knows): Readings {
  const [behind = "", time] = restBehind.exec(written) ?? [];
  const whole = written.slice(0, written.length - behind.length);
  const isCounted = /\d\s*(?:x|sets?(?: of)?)\s*\d/i.test(whole);
  const { 0: last = "", groups } = (isCounted ? null : roundsBehind.exec(whole)) ?? {};
  const rounds = groups?.times ?? groups?.count;
  const text = whole.slice(0, whole.length - last.length);
  const parts = text.split(/[\s,;/|+&]+(?=(?:[a-h][1-9]|[1-9][a-h])[.):]*\s)/i);
  const letters = parts.map((part) => /^(?:([a-h])\d|(\d)[a-h])[.):]*\s+/i.exec(part));
  const [first] = letters;
  const groupOf = (mark: RegExpExecArray | null) => (mark?.[1] ?? mark?.[2])?.toLowerCase();
  if (parts.length < 2 || !first || !letters.every((mark) => groupOf(mark) === groupOf(first))) return null;
  const entries = parts.map((part, at) => part.slice(letters[at]?.[0].length).trim());
  if (!entries.every((entry) => knows.isEntry(entry) || knows.isNear(entry))) return null;
  const counts = entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? null);
  const heading = `${entries.length > 2 ? "Giant" : "Superset"}${rounds === undefined ? "" : ` x${rounds}`}`;
  const isEqual = new Set(counts).size === 1;
  const rest = time === undefined ? [] : [`rest ${timeOf(time)}`];
  const set = setOf(heading, [...(isEqual ? entries : equalled(entries, counts)), ...rest]);
  return { texts: isEqual ? [set] : [set, [...entries, ...rest]] };
}

const activeRest = /(?<!\p{L})(?:jog|walk|float|spin|rec(?:overy)?|easy)(?!\p{L})/iu;

/** 'B1 Hip thrust 4x8 // B2 Nordic curl 4x5': an exercise with values where a note stands is asked about. */
export function takeNoted(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  if (!line || isBlank(line)) return null;
  const [first = "", ...behind] = line.raw.slice(line.start).split(/\s+\/\/\s*/);
  // why: a reading that was offered has its note so, too
  if (behind.length === 0 || / {2}\S/.test(first) || behind.some((text) => activeRest.test(text))) return null;
  const announced = headingReadings(first, behind, knows);
  if (announced && (lines[at + 1] === undefined || isBlank(lines[at + 1] as Line)))
    return { readings: announced.map((texts) => madeFrom(withoutNote(line, first), texts)), count: 1, isAsked: true };
  const entries = [first, ...behind].map((text) => text.replace(lettered, "").trim());
  const isOne = (text: string) => /\d/.test(text) && (knows.isEntry(text) || (/\dx/i.test(text) && knows.isNear(text)));
  if (!entries.every(isOne)) return null;
  const isSet = lettered.test(first) && behind.every((text) => lettered.test(text));
  const mayBeSet = isSet && line.indent === 0 && !isBelowHeading(lines[at - 1], knows);
  const set = mayBeSet ? letteredReadings([first, ...behind].join(", "), knows)?.texts : null;
  const noted = [first, ...behind.map((note) => `// ${note}`)];
  const readings = [...(set ?? [entries]), noted].map((texts) => madeFrom(withoutNote(line, first), texts));
  return { readings, count: 1, isAsked: true };
}

function withoutNote(line: Line, text: string): Line {
  return lineFrom(line, `${line.raw.slice(0, line.start)}${text}`);
}

function headingReadings(first: string, [list = "", ...more]: readonly string[], knows: Knows): string[][] | null {
  const heading = more.length > 0 ? null : headingOf(first, knows);
  const entries = heading === null ? null : entriesOf(list, knows, announcedList);
  return heading !== null && entries ? [setOf(heading, entries), [heading, `  // ${list}`]] : null;
}

/** 'Rest 90s' between the rounds. */
function restBelow(line: Line | undefined, { indent }: Line): Made[] {
  const text = line ? asEntry(textOf(line)) : "";
  return line && line.indent === indent && /^rest\s+\d\S*(?:\s?(?:s|min))?$/i.test(text)
    ? [{ from: line, text: `  ${text}` }]
    : [];
}

function isBelowHeading(above: Line | undefined, { isEntry }: Knows): boolean {
  if (above === undefined || isBlank(above) || /^[#>/]/.test(textOf(above))) return false;
  return !isEntry(textOf(above).replace(lettered, ""));
}

function isNth(line: Line, first: Line, index: number, { isEntry, isNear, nameEnd }: Knows): boolean {
  const text = textOf(line);
  const mark = markOf(text);
  if (mark === null || mark.group !== markOf(textOf(first))?.group || mark.nth !== index + 1) return false;
  const entry = text.slice(mark.length);
  return nameEnd(text) === null && (isEntry(entry) || isNear(entry)) && line.indent === first.indent;
}

/** 'A2' is the second of A, '2b' of 2. */
function markOf(text: string): { group: string; nth: number; length: number } | null {
  const [mark = "", letter, number, numbered, lettering = ""] = lettered.exec(text) ?? [];
  if (mark === "") return null;
  if (letter !== undefined) return { group: letter.toLowerCase(), nth: Number(number), length: mark.length };
  return { group: numbered ?? "", nth: lettering.toLowerCase().charCodeAt(0) - 96, length: mark.length };
}

const labelledSet =
  /^(?<kind>superset|ss|tri-?set|giant set|circuit)\s*#?(?<label>\d|[a-h])(?:\s*\((?<rounds>\d{1,2})\s*(?:x|rounds?|sets?)\))?\s*:\s+(?<list>\S.*)$/i;

/** 'Superset 2: curl 3x12, pushdown 3x12': which superset it is rather than its rounds. */
export function takeNumbered(lines: readonly Line[], at: number, knows: Knows, take: Take): Taken | null {
  const line = lines[at];
  const { kind = "", label = "", rounds, list = "" } = (line && labelledSet.exec(textOf(line))?.groups) ?? {};
  if (!line || list === "" || (rounds === undefined && !/\d\s*x\s*\d/i.test(list))) return null;
  const heading = `${kind.replace(/^ss$/i, "Superset")}${rounds === undefined ? "" : ` x${rounds}`}`;
  const taken = take([lineFrom(line, `${heading}: ${list}`)], 0, knows);
  const isSet = taken?.readings.every(([first]) => /^\p{L}+(?: x\d+)?$/u.test(first?.text ?? ""));
  const parts = list.split(/\s*[,;/+&]\s+/);
  // why: a name that is not known, or that several exercises have, is asked about on its own line
  const apart = parts.every((part) => /^\p{L}.*\d/u.test(part)) ? [madeFrom(line, setOf(heading, parts))] : [];
  const readings = isSet ? (taken?.readings ?? []) : apart;
  const named = ({ text }: Made, nth: number) => (nth === 0 ? `${text}: ${label.toUpperCase()}` : text);
  return readings.length === 0
    ? null
    : { readings: readings.map((made) => madeFrom(line, made.map(named))), count: 1, isAsked: isSet && taken?.isAsked };
}
