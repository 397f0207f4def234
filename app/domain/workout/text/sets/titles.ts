import { isRestTitle } from "#app/domain/workout/text/words/day-words.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { isBareName } from "./entry-lists.ts";
import { takeScheme } from "./groups.ts";
import { headingRules, headingWords } from "./headings.ts";
import { type Knows, type Made, type Taken, textOf } from "./taken.ts";

const words = /^\p{L}[\p{L}\p{M}' &().-]{1,59}$/u;
/** Rather of a day than of a set. */
const ofDay =
  /(?:^|\s)(?:day|workout|session|training|wod|push|pull|legs?|upper|lower|full body|tag|dan|trening)(?=$|[\s(])/iu;

/** A name above a heading without one, or the title of a day above its exercises. */
export function takeTitled(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const [line, next] = [lines[at], lines[at + 1]];
  const name = line ? textOf(line) : "";
  if (!line || !next || isBlank(next) || next.indent !== line.indent || !words.test(name)) return null;
  if (knows.heading(name) || isBareName(name, knows) || isRestTitle(name)) return null;
  return withName(lines, at, knows, name) ?? title(lines, at, knows, name);
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

function headingWithoutName(written: string, knows: Knows): string | null {
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
  const [from, next] = [lines[at], lines[at + 1]];
  if (!from || !next || !isFirst(lines, at)) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => isBlank(line) || line.indent !== from.indent || !knows.isEntry(textOf(line)));
  const entries = (end < 0 ? below : below.slice(0, end)).map(textOf);
  const counts = new Set(entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? "1"));
  if (entries.length === 0 || (counts.size < 2 && !ofDay.test(name))) return null;
  const titled = [`# ${name}`, ""].map((text) => ({ from, text }));
  return {
    readings: counts.size > 1 ? [titled] : [titled, [{ from, text: `Regular: ${name}` }]],
    count: 1,
    isAsked: true,
  };
}
