import { orderWords } from "#app/domain/workout/text/coach/sayings.ts";
import { announcedReadings } from "./announced.ts";
import { bracketedReadings } from "./bracketed.ts";
import { announcedList, asEntry, entriesOf, plainly } from "./entry-lists.ts";
import { timedReadings } from "./intervals.ts";
import { letteredReadings } from "./letters.ts";
import { countedReadings, dashedReadings, everyBehind, listReadings } from "./lists.ts";
import { notedComplexReadings } from "./noted-complexes.ts";
import { partnerReadings } from "./partners.ts";
import { deathReadings, schemeReadings } from "./schemes.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";
import { effortReadings, turnReadings, weeklyReadings } from "./turns.ts";
import { intervalReadings } from "./work-and-rest.ts";

const readers: readonly ((text: string, knows: Knows) => Readings)[] = [
  weeklyReadings,
  deathReadings,
  bracketedReadings,
  placedReadings,
  severalReadings,
  roundsWithin,
  letteredReadings,
  everyBehind,
  turnReadings,
  schemeReadings,
  effortReadings,
  announcedReadings,
  countedReadings,
  notedComplexReadings,
  intervalReadings,
  timedReadings,
  partnerReadings,
  eitherReadings,
  dashedReadings,
  labelledRounds,
  labelledReadings,
  listReadings,
  mixedReadings,
];

/** One line that is a whole set or several exercises. */
export function oneLineReadings(text: string, knows: Knows): Readings {
  for (const reader of readers) {
    const found = reader(text, knows);
    if (found) return found;
  }
  return null;
}

/** 'Swings 10x10 EMOM, then goblet squat 5x5': a set and exercises, one after the other. */
function mixedReadings(text: string, knows: Knows): Readings {
  const parts = text.replace(/\s+after(?:wards)?$/i, "").split(/,?\s+(?:and\s+)?then\s+|,\s+(?=\p{L})/iu);
  if (parts.length < 2 || parts.length > mostParts || !parts.every((part) => /\d/.test(part))) return null;
  const sets = parts.map((part) => timedReadings(part, knows)?.texts[0] ?? null);
  const read = parts.map((part, at) => sets[at] ?? (knows.isEntry(part) ? [part] : null));
  if (!sets.some(Boolean) || !read.every((lines) => lines !== null)) return null;
  return { texts: [read.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]))], isAsked: true };
}

const mostParts = 4;

/** 'Odd: 12 cal row' and '90s rest' in a set. */
function placedReadings(text: string, knows: Knows): Readings {
  const entry = plainly(asEntry(text), knows);
  if (entry === text) return null;
  const read = knows.read(entry);
  const several = read?.isPlain || !orderWords.test(text) ? null : listReadings(entry, knows);
  if (several) return { ...several, isAsked: true };
  return read ? { texts: [[entry]] } : null;
}

function severalReadings(text: string, knows: Knows): Readings {
  const parts = text.split(/\s*;\s*/);
  if (parts.length < 2 || !parts.every((part) => tier.test(part))) return null;
  const sets = parts.map((part) => labelledReadings(part, knows)?.texts[0]);
  return sets.every((set) => set !== undefined) ? { texts: [sets.flat()] } : null;
}

const bought =
  /^(?:(?<head>for time)\s*:?\s*)?(?:(?<buy>buy[ -]?in)(?:\s*[:-])?\s+)?(?<before>.+?)(?<late>\s+buy[ -]?in)?[,.;]?\s+(?:(?<then>then)\s+)?(?<count>\d{1,2})\s?(?<kind>rft|(?:rounds?|rds?)(?: for time)?)(?:\s*of)?\s*:?\s+(?<list>.+?)(?:[,.;]?\s+(?:(?:then|and|finally)\s+)?(?:then|cash[ -]?out)(?:\s*[:-])?\s+(?<after>.+))?$/i;

export function roundsWithin(text: string, knows: Knows): Readings {
  const {
    head,
    late,
    buy = late,
    before = "",
    then,
    count,
    kind = "",
    list = "",
    after,
  } = bought.exec(text)?.groups ?? {};
  if (count === undefined || (buy ?? then) === undefined) return null;
  const type = head !== undefined || /for time|rft/i.test(kind) ? "For time" : "Regular";
  const parts = [before, list, after].map((part) => (part === undefined ? [] : entriesOf(part, knows, announcedList)));
  const [first, rounds, last] = parts;
  if (!first || !rounds || !last) return null;
  const alone = (name: string, entries: string[]) =>
    buy === undefined ? (head === undefined ? entries : setOf(type, entries)) : setOf(`${name}:`, entries);
  const sets = [
    alone("Buy-in", first),
    setOf(`${type} x${count}`, rounds),
    last.length === 0 ? [] : alone("Cash-out", last),
  ];
  return {
    texts: [sets.filter(({ length }) => length > 0).flatMap((set, at) => (at === 0 ? set : ["", ...set]))],
    isAsked: true,
  };
}

export const tier = /^t\d(?:\s*[.:-]|\s)/i;
const label =
  /^(?<label>t\d|(?:\p{L}|\d(?:st|nd|rd|th)\s)[\p{L}\p{N} ,&/+.'()-]{1,40}?)(?:\s*:|\s+-|(?<=^t\d)\.?)\s+(?<entries>.+)$/iu;
const whole = /^(?:today|tonight|tomorrow|(?:\p{L}+ )?(?:day|workout|session|training)(?: \p{L})?)$/iu;
const place = /^(?:min(?:ute)?\.?\s*\d{1,2}|odd|even|station\s*\d|[a-h]\d)$/i;

/** 'T1 Squat 5x3' and 'Warm-up: Swim 400m': a name of a set, and its exercises. */
function labelledReadings(text: string, knows: Knows): Readings {
  const found = label.exec(text)?.groups;
  if (!found?.label || !found.entries || place.test(found.label) || knows.nameEnd(found.label) !== null) return null;
  if (
    !/\d/.test(found.entries) ||
    /^rest\s/i.test(asEntry(found.entries)) ||
    /\dx|x\s*\d|\d\s*(?:rounds?|sets?|min)/i.test(found.label)
  )
    return null;
  const isTier = /^t\d$/i.test(found.label);
  const heading = isTier ? `Regular: ${found.label.toUpperCase()}` : `${found.label}:`;
  // why: 'Lteral raise: 3 sets of 10' is an exercise that nobody knows
  if (!isTier && knows.isValues(found.entries) && knows.isClose(`${found.label} 3x10`)) return null;
  if (knows.isEntry(found.entries) || (!isTier && /^\p{L}/u.test(found.entries) && knows.isNear(found.entries))) {
    return { texts: [setOf(heading, [found.entries])] };
  }
  const entries = entriesOf(found.entries, knows, announcedList);
  if (entries && isTier) return { texts: [setOf(heading, entries)] };
  if (entries) return titledOrNamed(found.label, entries, found.entries, knows);
  return isTier ? null : (namedSet(found.label, found.entries, knows) ?? runBehind(found.entries, heading, knows));
}

/** 'Brick: 4 x (5 km bike + 1 km run)' */
function labelledRounds(text: string, knows: Knows): Readings {
  const { label: name, entries = "" } = label.exec(text)?.groups ?? {};
  const isOne = name !== undefined && /^\d{1,2}\s*x\s*\([^()]*\+/i.test(entries) && knows.nameEnd(name) === null;
  return isOne ? namedSet(name, entries, knows) : null;
}

/** 'Pull: chins / rows 50-100 reps': the only values may be of whichever is chosen. */
function chosenOf(name: string, entries: readonly string[], list: string, knows: Knows): Readings {
  const last = entries.at(-1) ?? "";
  const end = knows.nameEnd(last) ?? last.length;
  const names = [...entries.slice(0, -1), last.slice(0, end)];
  if (names.length < 2 || !/\s(?:\/|or)\s/i.test(list) || !/\d/.test(last.slice(end)) || names.some(hasNumber))
    return null;
  const others = (one: string) => names.filter((other) => other !== one).join(", ");
  const texts = names.map((one) => setOf(`${name}:`, [`${one}${last.slice(end)} // or ${others(one)}`]));
  return { texts: [...texts, setOf(`${name}:`, entries)], isAsked: true };
}

function hasNumber(text: string): boolean {
  return /\d/.test(text);
}

function titledOrNamed(name: string, entries: string[], list: string, knows: Knows): Readings {
  const chosen = chosenOf(name, entries, list, knows);
  if (chosen) return chosen;
  const counts = new Set(entries.map((entry) => /(\d{1,2})\s*x/i.exec(entry)?.[1] ?? "1"));
  const titled = [`# ${name}`, "", ...entries];
  // why: the exercises of a set have as many rounds each
  if (counts.size > 1) return { texts: [titled], isAsked: true };
  const set = setOf(`${name}:`, entries);
  return { texts: whole.test(name) ? [titled, set] : [set] };
}

function namedSet(name: string, text: string, knows: Knows): Readings {
  const set = announcedReadings(text, knows) ?? countedReadings(text, knows) ?? turnReadings(text, knows);
  const texts = set?.texts.filter(({ length }) => length > 1).map((one) => withName(one, name)) ?? [];
  return set && texts.length > 0 ? { ...set, texts } : null;
}

function withName([heading = "", ...entries]: readonly string[], name: string): string[] {
  const isOne = entries.length > 0 && entries.every((entry) => entry.startsWith("  "));
  return [isOne && !/:(?:\s|$)/.test(heading) ? `${heading}: ${name}` : heading, ...entries];
}

function runBehind(entries: string, heading: string, knows: Knows): Readings {
  const run = `Run ${entries}`;
  return pace.test(entries) && knows.isEntry(run) ? { texts: [setOf(heading, [run])], isAsked: true } : null;
}

/** Hardly of anything but a run. */
const pace = /^\d.*\d\s*\/\s*(?:km|mi)(?![\p{L}])/iu;

function eitherReadings(text: string, knows: Knows): Readings {
  const [first = "", second = "", ...more] = text.split(/,?\s+(?:or|oder|ili)\s+/i);
  if (more.length > 0 || second === "" || !/\d/.test(first)) return null;
  const entries = bothWithAll(first, second, knows) ?? [first, second];
  return entries.toReversed().every(knows.isEntry)
    ? { texts: [[entries[0] ?? "", "#2", `  ${entries[1]}`]], isAsked: true }
    : null;
}

/** '45 min z2 row or bike @ RPE 3': what stands around the names is of both. */
function bothWithAll(first: string, second: string, knows: Knows): string[] | null {
  const [ahead = ""] = /^\d.*(?=\s\p{L}+(?:\s\p{L}+)?$)/u.exec(first) ?? [];
  const end = knows.nameEnd(second) ?? 0;
  const [name, behind] = [second.slice(0, end), second.slice(end).trim()];
  const entries = [`${first} ${behind}`.trim(), `${ahead} ${name} ${behind}`.trim()];
  return ahead !== "" && end > 0 && !/^\d/.test(behind) && entries.every(knows.isEntry) ? entries : null;
}
