import { lineFrom, longestLine } from "#app/domain/workout/text/coach/coach-lines.ts";
import { translated } from "#app/domain/workout/text/rounds/translated.ts";
import { announcedReadings, takeTabata, typedReadings } from "#app/domain/workout/text/sets/announced.ts";
import { isHeading, isOfWorkAlone, takeAnnounced, takeRemark, takeRest } from "#app/domain/workout/text/sets/asides.ts";
import { takeCapped } from "#app/domain/workout/text/sets/caps.ts";
import { complexReadings } from "#app/domain/workout/text/sets/complexes.ts";
import { plainly } from "#app/domain/workout/text/sets/entry-lists.ts";
import { takeBackOffs, takeEqual, takeRounds, takeScheme, takeWeeks } from "#app/domain/workout/text/sets/groups.ts";
import { timedReadings } from "#app/domain/workout/text/sets/intervals.ts";
import { takeLetters, takeNoted, takeNumbered, withNumbers } from "#app/domain/workout/text/sets/letters.ts";
import { oneLineReadings, roundsWithin, tier } from "#app/domain/workout/text/sets/one-line.ts";
import {
  askingWithGroups,
  askWhich,
  type Knows,
  linesMade,
  madeFrom,
  type Readings,
  setOf,
  type Taken,
  type TypedHeading,
  textOf,
} from "#app/domain/workout/text/sets/taken.ts";
import { takeTimedParts } from "#app/domain/workout/text/sets/timed-parts.ts";
import { takeRestDay, takeSection, takeTitled, takeWeekday } from "#app/domain/workout/text/sets/titles.ts";
import { takeBareRow } from "#app/domain/workout/text/tables/bare-rows.ts";
import { withoutTables } from "#app/domain/workout/text/tables/tables.ts";
import { type Ask, isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { bareSet, lengthsOfPool, letterOfSet, mayHaveSets, remarkBehind } from "./candidates.ts";
import { enduranceReadings } from "./endurance.ts";
import { labelledSession, sessionReadings } from "./sessions.ts";
import { sportIn, sports } from "./sports.ts";
import { takeUnnamed } from "./unnamed.ts";
import { takeDaysOnLine } from "./week-lines.ts";

/** Of a day; more than a coach writes. */
const mostLines = 1_000;

const isTooLong = ({ plain }: Line) => plain.length > longestLine && !/^\s*(?:\/\/|>)/.test(plain);

export type InSets = { lines: readonly Line[]; ask: Ask };

const takers = [
  takeRestDay,
  takeBareRow,
  takeNoted,
  takeBackOffs,
  takeRounds,
  takeWeeks,
  takeLetters,
  takeScheme,
  takeEqual,
  takeTabata,
  takeTitled,
  takeRest,
  takeAnnounced,
  takeLine,
  takeUnnamed,
  takeRemark,
];

/** `printed`: lines that are the notation's own. */
type Given = { knows: Knows; printed: ReadonlySet<Line>; ask: Ask };

/** Lines of a text with the sets that coaches announce otherwise than the notation, as it writes them. */
export function inSets(written: readonly Line[], { knows, printed, ask }: Given): InSets {
  if (written.length > mostLines || written.some(isTooLong)) return { lines: written, ask };
  const numbered = withNumbers(
    written.map((line) => inEnglish(line, printed)),
    knows,
    printed,
  );
  const { lines, groups } = withoutTables(numbered, { knows, printed, ask });
  const isPrinted = (at: number) => printed.has(lines[at] as Line);
  const made: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = isPrinted(at) ? null : firstTaken(lines, at, knows);
    const taken = found && !isPrinted(at + found.count - 1) ? found : null;
    const from = lines.slice(at, at + (taken?.count ?? 1));
    const own = taken ? readTaken(taken, from, ask) : from;
    if (taken && from.length > 1) groups.push({ made: own, written: from });
    made.push(...own);
    at += from.length;
  }
  return { lines: made, ask: askingWithGroups(ask, groups) };
}

/** A line keeps its indent. */
function inEnglish(line: Line, printed: ReadonlySet<Line>): Line {
  const text = printed.has(line) ? line.raw : translated(line.raw.slice(line.start));
  return printed.has(line) || text === line.raw.slice(line.start)
    ? line
    : lineFrom(line, line.raw.slice(0, line.start) + text);
}

/** The lines of the likeliest reading. */
function readTaken(taken: Taken, written: readonly Line[], ask: Ask): readonly Line[] {
  const [first] = written;
  const [reading] = taken.readings;
  if (!first || !reading) return written;
  if (taken.isAsked || taken.readings.length > 1) ask(askWhich(taken, first, written));
  return linesMade(reading, first);
}

function firstTaken(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const ofDay =
    takeTimedParts(lines, at, knows, firstTaken) ??
    takeCapped(lines, at, knows, firstTaken) ??
    takeDaysOnLine(lines, at, knows) ??
    takeWeekday(lines, at, knows, firstTaken) ??
    takeNumbered(lines, at, knows, firstTaken) ??
    takeSection(lines, at, knows, firstTaken);
  if (ofDay) return ofDay;
  for (const take of takers) {
    const taken = take(lines, at, knows);
    if (taken) return taken;
  }
  return null;
}

/** Whether a deeper line follows, so that this one is a heading. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return next !== undefined && !isBlank(next) && next.indent > (lines[at]?.indent ?? 0);
}

/** No exercise of its own follows it. */
function isLast(lines: readonly Line[], at: number, knows: Knows): boolean {
  const next = lines[at + 1];
  if (next === undefined || isBlank(next) || next.indent < (lines[at]?.indent ?? 0)) return true;
  return letterOfSet.test(textOf(next)) || isHeading(textOf(next), knows);
}

const greeting =
  /^(?:(?:hey|hi|hello|hallo|bok|ok(?:ay)?|so|and|please|pls|just|guys|team|all|everyone|today(?:'s)?|tonight|tomorrow|sutra|morgen|an?|for|do|we|you|let's|heute|danas|bitte|molim)(?![\p{L}\d])[\s,!.:-]*)+(?=\d|(?:(?:easy|light|recovery|steady|long) )?(?:spin|ride|run|swim|jog|walk)(?!\p{L}))/iu;

/** One line that announces a set, maybe with its exercises behind it, or has several exercises. */
function takeLine(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = bareSet(line ? textOf(line) : "");
  if (!line || isBlank(line) || !mayHaveSets(text)) return null;
  const typed = knows.heading(text);
  if (typed?.isSure && !labelledSession(text, knows))
    return isLast(lines, at, knows) ? withInline(line, text, typed, knows) : null;
  const readings = readingsOnce(text, knows);
  if (!readings) return null;
  const open = isLast(lines, at, knows) ? ofSports(readings.texts, text) : [];
  const texts = open.length > 0 ? open : fitting(readings.texts, lines, at, knows);
  if (isAbove(lines, at) && texts.some(({ length }) => length > 1)) return null;
  const isAsked = open.length > 0 || (readings.isAsked && texts.length === readings.texts.length);
  return { readings: texts.map((one) => madeFrom(line, one)), count: 1, isAsked };
}

function readingsOnce(text: string, knows: Knows): Readings {
  const readings = knows.sets.has(text) ? (knows.sets.get(text) ?? null) : readingsOf(text, knows);
  knows.sets.set(text, readings);
  return readings;
}

/** '5 x 3 min hard / 2 min easy' alone, of what is most often trained so. */
function ofSports([only, ...more]: readonly string[][], text: string): string[][] {
  const [heading = "", ...entries] = only ?? [];
  const notes = entries.flatMap((entry) => /^ {2}(\/\/ .*)$/.exec(entry)?.[1] ?? []);
  const isAlone = isOfWorkAlone.test(heading.replace(/: .*$/, ""));
  if (more.length > 0 || notes.length < entries.length || !isAlone) return [];
  const said = sportIn(text);
  return (said ? [said] : sports.toReversed()).map(({ name }) => setOf(heading, [[name, ...notes].join(" ")]));
}

function readingsOf(whole: string, knows: Knows): Readings {
  const [behind = "", said] = remarkBehind.exec(whole) ?? [];
  const found = said === undefined ? null : readingsOf(whole.slice(0, -behind.length), knows);
  if (found?.texts.every(([, first]) => first?.startsWith("  ")))
    return {
      isAsked: found.isAsked || /\d/.test(said ?? ""),
      texts: found.texts.map(([heading = "", ...more]) => [heading, `  // ${said}`, ...more]),
    };
  return readingsOfAll(whole, knows);
}

function readingsOfAll(written: string, knows: Knows): Readings {
  const bare = written.replace(greeting, "");
  const text = bare === written ? written : bare.replace(/\s+(?:pls|plz|please|bitte|molim)(?=\s*(?:,|$))/i, "");
  const read = readingsOfSet(text, knows);
  const isOfOne = setsOfOne.test(text) && read?.texts.every(hasOneExercise) && knows.mayBeEntry(text);
  const found = isOfOne ? null : read;
  if (text === written) return found;
  return found || knows.isEntry(text) ? { texts: found?.texts ?? [[text]], isAsked: true } : null;
}

/** '4 sets of 5 squats, last set AMRAP' are rounds of that exercise rather than a set. */
function hasOneExercise([heading = "", ...entries]: readonly string[]): boolean {
  return (
    /^(?:Regular|Interval) x\d+(?:$|:)/.test(heading) && entries.filter((entry) => !/^\s*rest\b/.test(entry)).length < 2
  );
}

/** '7 min AMRAP burpees' is not of seven minutes to failure. */
const setsOfOne =
  /^\d{1,2}\s*(?:sets?(?!\s*:)|rounds?\s+of\s+\d+(?:-\d+)?\s+(?!min|s(?!\p{L})|sec)\p{L}{3})(?!\p{L}*:)/iu;

const mostOfOne = /^\d{1,3}[\s-]?min\w*[\s-]amrap,?\s+\p{L}/iu;

function readingsOfSet(text: string, knows: Knows): Readings {
  if (lengthsOfPool.test(text)) return null;
  const endurance = enduranceReadings(text, knows);
  if (endurance) return endurance;
  const isTier = tier.test(text);
  const early = isTier
    ? null
    : (timedReadings(text, knows) ?? (mostOfOne.test(text) ? announcedReadings(text, knows) : null));
  const isWritten = !isTier && knows.isNotation(text) && plainly(text, knows) === text;
  return sessionReadings(text, knows) ?? early ?? (isWritten ? null : oneLineReadings(text, knows));
}

/** In a set, a list is of its exercises rather than a set of its own. */
function fitting(texts: string[][], lines: readonly Line[], at: number, knows: Knows): string[][] {
  const flat = texts.filter((one) => !one.some((each) => each.startsWith("  ")));
  const isOpen = flat.length > 0 && flat.length < texts.length;
  return isOpen && isInSet(lines, at, knows) ? flat : texts;
}

/** More exercises than a coach writes in a set; a bound for the time that a long text takes. */
const mostInSet = 30;

/** Below a heading, with nothing but lines of its depth between. */
function isInSet(lines: readonly Line[], at: number, knows: Knows): boolean {
  const { indent = 0 } = lines[at] ?? {};
  for (let above = at - 1; above >= Math.max(0, at - mostInSet); above--) {
    const line = lines[above];
    if (!line || isBlank(line)) return false;
    if (line.indent < indent || isHeading(textOf(line), knows)) return true;
  }
  return false;
}

/** 'EMOM 10: 5 burpees' without exercises below it. */
function withInline(line: Line, text: string, { nameStart, setType }: TypedHeading, knows: Knows): Taken | null {
  const isName = nameStart === null || text.startsWith('"', nameStart) || setType === "regular" || setType === null;
  const within = roundsWithin(text, knows);
  if (within) return { readings: within.texts.map((texts) => madeFrom(line, texts)), count: 1, isAsked: true };
  if (isName) return null;
  const added = setType === "complex" ? complexReadings(text, knows) : null;
  const [behind = "", rounds] = /,\s*(\d{1,2})\s*(?:rounds?|sets?)$/i.exec(text) ?? [];
  const head = text.slice(0, nameStart).replace(/(?=[\s:]*$)/, rounds === undefined ? "" : ` x${rounds}`);
  const inline = text.slice(nameStart, text.length - behind.length);
  const readings = added ?? typedReadings({ head, inline }, knows);
  if (!readings) return null;
  return { readings: readings.texts.map((texts) => madeFrom(line, texts)), count: 1, isAsked: readings.isAsked };
}
