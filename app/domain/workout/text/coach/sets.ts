import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { lineFrom, longestLine } from "./coach-lines.ts";
import {
  apart,
  type Knows,
  marginOf,
  noteOf,
  type TypedHeading,
  takeLetters,
  takeRounds,
  takeScheme,
  textOf,
} from "./groups.ts";
import { type HeadingRule, headingRules, headingWords, mayBeSet, type Parts } from "./headings.ts";

/** Of a day; more than a coach writes. */
const mostLines = 1_000;

function isTooLong({ plain }: Line): boolean {
  return plain.length > longestLine && !/^\s*(?:\/\/|>)/.test(plain);
}

/** Lines of a text with the sets that coaches announce otherwise than the notation, as it writes them. */
export function inSets(lines: readonly Line[], knows: Knows): readonly Line[] {
  if (lines.length > mostLines || lines.some(isTooLong)) return lines;
  if (!lines.some(({ plain }) => mayBeSet.test(plain) || /^\s*(?:[-*•]\s*)?(?:\d|set\s?\d)/i.test(plain))) return lines;
  const made: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const taken = takeRounds(lines, at, knows) ?? takeLetters(lines, at, knows) ?? takeScheme(lines, at, knows);
    made.push(...(taken?.lines ?? ownLines(line, isLast(lines, at), knows)));
    at += taken?.count ?? 1;
  }
  return made;
}

/** No exercise of its own follows it. */
function isLast(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return next === undefined || isBlank(next) || next.indent < (lines[at]?.indent ?? 0);
}

/** One line that announces a set, maybe with its exercises behind it. */
function ownLines(line: Line, isAlone: boolean, knows: Knows): Line[] {
  const text = textOf(line);
  if (isBlank(line) || !mayBeSet.test(text) || /^(?:[#>!=|"]|\/\/)/.test(text)) return [line];
  if (knows.nameEnd(text) !== null) return withPartner(line, text, knows) ?? [line];
  const typed = knows.heading(text);
  if (typed?.isSure) return (isAlone ? withInline(line, text, typed, knows) : null) ?? [line];
  return withHeading(line, text, knows) ?? withLabel(line, text, knows) ?? withPartner(line, text, knows) ?? [line];
}

/** 'EMOM 10: 5 burpees' without exercises below it. */
function withInline(line: Line, text: string, { nameStart, setType }: TypedHeading, knows: Knows): Line[] | null {
  const isName = nameStart === null || text.startsWith('"', nameStart) || setType === "regular" || setType === null;
  const entries = isName ? null : entriesIn(text.slice(nameStart), knows);
  return entries && nameStart !== null ? block(line, text.slice(0, nameStart).replace(/[\s:]+$/, ""), entries) : null;
}

function withHeading(line: Line, written: string, knows: Knows): Line[] | null {
  const text = headingWords(written);
  for (const rule of headingRules) {
    const { groups } = rule.shape.exec(text) ?? {};
    const isExercise = groups?.name !== undefined && knows.nameEnd(groups.name) === groups.name.length;
    const lines = groups && !isExercise ? linesBy(rule, groups, { line, written }, knows) : null;
    if (lines) return lines;
  }
  return null;
}

type Written = { line: Line; written: string };

function linesBy({ heading, isLoose }: HeadingRule, groups: Parts, { line, written }: Written, knows: Knows) {
  const { name, inline = "" } = groups;
  const head = `${heading(groups)}${name === undefined ? "" : `: ${name.trim()}`}`;
  const entries = entriesIn(inline, knows);
  const isTimed = entries?.every((entry) => /\d:\d\d|\d\s*(?:s|sec|min)(?![\p{L}])/iu.test(entry));
  if (entries) return block(line, isTimed ? head.replace(/^Regular/, "Interval") : head, entries);
  if (inline !== "" && (isLoose || name !== undefined)) return null;
  if (head === written.replace(/\s*:$/, "")) return null;
  return [lineFrom(line, `${marginOf(line)}${head}${inline === "" ? "" : `: ${inline}`}${noteOf(line)}`)];
}

function entriesIn(inline: string, { isEntry }: Knows): string[] | null {
  if (inline === "") return null;
  if (isEntry(inline)) return [inline];
  // why: the count behind the last exercise may be that of the set
  if (/[+,;&].*\d\s*x\s*\d+\s*$/i.test(inline) && !/^[^+,;&]*\dx/i.test(inline)) return null;
  const entries = inline.split(/\s*(?:[,;+&]\s+|\s(?:and|then|und)\s)\s*/i).filter(Boolean);
  return entries.every(isEntry) ? entries : null;
}

const label = /^(?<label>t\d|[\p{L}][\p{L} '-]{1,40}?)(?:\s*:|\s+-|(?<=^t\d))\s+(?<entry>.+)$/iu;
const place = /^(?:min(?:ute)?\.?\s*\d{1,2}|odd|even|station\s*\d)$/i;

/** 'T1 Squat 5x3' and 'Warm-up: Swim 400m': a name of a set, and its exercise. */
function withLabel(line: Line, text: string, knows: Knows): Line[] | null {
  const inSet = /^(?<label>min(?:ute)?\.?\s*\d{1,2}|odd|even)(?: min(?:utes?)?)?\s*[:)-]\s*(?<entry>.+)$/i.exec(
    text,
  )?.groups;
  if (inSet?.entry && knows.isEntry(inSet.entry))
    return [lineFrom(line, `${marginOf(line)}${inSet.entry}${noteOf(line)}`)];
  const found = label.exec(text)?.groups;
  if (!found?.label || !found.entry || place.test(found.label) || knows.nameEnd(found.label) !== null) return null;
  if (!/\d/.test(found.entry) || !knows.isEntry(found.entry)) return null;
  const isTier = /^t\d$/i.test(found.label);
  return block(line, isTier ? `Regular: ${found.label.toUpperCase()}` : `${found.label}:`, [found.entry]);
}

function withPartner(line: Line, text: string, { isEntry }: Knows): Line[] | null {
  const entries = text.split(/,?\s+(?:super[ -]?set(?:ted)?|ss)\s*(?:with|w\/)\s*/i);
  if (entries.length === 2 && entries.every(isEntry)) return block(line, "Superset", entries);
  const timed = /^(?<entry>.+?),?\s+for time$/i.exec(text)?.groups?.entry;
  return timed !== undefined && isEntry(timed) ? block(line, "For time", [timed]) : null;
}

function block(line: Line, heading: string, entries: readonly string[]): Line[] {
  const margin = marginOf(line);
  const texts = [`${margin}${heading}`, ...entries.map((entry) => `${margin}  ${entry}`)];
  texts.push(`${texts.pop()}${noteOf(line)}`);
  return apart(
    line,
    texts.map((text) => lineFrom(line, text)),
  );
}
