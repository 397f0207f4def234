import { withLoad } from "./announced.ts";
import { entriesOf, isBareName } from "./entry-lists.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const multiplied = /\d\s*x|x\s*\d|\bsets?\b/i;

const counted =
  /^(?<count>\d{1,2})\s*(?:x|(?<word>rounds?|rds?|times|runden?|kruga))\s*(?:of\s+)?(?:\((?<inside>[^()]*)\)(?<behind>.*)|(?<list>.+))$/i;
const loadBehind = /^@\s*(\d+(?:[.,]\d+)?\s*(?:kg|lb|%))$/i;

/** '8x(400m run, 100m jog)', and '3 x 1 km run + 25 wall balls', which may be three runs and one set of wall balls. */
export function countedReadings(text: string, knows: Knows): Readings {
  const { count = "", word, inside, behind = "", list = inside ?? "" } = counted.exec(text)?.groups ?? {};
  const rest = behind.replace(/^[\s,;]+/, "");
  const load = loadBehind.exec(rest)?.[1];
  const whole = load !== undefined || rest === "" ? list : `${list}, ${rest}`;
  const entries = onceEach(whole, inside !== undefined, knows);
  if (!entries) return null;
  const type = load !== undefined && list.includes("+") ? "Complex" : entries.every(isTimed) ? "Interval" : "Regular";
  const loaded = load === undefined ? [entries] : withLoad(entries, load, knows);
  const texts = loaded.map((each) => setOf(`${type} x${count}`, each));
  const [first = "", ...more] = entries;
  const apart = [`${count}x ${first}`, ...more];
  const isSure = inside !== undefined || word !== undefined;
  if (texts.length === 0) return null;
  return isSure || !apart.every(knows.isEntry) ? { texts, isAsked: !isSure } : { texts: [...texts, apart] };
}

/** Two exercises or more, none of which says a count of rounds. */
function onceEach(list: string, isAnnounced: boolean, knows: Knows): string[] | null {
  const entries = entriesOf(list, knows, { isAnnounced, hasRests: true });
  if (!entries || entries.filter((entry) => !isRest(entry)).length < 2) return null;
  return entries.some((entry) => multiplied.test(entry)) ? null : entries;
}

function isRest(entry: string): boolean {
  return /^rest\b/i.test(entry);
}

function isTimed(entry: string): boolean {
  return /\d:\d\d|\d\s*(?:s|sec|min|')(?![\p{L}])/iu.test(entry);
}

const complex =
  /^(?:complex\s*:\s*)?(?<names>[^:\d()]+(?:\s*\+\s*[^:\d()+]+)+?)\s*[:,-]?\s*(?<count>\d{1,2})\s*(?:x|sets? of|rounds? of)\s*\(?(?<reps>\d{1,2}(?:\s*\+\s*\d{1,2})*)\)?(?<behind>(?:[\s,;@].*)?)$/i;

/** 'Clean pull + clean: 4x(1+1) @ 85%' */
export function complexReadings(text: string, knows: Knows): Readings {
  const { names = "", count = "", reps = "", behind = "" } = complex.exec(text)?.groups ?? {};
  if (names === "") return addedReadings(text, knows);
  const parts = names.split(/\s*\+\s*/).map((name) => name.trim());
  const each = reps.split(/\s*\+\s*/);
  if (!parts.every((name) => isBareName(name, knows))) return null;
  const isSpelledOut = each.length === parts.length;
  if (!isSpelledOut && each.length !== 1) return null;
  const texts = [
    setOf(
      `Complex x${count}`,
      parts.map((name, at) => `${name}  ${each[at] ?? each[0]}${behind}`),
    ),
  ];
  if (!texts[0]?.slice(1).every((entry) => knows.isEntry(entry.trim()))) return null;
  const whole = parts.join(" and ");
  const asOne = `${whole}  ${count}x${each[0]}${behind}`;
  const isOneName = isBareName(whole, knows) && new Set(each).size === 1 && knows.isEntry(asOne);
  return { texts: isOneName ? [...texts, [asOne]] : texts, isAsked: !isSpelledOut };
}

const added = /^(?:complex\s*:\s*)?(?<list>.+?\+.+?)\s+x\s*(?<count>\d{1,2})(?<behind>(?:\s*@.*)?)$/i;

/** 'Hang clean 2 + front squat 1 + push jerk 1 x 4' */
function addedReadings(text: string, knows: Knows): Readings {
  const { list = "", count = "", behind = "" } = added.exec(text)?.groups ?? {};
  const parts = list.split(/\s*\+\s*/);
  const isOfCounts = parts.every((part) => /^(?:\d{1,2}\s+\D+|\D+\s\d{1,2})$/.test(part));
  const entries = parts.map((part) => `${part}${behind}`);
  if (parts.length < 2 || !isOfCounts || !entries.every(knows.isEntry)) return null;
  return { texts: [setOf(`Complex x${count}`, entries)], isAsked: true };
}

const behindAll =
  /^(?<list>.+?)[\s,;]+(?:x\s*(?<count>\d{1,2})(?<word>\s*(?:rounds?|rds?|times|sets?|runden?|kruga))?|(?<after>\d{1,2})\s*(?:rounds?|rds?|times|runden?|kruga))(?<time>\s+for time)?$/i;

/** Exercises apart by commas or plus signs, without a heading. */
export function listReadings(text: string, knows: Knows): Readings {
  const { list = "", count, after = count, word, time } = behindAll.exec(text)?.groups ?? {};
  const all = after === undefined ? null : ownEntries(list, knows);
  if (all && !all.some((entry) => multiplied.test(entry))) {
    const set = setOf(`${time === undefined ? "Regular" : "For time"} x${after}`, all);
    const last = withCount(all.at(-1) ?? "", after, knows);
    const isSure = count === undefined || word !== undefined;
    return { texts: isSure || !knows.isEntry(last) ? [set] : [[...all.slice(0, -1), last], set], isAsked: !isSure };
  }
  const entries = ownEntries(text, knows);
  return entries && apartOrTogether(entries, text, knows);
}

function withCount(entry: string, count: string | undefined, { nameEnd }: Knows): string {
  const end = nameEnd(entry) ?? 0;
  return `${entry.slice(0, end)} ${count}x ${entry.slice(end).trim()}`.trim();
}

/** Each with a number of its own. */
function ownEntries(list: string, knows: Knows): string[] | null {
  const entries = entriesOf(list, knows, { isAnnounced: false, hasRests: false });
  return entries && entries.length > 1 && entries.every((entry) => /\d/.test(entry)) ? entries : null;
}

function apartOrTogether(entries: string[], text: string, knows: Knows): Readings {
  const counts = entries.map((entry) => /(\d{1,2})\s*x/i.exec(entry)?.[1] ?? null);
  const isPlain = entries.every((entry) => knows.read(entry)?.isPlain);
  const [first, ...others] = counts;
  if (first && others.every((count) => count === null)) return repeated(entries, first, knows);
  const isAdded = /\s[+&]\s|\s(?:and|und|i)\s/i.test(text);
  if (!isAdded) return { texts: [entries], isAsked: !isPlain };
  const isEqual = new Set(counts).size === 1;
  const together = setOf(entries.length > 2 ? "Giant" : "Superset", isEqual ? entries : equalled(entries, counts));
  return { texts: isEqual ? [together, entries] : [entries, together] };
}

/** In one set all have as many rounds as the most of them. */
export function equalled(entries: readonly string[], counts: readonly (string | null)[]): string[] {
  const most = Math.max(...counts.map((count) => Number(count ?? 1)));
  return entries.map((entry, at) => (counts[at] === null ? entry : entry.replace(/\d{1,2}(?=\s*x)/i, String(most))));
}

/** 'Run 6x800m, 400m jog recovery': after each, or once at the end. */
function repeated(entries: string[], count: string, knows: Knows): Readings {
  const once = entries.map((entry) =>
    entry.replace(/\d{1,2}\s*x\s*/i, "").replace(/\s+(?:recovery|recoveries|float|between|in between)$/i, ""),
  );
  if (!once.every(knows.isEntry)) return { texts: [entries], isAsked: true };
  const type = once.every((entry) => knows.read(entry)?.isMeasured) ? "Interval" : "Regular";
  return { texts: [setOf(`${type} x${count}`, once), entries], isAsked: true };
}
