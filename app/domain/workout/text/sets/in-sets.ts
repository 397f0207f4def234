import { longestLine } from "#app/domain/workout/text/coach/coach-lines.ts";
import { type Ask, isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { typedReadings } from "./announced.ts";
import { takeRounds, takeScheme } from "./groups.ts";
import { mayBeSet } from "./headings.ts";
import { timedReadings } from "./intervals.ts";
import { takeLetters } from "./letters.ts";
import { complexReadings } from "./lists.ts";
import { oneLineReadings, tier } from "./one-line.ts";
import {
  askingWithGroups,
  askWhich,
  type Group,
  type Knows,
  linesMade,
  madeFrom,
  type Taken,
  type TypedHeading,
  textOf,
} from "./taken.ts";
import { takeTitled } from "./titles.ts";

/** Of a day; more than a coach writes. */
const mostLines = 1_000;

function isTooLong({ plain }: Line): boolean {
  return plain.length > longestLine && !/^\s*(?:\/\/|>)/.test(plain);
}

export type InSets = { lines: readonly Line[]; ask: Ask };

const takers = [takeRounds, takeLetters, takeScheme, takeTitled, takeLine];

/** Lines of a text with the sets that coaches announce otherwise than the notation, as it writes them. */
export function inSets(lines: readonly Line[], knows: Knows, ask: Ask): InSets {
  if (lines.length > mostLines || lines.some(isTooLong)) return { lines, ask };
  const made: Line[] = [];
  const groups: Group[] = [];
  for (let at = 0; at < lines.length; ) {
    const taken = firstTaken(lines, at, knows);
    const written = lines.slice(at, at + (taken?.count ?? 1));
    const own = taken ? readTaken(taken, written, ask) : written;
    if (taken && written.length > 1) groups.push({ made: own, written });
    made.push(...own);
    at += written.length;
  }
  return { lines: made, ask: askingWithGroups(ask, groups) };
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
function isLast(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return next === undefined || isBlank(next) || next.indent < (lines[at]?.indent ?? 0);
}

const mayBeList =
  /[,;&+(]\s*\S|\s\/\s|\s(?:and|then|und|dann|i|on|every|e?\d*mom|amrap|tabata)\s|\d\s?\/\s?\d|\b[a-z]+mom\b|@\s*\d+:\d/i;

/** One line that announces a set, maybe with its exercises behind it, or has several exercises. */
function takeLine(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  if (!line || isBlank(line) || /^(?:[#>!=|"]|\/\/)/.test(text) || !(mayBeSet.test(text) || mayBeList.test(text)))
    return null;
  const typed = knows.heading(text);
  if (typed?.isSure) return isLast(lines, at) ? withInline(line, text, typed, knows) : null;
  const early = tier.test(text) ? null : timedReadings(text, knows);
  if (!early && !tier.test(text) && knows.isNotation(text)) return null;
  const readings = early ?? oneLineReadings(text, knows);
  if (!readings || (isAbove(lines, at) && readings.texts.some(({ length }) => length > 1))) return null;
  return { readings: readings.texts.map((texts) => madeFrom(line, texts)), count: 1, isAsked: readings.isAsked };
}

/** 'EMOM 10: 5 burpees' without exercises below it. */
function withInline(line: Line, text: string, { nameStart, setType }: TypedHeading, knows: Knows): Taken | null {
  const isName = nameStart === null || text.startsWith('"', nameStart) || setType === "regular" || setType === null;
  if (isName) return null;
  const added = setType === "complex" ? complexReadings(text, knows) : null;
  const readings = added ?? typedReadings(text.slice(0, nameStart), text.slice(nameStart), knows);
  if (!readings) return null;
  return { readings: readings.texts.map((texts) => madeFrom(line, texts)), count: 1, isAsked: readings.isAsked };
}
