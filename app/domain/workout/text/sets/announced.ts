import { sayings } from "#app/domain/workout/text/coach/sayings.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { asideReadings, plainName } from "./asides.ts";
import { withLastLoad } from "./bracketed.ts";
import { announcedList, entriesOf, isBareName } from "./entry-lists.ts";
import { type HeadingRule, headingRules, headingWords, type Parts } from "./headings.ts";
import { eachOfScheme, schemeReadings } from "./schemes.ts";
import { type Knows, type Readings, setOf, setOrApart, type Taken, textOf } from "./taken.ts";

const load = "\\d+(?:[.,]\\d+)?(?:\\/\\d+(?:[.,]\\d+)?)?\\s*(?:kg|lbs?|%)";
const loadAhead = new RegExp(
  `^(?<before>[^:]*?)[\\s,]*\\(?(?:@|at|with|w\\/|mit|s|sa)\\s*(?<load>${load})\\)?(?<behind>\\s*(?::|\\s-\\s).*)$`,
  "i",
);

const thenAlone = /^\d{1,2}\s*sets?\s+of\s+\d[^:,;]*,?\s+then\s/i;

/** 'AMRAP 12: 10 burpees, 5 pull-ups': a heading and its exercises. */
export function announcedReadings(written: string, knows: Knows): Readings {
  const found = readingsOf(written, knows);
  const apart = thenAlone.test(written) ? entriesOf(written, knows, { isAnnounced: false, hasRests: false }) : null;
  return apart && apart.length > 1 ? { texts: [apart, ...(found?.texts ?? [])], isAsked: true } : found;
}

function readingsOf(written: string, knows: Knows): Readings {
  const text = headingWords(written).replace(roundsForTime, "$1 rounds for time: $2");
  const around = { written, knows, all: null };
  const found =
    asideReadings(written, knows) ?? byRules(text, around) ?? withSpace(text, around) ?? timeBehind(text, knows);
  if (found) return /^tabata/i.test(written) && ofEach.test(written) ? apartOrTogether(found) : found;
  const { before, behind, load: all } = loadAhead.exec(text)?.groups ?? {};
  return all === undefined ? null : byRules(`${before}${behind}`, { written, knows, all });
}

const ofEach = /\b(?:rounds?|sets?) (?:of )?each\b|\bper exercise\b/i;

function apartOrTogether({ texts, isAsked }: NonNullable<Readings>): Readings {
  const [together = []] = texts;
  const [heading = "", ...entries] = together;
  if (entries.length < 2 || texts.length > 1) return { texts, isAsked };
  return { texts: [entries.flatMap((entry) => [heading, entry, ""]).slice(0, -1), together] };
}

const tabata = "Interval x8, 20s/10s";

/** 'Tabata (20/10), 8 rounds each:' above exercises: one after the other, or all of them in each round. */
export function takeTabata(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const [from, next] = [lines[at], lines[at + 1]];
  if (!from || !next || !/^tabata[\s,:]*$/i.test(headingWords(textOf(from)))) return null;
  const isSaidBelow = ofEach.test(textOf(next));
  if (!isSaidBelow && !ofEach.test(textOf(from))) return null;
  const below = lines.slice(at + (isSaidBelow ? 2 : 1));
  const isOwn = (line: Line) => knows.isEntry(textOf(line)) || isBareName(textOf(line), knows);
  const end = below.findIndex((line) => isBlank(line) || line.indent < from.indent || !isOwn(line));
  const entries = end < 0 ? below : below.slice(0, end);
  if (entries.length === 0) return null;
  const made = (each: readonly Line[]) => [
    { from: each[0] ?? from, text: tabata },
    ...each.map((line) => ({ from: line, text: `  ${textOf(line)}` })),
  ];
  const apart = entries.flatMap((line, nth) => [...(nth > 0 ? [{ from: line, text: "" }] : []), ...made([line])]);
  return {
    readings: entries.length > 1 ? [apart, made(entries)] : [apart],
    count: entries.length + (isSaidBelow ? 2 : 1),
  };
}

function byRules(text: string, around: Around): Readings {
  for (const rule of headingRules) {
    const { groups } = rule.shape.exec(text) ?? {};
    const isExercise = groups?.name !== undefined && isExerciseOf(groups.name, groups.inline ?? "", around.knows);
    const found = groups && !isExercise ? byRule(rule, groups, around) : null;
    if (found) return found;
  }
  return null;
}

function isExerciseOf(name: string, values: string, knows: Knows): boolean {
  return isBareName(name, knows) || (knows.isValues(values) && knows.isClose(`${name} 3x10`));
}

const minutes = "\\d{1,3}(?::00)?\\s?(?:min\\w*|')?";
const spaced = new RegExp(
  "^(?<head>(?:[^:\\d]{2,40}:?\\s+)?\\d{1,2}\\s?rft|\\d{1,2} (?:rounds?|rds?)(?: (?:not )?for time|(?=\\s\\d+\\s\\p{L}.*,))|" +
    `(?:amrap|emom|otm|(?:on the|every) min(?:ute)?)\\s*(?:(?:in|for|of|x)\\s+)?${minutes}|\\d{1,3}[\\s-]?(?:min\\w*|')\\s*(?:amrap|emom)|` +
    `e(?:\\d{1,2}mo?m?|\\d{2,3}s)\\s*x\\s*\\d{1,2}|every\\s+\\d[\\d:]*\\s?(?:min\\w*|s|sec)?\\s*(?:x\\s*\\d{1,2}|for\\s+${minutes})|` +
    "circuit\\s*x\\s*\\d{1,2}|for time(?=\\s+\\d+\\s+(?!rounds?|rds?|min)\\p{L})|(?:super[ -]?set|giant set|tri-?set)(?:\\s*x\\s?\\d{1,2})?(?=[^:]*$))" +
    "[\\s,]+(?<list>(?:\\d|(?<=(?:set|min\\w*\\s*amrap)\\s+)(?!x\\s?\\d)\\p{L}).*)$",
  "iu",
);

function withSpace(text: string, around: Around): Readings {
  const { head, list = "" } = spaced.exec(text)?.groups ?? {};
  return head === undefined || !entriesOf(list, around.knows, announcedList)
    ? null
    : (byRules(`${head}: ${list}`, around) ?? asideReadings(`${head}: ${list}`, around.knows));
}

const withoutUnits = /^(?:\D{2,30}\s)?\d{2}\s*\/\s*\d{2}(?:\s*x|[\s:,]+\p{L})/iu;

type Around = { written: string; knows: Knows; all: string | null };

function byRule({ heading, other, isLoose }: HeadingRule, groups: Parts, { written, knows, all }: Around): Readings {
  const { name, inline = "" } = groups;
  const named = (head: string) => `${head}${name === undefined ? "" : `: ${plainName(name)}`}`;
  const heads = [heading(groups), other?.(groups) ?? []].flat().map(named);
  const listed = /^tabata/i.test(written)
    ? inline.replace(/,?\s*(?:x\s*8|8\s*(?:x|r(?:oun)?ds?|sets?))$/i, "")
    : inline;
  const entries = listed === "" ? null : entriesOf(listed, knows, announcedList);
  const found = entries && withEntries(heads, entries, knows, all, listed);
  if (entries) return found && { ...found, isAsked: withoutUnits.test(written) };
  const isSaid = isLoose && /^(?:@|at)\s/i.test(inline) && inline.replace(sayings, "").trim() === "";
  if (isSaid) return { texts: heads.map((head) => [head, `  // ${inline}`]) };
  if (all !== null || (inline !== "" && (isLoose || name !== undefined))) return null;
  if (heads[0] === written.replace(/\s*:$/, "")) return null;
  return { texts: heads.map((head) => [`${head}${inline === "" ? "" : `: ${inline}`}`]) };
}

function withEntries(heads: string[], entries: string[], knows: Knows, all: string | null, list: string): Readings {
  // why: the count behind the last exercise may be that of the set
  if (entries.length > 1 && isCountedBehind(entries)) return null;
  const isTimed = entries.every((entry) => /\d:\d\d|\d\s*(?:s|sec|min)(?![\p{L}])/iu.test(entry));
  const typed = heads.map((head) => (isTimed ? head.replace(/^Regular/, "Interval") : head));
  const loaded = all === null ? withLastLoad(entries, list, knows) : withLoad(entries, all, knows);
  if (loaded.length === 0) return null;
  const made = (head: string, each: readonly string[]) =>
    /^(?:Superset|Giant)(?::|$)/.test(head) ? setOrApart(head, each) : [setOf(head, each)];
  return { texts: typed.flatMap((head) => loaded.flatMap((each) => made(head, each))) };
}

function isCountedBehind(entries: readonly string[]): boolean {
  return /\d\s*x\s*\d+\s*$/i.test(entries.at(-1) ?? "") && !/\d\s*x\s*\d/i.test(entries[0] ?? "");
}

/** A load that the heading says for all; one of two, as of men and women. */
export function withLoad(entries: readonly string[], all: string, knows: Knows): string[][] {
  const takes = entries.map((entry) => {
    const read = knows.read(entry);
    return read?.mayHaveLoad && !read.hasLoad && knows.isEntry(`${entry} @${all}`);
  });
  if (!takes.includes(true)) return [];
  const unit = /\s*(?:kg|lbs?|%)$/i.exec(all)?.[0].trim().replace(/lbs/i, "lb") ?? "";
  const loads = all
    .slice(0, all.length - unit.length)
    .trim()
    .split("/")
    .map((one) => one.replace(/[^\d.,]/g, ""));
  return loads.map((one) => entries.map((entry, at) => (takes[at] ? `${entry} @${one}${unit}` : entry)));
}

const named = '(?:(?<name>[^:\\d]{2,60}?|"[^"]{2,59}")\\s*(?::|\\s-)\\s+)?';
const behind = new RegExp(
  `^${named}(?<list>.+?)(?:,|\\s-)?\\s+(?:for time|na vrijeme|auf zeit)(?:\\s*,?\\s*\\(?(?:@|at|with|w/|mit|sa?)?\\s*(?<load>${load})\\)?)?$`,
  "i",
);

const pairBehind = /(?<time>\s+for time)(?<pair>\s*\(?@?\s*\d+\s*\/\s*\d+\)?)$/i;

/** '5 rounds of 10 burpees for time' */
const roundsForTime =
  /^(\d{1,2})\s*(?:rounds?|rds?)\s*(?:x|of)\s*(\d{1,4}\s*(?!min|s(?!\p{L})|sec)\p{L}[^:;]*?),?\s+for time$/iu;

/** 'Burpees 5 rds x 10 for time' */
const roundsOf = /(?<![\d.,])(\d{1,2})\s*(?:rounds?|rds?)\s*(?:x|of)\s*(?=\d{1,3}(?!\d|\s*(?:s|sec|min)(?!\p{L})))/iu;

function timeBehind(text: string, knows: Knows): Readings {
  const counted = text.replace(pairBehind, "$<pair>$<time>").replace(roundsOf, "$1x");
  const { name, list = "", load: all } = behind.exec(counted)?.groups ?? {};
  if (list === "" || (name !== undefined && isBareName(name, knows))) return null;
  const entries = entriesOf(list, knows, announcedList);
  if (!entries?.every((entry) => /\d/.test(entry))) return null;
  return withEntries(
    [`For time${name === undefined ? "" : `: ${plainName(name)}`}`],
    entries,
    knows,
    all ?? null,
    list,
  );
}

export function typedReadings({ head, inline }: { head: string; inline: string }, knows: Knows): Readings {
  const each = /^(?:amrap|emom)/i.test(head) ? eachOfScheme(inline, knows) : null;
  if (each) return { texts: [setOf(head.replace(/[\s:]+$/, ""), each)] };
  const scheme = schemeReadings(inline, knows);
  if (scheme) {
    const texts = scheme.texts.flatMap(([first = "", ...rest]) => {
      const typed = withType(first, head);
      return typed === null ? [] : [[typed, ...rest]];
    });
    return texts.length === 0 ? null : { texts: texts.filter(isOther) };
  }
  const entries = entriesOf(inline, knows, announcedList);
  const heading = head.replace(/[\s:]+$/, "");
  return entries && withEntries([heading], entries, knows, null, inline);
}

/** '21-15-9' below a heading of its own; null if that has another count of rounds. */
function withType(scheme: string, head: string): string | null {
  const [behind = "", rounds] = / x(\d+)(?:: .*)?$/.exec(scheme) ?? [];
  const [, count = rounds] = /\sx\s*(\d+)/i.exec(head) ?? [];
  return count === rounds ? `${head.replace(/[\s:]+$/, "").replace(/\s+x\s*\d+/i, "")}${behind}` : null;
}

function isOther(texts: string[], at: number, all: string[][]): boolean {
  return all.findIndex((one) => one.join() === texts.join()) === at;
}
