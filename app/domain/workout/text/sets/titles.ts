import { lineFrom } from "#app/domain/workout/text/coach/coach-lines.ts";
import { isRestTitle, restDayShape, weekdayShape } from "#app/domain/workout/text/words/day-words.ts";
import { readProgramHeading } from "#app/domain/workout/text/words/headings.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { announcedReadings } from "./announced.ts";
import { announcedIn, headingOf, plainName, takeAnnounced } from "./asides.ts";
import { isBareName } from "./entry-lists.ts";
import { takeScheme } from "./groups.ts";
import { type Knows, type Made, madeFrom, type Take, type Taken, textOf } from "./taken.ts";

const words = /^(?:\p{L}[\p{L}\p{M}\p{Extended_Pictographic}' &+/(),.!-]{1,59}|"[^"]{2,59}")$/u;

/** Rather of a day than of a set. */
const ofDay =
  /(?:^|\s)(?:day|today|tonight|tomorrow|workout|session|training|week|deload|phase|block|wod|push|pull|legs?|arms|upper|lower|full body|tag|dan|trening)(?=$|[\s(:])/iu;

/** A name above a heading without one, or the title of a day above its exercises. */
export function takeTitled(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const [line, next] = [lines[at], lines[at + 1]];
  const name = (line ? textOf(line) : "").replace(/\s*:$/, "");
  const first = line && isFirst(lines, at) ? ofFirstLine(lines, at, line, knows) : null;
  if (first) return first;
  if (!line || !next || isBlank(next) || next.indent < line.indent) return null;
  const isFlush = next.indent === line.indent;
  if (!words.test(name.replaceAll("\uFE0F", ""))) return null;
  if (knows.heading(name) || isBareName(name, knows) || isRestTitle(name)) return null;
  const named = isFlush ? withName(lines, at, knows, name) : null;
  return named ?? title(lines, at, knows, name);
}

const restWithWords = new RegExp(`^(?<day>${restDayShape})\\s*(?:[,;:(/+&]|\\s-)\\s*(?<said>.+?)\\)?$`, "iu");

/** 'Rest day, walk 30 min if you feel like it' */
export function takeRestDay(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const { day = "", said = "" } = (line && restWithWords.exec(textOf(line))?.groups) || {};
  if (!line || said === "" || lines.some((one) => one !== line && !isBlank(one))) return null;
  const texts = [["rest day", `> ${said}`], ...(knows.mayBeEntry(said) ? [[`# ${day}`, "", said]] : [])];
  return { readings: texts.map((one) => madeFrom(line, one)), count: 1, isAsked: true };
}

const ofWeekday = new RegExp(
  `^(?<day>(?:(?:w|wk|week|woche|tjedan)\\s?\\d{1,2}[\\s,./-]*(?:d|day|tag|dan)\\s?\\d|${weekdayShape}|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ponedjeljak|utorak|srijeda|[čc]etvrtak|petak|subota|nedjelja)\\.?(?:\\s*\\([^()]{1,20}\\))?)(?:\\s*[:,]|\\s+-)?\\s+(?<said>\\S.*)$`,
  "iu",
);

/** 'Tuesday - 5 mi easy', 'W1D1 Squat 5x5' and 'Sunday off', alone */
export function takeWeekday(lines: readonly Line[], at: number, knows: Knows, take: Take): Taken | null {
  const from = lines[at];
  const { day = "", said = "" } = (from && ofWeekday.exec(textOf(from))?.groups) || {};
  if (!from || said === "" || lines.some((one) => one !== from && !isBlank(one))) return null;
  const titled = [`# ${day}`, ""];
  if (isRestTitle(said)) return { readings: [madeFrom(from, [`# ${day}`, "rest day"])], count: 1, isAsked: true };
  const taken = take([lineFrom(from, said)], 0, knows);
  const texts = taken?.readings.map((made) => made.map(({ text }) => text)) ?? (knows.mayBeEntry(said) ? [[said]] : []);
  return texts.length === 0
    ? null
    : { readings: texts.map((one) => madeFrom(from, [...titled, ...one])), count: 1, isAsked: true };
}

const ofSection =
  /^(?<name>finisher|cash[ -]?out|buy[ -]?in|burn[ -]?out|warm[ -]?up|cool[ -]?down|conditioning|metcon|wod|accessor(?:y|ies)|skill|strength|core|zone 2|cardio)\s*(?::|-)\s+(?<said>\S.*)$/iu;

/** 'Finisher - 30s on 30s off x 6 battle ropes' */
export function takeSection(lines: readonly Line[], at: number, knows: Knows, take: Take): Taken | null {
  const from = lines[at];
  const { name = "", said = "" } = (from && ofSection.exec(textOf(from))?.groups) || {};
  const taken = from && said !== "" ? take([lineFrom(from, said)], 0, knows) : null;
  const readings = (taken?.readings ?? []).flatMap(([head, ...more]) => {
    const isBare = head && more.length > 0 && knows.heading(head.text)?.isSure && !head.text.includes(":");
    return isBare ? [[{ ...head, text: `${head.text}: ${name}` }, ...more]] : [];
  });
  return taken && readings.length > 0 ? { ...taken, readings, count: 1 } : null;
}

function announces(text: string, knows: Knows): boolean {
  return headingOf(text.replace(/\s*:$/, ""), knows) !== null || announcedIn(text, knows) !== null;
}

const longTitle = /^\p{L}(?:[\p{L}\p{N}\p{Extended_Pictographic}' #&+/().,!-]|\p{M}|\u200D){1,79}:?$/u;
const ofValues = /\d\s*(?:x|rounds?|sets?|reps?|min|kg|lb|%)/i;

/** 'Upper power' above a blank line, and 'Bench day (4 weeks out)' above exercises. */
function ofFirstLine(lines: readonly Line[], at: number, line: Line, knows: Knows): Taken | null {
  const name = textOf(line);
  const belowAt = lines.findIndex((one, index) => index > at && !isBlank(one));
  const below = lines[belowAt];
  if (!below || below.indent < line.indent) return null;
  const isOfDay = readProgramHeading(line) !== null && knows.nameEnd(name) === null;
  if (isOfDay && !knows.isEntry(name.replace(/^[^:]*:\s+/, ""))) return ofWholeDay(line, name);
  const isApart = belowAt > at + 1 && below.indent === line.indent;
  const plain = name.replace(/\s*:$/, "");
  const bare = plain.replace(/\s*\([^()]*\)$/, "");
  const entries = entriesBelow(lines, belowAt - 1, knows);
  const isLong = !words.test(plain) && (ofDay.test(name) || entries.length > 1);
  const counts = countsOf(entries);
  if (!(isApart || isLong) || !isTitle(bare, bare, knows) || announcesSet(name, counts, knows)) return null;
  if (counts.size < (below.indent > line.indent ? 2 : 1)) return null;
  const titled = [`# ${plain}`, ""].map((text) => ({ from: line, text }));
  const asSet = [{ from: line, text: `Regular: ${plain}` }];
  return { readings: counts.size === 1 ? [titled, asSet] : [titled], count: 1, isAsked: true };
}

/** 'Block A x3' above '5x5' is no set of three rounds. */
function announcesSet(name: string, counts: ReadonlySet<string>, knows: Knows): boolean {
  const haveRounds = [...counts].some((count) => count !== "1");
  return announces(name, knows) && !(ofDay.test(name) && haveRounds);
}

function isTitle(name: string, plain: string, knows: Knows): boolean {
  // why: 'Bakc squat 5' is an exercise that nobody knows
  const isEntry = ofValues.test(name) || (/\s\d+$/.test(plain) && !ofDay.test(name)) || mayBeEntry(name, knows);
  if (isEntry || !longTitle.test(name) || isRestTitle(name)) return false;
  return !knows.heading(name) && !isBareName(plain, knows);
}

/** The rounds of the exercises from there on, each number once; none without exercises. */
function countsOf(entries: readonly Line[]): Set<string> {
  return new Set(entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(textOf(entry))?.[1] ?? "1"));
}

function mayBeEntry(text: string, { isEntry, isNear }: Knows): boolean {
  return isEntry(text) || isNear(text);
}

/** 'Monday' and 'Day 1' above the text of a single day. */
function ofWholeDay(from: Line, name: string): Taken | null {
  const title = name.replace(/^[#=*\s]+|[=*:\s]+$/g, "");
  const titled = [`# ${title}`, ""].map((text) => ({ from, text }));
  return /^==|^#(?!#)/.test(name) || isRestTitle(title) ? null : { readings: [titled], count: 1, isAsked: true };
}

function withName(lines: readonly Line[], at: number, knows: Knows, name: string): Taken | null {
  const from = lines[at];
  const next = lines[at + 1];
  if (!from || !next) return null;
  const set =
    takeScheme(lines, at + 1, knows) ??
    takeAnnounced(lines, at + 1, knows) ??
    alone(next, knows) ??
    onOneLine(next, knows);
  if (!set) return null;
  const named = (made: Made[]) =>
    made.map((one, index) => (index === 0 ? { from, text: `${one.text}: ${plainName(name)}` } : one));
  const readings = set.readings.map(named);
  const count = 1 + set.count;
  if (!ofDay.test(name) || !isFirst(lines, at)) return { readings, count };
  const titled = lines.slice(at + 1, at + count).map((one) => ({ from: one, text: textOf(one) }));
  return { readings: [[{ from, text: `# ${name}` }, ...titled], ...readings], count };
}

function alone(from: Line, knows: Knows): Taken | null {
  const heading = headingOf(textOf(from).replace(/:$/, ""), knows);
  return heading === null || heading.includes(":") ? null : { readings: [[{ from, text: heading }]], count: 1 };
}

/** '150 wall balls for time' */
function onOneLine(from: Line, knows: Knows): Taken | null {
  const found = announcedReadings(textOf(from), knows);
  const isNamed = found?.texts.some(([heading = ""]) => heading.includes(":"));
  if (!found || isNamed || found.texts.some(({ length }) => length < 2)) return null;
  return { readings: found.texts.map((one) => madeFrom(from, one)), count: 1, isAsked: found.isAsked };
}

function isFirst(lines: readonly Line[], at: number): boolean {
  return lines.slice(0, at).every(isBlank);
}

/** 'Push day' above exercises with rounds of their own. */
function title(lines: readonly Line[], at: number, knows: Knows, name: string): Taken | null {
  const from = lines[at];
  if (!from) return null;
  const below = entriesBelow(lines, at, knows);
  const entries = below.map(textOf);
  const counts = countsOf(below);
  const isLikely = entries.length > 1 && isFirst(lines, at) && !section.test(name);
  if (entries.length === 0 || !mayBeTitle(from, below[0], counts, isLikely || ofDay.test(name))) return null;
  const titled = [`# ${name}`, ""].map((text) => ({ from, text }));
  if (counts.size === 1)
    return isFirst(lines, at) ? { readings: [titled, [{ from, text: `Regular: ${name}` }]], count: 1 } : null;
  const ofFirst = [name, ...entries.map((entry, index) => (index === 0 ? `  ${entry}` : entry))];
  const written = lines.slice(at, at + ofFirst.length);
  const apart = ofFirst.map((text, index) => ({ from: written[index] ?? from, text }));
  const asTitle = [...titled, ...written.slice(1).map((line) => ({ from: line, text: textOf(line) }))];
  const isSection = section.test(name);
  const readings = isFirst(lines, at) ? (isSection ? [apart, asTitle] : [asTitle, apart]) : [apart];
  return { readings, count: written.length, isAsked: true };
}

/** Rather of a set than of a day. */
const section = /warm|cool|main|part|finish|accessor|activation|mobility|core|skill|strength|superset|circuit/i;

function entriesBelow(lines: readonly Line[], at: number, knows: Knows): Line[] {
  const below = lines.slice(at + 1);
  const indent = below[0]?.indent ?? 0;
  const end = below.findIndex((line) => isBlank(line) || line.indent !== indent || !mayBeEntry(textOf(line), knows));
  return end < 0 ? below : below.slice(0, end);
}

/** A set's own lines have the same number of rounds, and a bullet is no margin. */
function mayBeTitle(from: Line, below: Line | undefined, counts: ReadonlySet<string>, isLikely: boolean): boolean {
  const depth = (below?.indent ?? 0) - from.indent;
  const hasRounds = counts.size > 1 || !counts.has("1");
  if (depth > 1 ? counts.size < 2 : depth > 0 && !hasRounds) return false;
  return (
    counts.size > 1 || (isLikely && (hasRounds || depth > 0)) || (hasRounds && (depth > 0 || /:$/.test(textOf(from))))
  );
}
