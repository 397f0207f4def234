import { announcedList, entriesOf, isBareName } from "./entry-lists.ts";
import { type HeadingRule, headingRules, headingWords, type Parts } from "./headings.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const load = "\\d+(?:[.,]\\d+)?(?:\\/\\d+(?:[.,]\\d+)?)?\\s*(?:kg|lbs?|%)";
/** 'DT - 5 RFT @ 70kg: 12 deadlifts, …' */
const loadAhead = new RegExp(
  `^(?<before>[^:]*?)[\\s,]*\\(?(?:@|at|with|w\\/|mit|s|sa)\\s*(?<load>${load})\\)?(?<behind>\\s*(?::|\\s-\\s).*)$`,
  "i",
);

/** 'AMRAP 12: 10 burpees, 5 pull-ups': a heading and its exercises. */
export function announcedReadings(written: string, knows: Knows): Readings {
  const text = headingWords(written);
  const found = byRules(text, { written, knows, all: null }) ?? timeBehind(text, knows);
  if (found) return found;
  const { before, behind, load: all } = loadAhead.exec(text)?.groups ?? {};
  return all === undefined ? null : byRules(`${before}${behind}`, { written, knows, all });
}

function byRules(text: string, around: Around): Readings {
  for (const rule of headingRules) {
    const { groups } = rule.shape.exec(text) ?? {};
    const isExercise = groups?.name !== undefined && isBareName(groups.name, around.knows);
    const found = groups && !isExercise ? byRule(rule, groups, around) : null;
    if (found) return found;
  }
  return null;
}

/** '20/10 x 8' */
const withoutUnits = /^\d{1,3}\s*\/\s*\d{1,3}\s*x/i;

type Around = { written: string; knows: Knows; all: string | null };

function byRule({ heading, other, isLoose }: HeadingRule, groups: Parts, { written, knows, all }: Around): Readings {
  const { name, inline = "" } = groups;
  const named = (head: string) => `${head}${name === undefined ? "" : `: ${name.trim()}`}`;
  const heads = [heading(groups), other?.(groups) ?? []].flat().map(named);
  const entries = inline === "" ? null : entriesOf(inline, knows, announcedList);
  const found = entries && withEntries(heads, entries, knows, all);
  if (entries) return found && { ...found, isAsked: withoutUnits.test(written) };
  if (all !== null || (inline !== "" && (isLoose || name !== undefined))) return null;
  if (heads[0] === written.replace(/\s*:$/, "")) return null;
  return { texts: heads.map((head) => [`${head}${inline === "" ? "" : `: ${inline}`}`]) };
}

function withEntries(heads: string[], entries: string[], knows: Knows, all: string | null): Readings {
  // why: the count behind the last exercise may be that of the set
  if (entries.length > 1 && isCountedBehind(entries)) return null;
  const isTimed = entries.every((entry) => /\d:\d\d|\d\s*(?:s|sec|min)(?![\p{L}])/iu.test(entry));
  const typed = heads.map((head) => (isTimed ? head.replace(/^Regular/, "Interval") : head));
  const loaded = all === null ? [entries] : withLoad(entries, all, knows);
  if (loaded.length === 0) return null;
  return { texts: typed.flatMap((head) => loaded.map((each) => setOf(head, each))) };
}

function isCountedBehind(entries: readonly string[]): boolean {
  return /\d\s*x\s*\d+\s*$/i.test(entries.at(-1) ?? "") && !/\dx/i.test(entries[0] ?? "");
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

const named = "(?:(?<name>[^:\\d]{2,60}?)\\s*(?::|\\s-)\\s+)?";
const behind = new RegExp(
  `^${named}(?<list>.+?),?\\s+(?:for time|na vrijeme|auf zeit)(?:\\s*,?\\s*\\(?(?:@|at|with)\\s*(?<load>${load})\\)?)?$`,
  "i",
);

/** 'Grace: 30 clean and jerks for time @ 61kg' */
function timeBehind(text: string, knows: Knows): Readings {
  const { name, list = "", load: all } = behind.exec(text)?.groups ?? {};
  if (list === "" || (name !== undefined && isBareName(name, knows))) return null;
  const entries = entriesOf(list, knows, announcedList);
  if (!entries?.every((entry) => /\d/.test(entry))) return null;
  return withEntries([`For time${name === undefined ? "" : `: ${name.trim()}`}`], entries, knows, all ?? null);
}

export function typedReadings(head: string, inline: string, knows: Knows): Readings {
  const entries = entriesOf(inline, knows, announcedList);
  return entries && withEntries([head.replace(/[\s:]+$/, "")], entries, knows, null);
}
