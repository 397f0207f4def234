import { isRestTitle } from "#app/domain/workout/text/words/day-words.ts";
import { readProgramHeading } from "#app/domain/workout/text/words/headings.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { isBareName } from "./entry-lists.ts";
import { takeScheme } from "./groups.ts";
import { headingRules, headingWords } from "./headings.ts";
import { type Knows, type Made, type Taken, textOf } from "./taken.ts";

const words = /^\p{L}[\p{L}\p{M}' &+/().-]{1,59}$/u;

/** Rather of a day than of a set. */
const ofDay =
  /(?:^|\s)(?:day|today|tonight|workout|session|training|week|deload|phase|block|wod|push|pull|legs?|arms|upper|lower|full body|tag|dan|trening)(?=$|[\s(:])/iu;

/** A name above a heading without one, or the title of a day above its exercises. */
export function takeTitled(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const [line, next] = [lines[at], lines[at + 1]];
  const name = line ? textOf(line) : "";
  const ofDay = line && isFirst(lines, at) ? ofFirstLine(lines, at, line, knows) : null;
  if (ofDay) return ofDay;
  if (!line || !next || isBlank(next) || next.indent !== line.indent) return null;
  const capped = /\bcap\b/i.test(`${name} ${textOf(next)}`)
    ? headingWithoutName(`${name.replace(/[:,]$/, "")}, ${textOf(next)}`, knows)
    : null;
  if (capped !== null) return { readings: [[{ from: line, text: capped }]], count: 2 };
  if (!words.test(name)) return null;
  if (knows.heading(name) || isBareName(name, knows) || isRestTitle(name)) return null;
  return withName(lines, at, knows, name) ?? title(lines, at, knows, name);
}

const longTitle = /^\p{L}(?:[\p{L}\p{N}\p{Extended_Pictographic}' &+/().,-]|\p{M}|\u200D){1,79}:?$/u;
const ofValues = /\d\s*(?:x|rounds?|sets?|reps?|min|kg|lb|%)/i;

/** 'Upper power' above a blank line, and 'Bench day (4 weeks out)' above exercises. */
function ofFirstLine(lines: readonly Line[], at: number, line: Line, knows: Knows): Taken | null {
  const name = textOf(line);
  const belowAt = lines.findIndex((one, index) => index > at && !isBlank(one));
  const below = lines[belowAt];
  if (!below || below.indent < line.indent) return null;
  if (readProgramHeading(line) && knows.nameEnd(name) === null) return ofWholeDay(line, name);
  const isApart = belowAt > at + 1 && below.indent === line.indent;
  const isLong = !words.test(name) && ofDay.test(name);
  if (!(isApart || isLong) || !longTitle.test(name) || ofValues.test(name) || isRestTitle(name)) return null;
  if (knows.heading(name) || isBareName(name.replace(/:$/, ""), knows) || knows.isEntry(name)) return null;
  const counts = countsBelow(lines, belowAt, below.indent, knows);
  if (counts.size < (below.indent > line.indent ? 2 : 1)) return null;
  const plain = name.replace(/:$/, "");
  const titled = [`# ${plain}`, ""].map((text) => ({ from: line, text }));
  const asSet = [{ from: line, text: `Regular: ${plain}` }];
  return { readings: counts.size === 1 ? [titled, asSet] : [titled], count: 1, isAsked: true };
}

/** The rounds of the exercises from there on, each number once; none without exercises. */
function countsBelow(lines: readonly Line[], at: number, indent: number, knows: Knows): Set<string> {
  const below = lines.slice(at);
  const end = below.findIndex((line) => isBlank(line) || line.indent !== indent || !mayBeEntry(textOf(line), knows));
  const entries = (end < 0 ? below : below.slice(0, end)).map(textOf);
  return new Set(entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? "1"));
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
  const scheme = takeScheme(lines, at + 1, knows);
  const named = (made: Made[]) =>
    made.map((one, index) => (index === 0 ? { from, text: `${one.text}: ${name}` } : one));
  const heading = scheme === null ? headingWithoutName(textOf(next), knows) : null;
  const readings = scheme
    ? scheme.readings.map(named)
    : heading === null
      ? []
      : [[{ from, text: `${heading}: ${name}` }]];
  const [first] = readings;
  if (!first) return null;
  const count = 1 + (scheme?.count ?? 1);
  if (!ofDay.test(name) || !isFirst(lines, at)) return { readings, count };
  const titled = lines.slice(at + 1, at + count).map((one) => ({ from: one, text: textOf(one) }));
  return { readings: [[{ from, text: `# ${name}` }, ...titled], ...readings], count };
}

export function headingWithoutName(written: string, knows: Knows): string | null {
  const typed = knows.heading(written);
  if (typed?.isSure)
    return typed.nameStart === null && typed.setType !== "regular" ? written.replace(/\s*:$/, "") : null;
  const text = headingWords(written);
  for (const { shape, heading } of headingRules) {
    const groups = shape.exec(text)?.groups;
    if (groups && groups.name === undefined && (groups.inline ?? "") === "") return heading(groups);
  }
  return null;
}

function isFirst(lines: readonly Line[], at: number): boolean {
  return lines.slice(0, at).every(isBlank);
}

/** 'Push day' above exercises with rounds of their own. */
function title(lines: readonly Line[], at: number, knows: Knows, name: string): Taken | null {
  const from = lines[at];
  if (!from) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex(
    (line) => isBlank(line) || line.indent !== from.indent || !mayBeEntry(textOf(line), knows),
  );
  const entries = (end < 0 ? below : below.slice(0, end)).map(textOf);
  const counts = new Set(entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? "1"));
  if (entries.length === 0 || (counts.size < 2 && !ofDay.test(name))) return null;
  const titled = [`# ${name}`, ""].map((text) => ({ from, text }));
  if (counts.size === 1)
    return isFirst(lines, at) ? { readings: [titled, [{ from, text: `Regular: ${name}` }]], count: 1 } : null;
  const ofFirst = [name, ...entries.map((entry, index) => (index === 0 ? `  ${entry}` : entry))];
  const written = lines.slice(at, at + ofFirst.length);
  const apart = ofFirst.map((text, index) => ({ from: written[index] ?? from, text }));
  const asTitle = [...titled, ...written.slice(1).map((line) => ({ from: line, text: textOf(line) }))];
  const isSection = /warm|cool|main|part|finish|accessor|activation|mobility|core|skill|strength/i.test(name);
  const readings = isFirst(lines, at) ? (isSection ? [apart, asTitle] : [asTitle, apart]) : [apart];
  return { readings, count: written.length, isAsked: true };
}
