import { withLoad } from "./announced.ts";
import { announcedList, entriesOf } from "./entry-lists.ts";
import { timeOf } from "./headings.ts";
import { headingAhead } from "./intervals.ts";
import { countsOf, equalled, type Knows, type Readings, setOf } from "./taken.ts";

const multiplied = /\d\s*x|\d.*x\s*\d|\bsets?\b/i;

const counted =
  /^(?<count>\d{1,2})\s*(?:x|(?<word>rounds?|rds?|times|runden?|kruga))\s*(?:of\s+)?(?:\((?<inside>[^()]*)\)(?<behind>.*)|(?<list>.+))$/i;
const loadBehind = /^@\s*(\d+(?:[.,]\d+)?\s*(?:kg|lb|%))$/i;

/** '8x(400m run, 100m jog)', and '3 x 1 km run + 25 wall balls', which may be three runs and one set of wall balls. */
export function countedReadings(text: string, knows: Knows): Readings {
  const words = counted.exec(text)?.groups;
  const { count = "", word, inside } = words ?? {};
  const found = words && partsIn(words, knows);
  const running = found || inside === undefined ? undefined : withRuns(inside);
  if (running !== undefined && running !== inside) {
    const asRun = countedReadings(
      text.replace(inside ?? "", () => running),
      knows,
    );
    return asRun && { ...asRun, isAsked: true };
  }
  if (!found || found.loaded.length === 0) return null;
  const { entries, loaded, type } = found;
  const texts = loaded.map((each) => setOf(`${type} x${count}`, each));
  if (inside !== undefined || word !== undefined) return { texts };
  if (type === "Regular" && areMeasured(entries, knows)) texts.push(setOf(`Interval x${count}`, entries));
  const apart = entries.map((entry, at) => (at === 0 ? `${count}x ${entry}` : entry));
  return apart.every(knows.isEntry) ? { texts: [...texts, apart] } : { texts, isAsked: true };
}

/** '6 x (15 cal row + 400 m)': metres behind another exercise are rather run. */
function withRuns(list: string): string {
  const isNamed = /\p{L}{3}/u.test(list.replace(ofRunner, ""));
  return isNamed ? list.replace(bareMeters, "$1Run ") : list;
}

const ofRunner =
  /\b(?:cals?|reps?|mins?|secs?|miles?|rest|recovery|rec|jog|walk|float|run|easy|hard|fast|steady|strong|pace|effort|between|up|down|hill)\b/giu;
const bareMeters = /((?:^|[+,])\s*)(?=\d+(?:[.,]\d)?\s*(?:m|km|mi|miles?)\s*(?:$|[+,]|@\s*\D))/giu;

function partsIn(
  { inside, behind = "", list = inside ?? "" }: Readonly<Record<string, string | undefined>>,
  knows: Knows,
) {
  const rest = behind.replace(/^[\s,;]+/, "");
  const load = loadBehind.exec(rest)?.[1];
  const entries = onceEach(load !== undefined || rest === "" ? list : `${list}, ${rest}`, inside !== undefined, knows);
  if (!entries) return null;
  const type = load !== undefined && list.includes("+") ? "Complex" : entries.every(isTimed) ? "Interval" : "Regular";
  return { entries, type, loaded: load === undefined ? [entries] : withLoad(entries, load, knows) };
}

/** Two exercises or more, none of which says a count of rounds. */
function onceEach(list: string, isAnnounced: boolean, knows: Knows): string[] | null {
  const entries = entriesOf(list, knows, { isAnnounced, hasRests: true });
  if (!entries || entries.filter((entry) => !isRest(entry)).length < 2) return null;
  return entries.some((entry) => multiplied.test(entry)) ? null : entries;
}

/** '6 x 1 km, 3 min jog': the jog is the rest, or a note of it. */
function activeRest([first = "", second = "", ...more]: readonly string[], knows: Knows): string | null {
  const { time, how } =
    /^(?<time>\d{1,2}:\d\d|\d+\s*(?:s|sec|min|'))?.*?(?<how>(?:easy |slow )?(?:jog|walk|spin|swim|row|run))/i.exec(
      second,
    )?.groups ?? {};
  const resting = time === undefined ? `${first} // ${second}` : `${first}; rest ${timeOf(time)} // ${how}`;
  return more.length === 0 && how !== undefined && knows.isEntry(first) ? resting : null;
}

function areMeasured(entries: readonly string[], { read }: Knows): boolean {
  return entries.every((entry) => read(entry)?.isMeasured);
}

function isRest(entry: string): boolean {
  return /^rest\b/i.test(entry);
}

function isTimed(entry: string): boolean {
  return /\d:\d\d|\d\s*(?:s|sec|min|')(?![\p{L}])/iu.test(entry);
}

const behindAll =
  /^(?<list>.+?)[\s,;:]+(?:x\s*(?<count>\d{1,2})(?<word>\s*(?:rounds?|rds?|times|sets?|runden?|kruga))?|(?<after>\d{1,2})\s*(?:rounds?|rds?|times|runden?|kruga))(?<time>\s+for time)?$/i;

const behindDash =
  /^(?:(?<name>\p{L}[^:\d]{1,40}):\s+)?(?<list>.+?)\s+-\s+(?:x\s*(?<count>\d{1,2})|(?<after>\d{1,2})\s*(?:x|rounds?|rds?|circuits?|sets?))(?:,?\s+(?:rest\s*)?(?<rest>\d{1,3}\s*(?:s|sec|min))(?:\s*rest)?)?$/iu;

/** '10 push-ups / 10 dips - x3, 60s' */
export function dashedReadings(text: string, knows: Knows): Readings {
  const { name, list = "", count, after = count, rest } = behindDash.exec(text)?.groups ?? {};
  if (after === undefined || (name !== undefined && knows.nameEnd(name) !== null)) return null;
  const entries = entriesOf(list, knows, announcedList) ?? [];
  if (entries.length < 2 || !entries.every((entry) => /\d/.test(entry) && !multiplied.test(entry))) return null;
  const heading = `Regular x${after}${name === undefined ? "" : `: ${name}`}`;
  return { texts: [setOf(heading, rest === undefined ? entries : [...entries, `rest ${timeOf(rest)}`])] };
}

const headBehind =
  /^(?<list>.+?)[\s,(-]+(?<head>(?<every>every\s+\d[\d:]*\s*(?:min\w*|s|sec\w*)?|e\d{1,2}mo?m?(?!\p{L})|e\d{2,3}s)(?:\s*(?:x|for)\s*\d{1,2}(?:\s*(?:rounds?|sets?|min\w*))?)?|(?<pair>[1-6][05]\s?\/\s?[1-6][05])[\s,]+(?:x\s*\d{1,2}|\d{1,2}\s*(?:x|rounds?|rds?))|\d{1,3}\s*(?:s|secs?|min|')?\s*(?:on|work)[\s,/]+\d{1,3}\s*(?:s|secs?|min|')?\s*(?:off|rest)[\s,]+(?:x\s*\d{1,2}|\d{1,2}\s*(?:x|rounds?|rds?))|(?:emom|otm|on the min(?:ute)?)(?:\s*(?:x|for)?\s*\d{1,2}(?:\s*min\w*)?)?)\)?$/iu;

/** '10 swings + 5 burpees, every 2 min x 8', and 'Snatch E2M', whose rounds are left open. */
export function everyBehind(text: string, knows: Knows): Readings {
  const { list = "", head: said = "", every, pair } = headBehind.exec(text)?.groups ?? {};
  const head = pair === undefined ? said : said.replace(/(\d{2})\s?\/\s?(\d{2})/, "$1s/$2s");
  const entries = list === "" ? null : entriesOf(list, knows, announcedList);
  if (!entries || entries.some((entry) => multiplied.test(entry) || !knows.isEntry(entry))) return null;
  const isOpen = every === undefined ? !/\d/.test(head) : every === head;
  // why: 'Run 20 km, drink every 4 min' is no set
  if (isOpen && entries.some((entry) => /\d/.test(entry) && knows.read(entry)?.isMeasured)) return null;
  if (!isOpen && entries.length < 2) return null;
  const found = isOpen && every === undefined ? { heading: "EMOM _", inline: "" } : headingAhead(head);
  return found?.inline === ""
    ? { texts: [setOf(found.heading, entries)], isAsked: isOpen || pair !== undefined }
    : null;
}

/** 'Push-ups 10, dips 8, repeat x4' */
const repeatBehind = /[,;.]?\s+(?:and |then )?repeat(?:ed)?\s+(?:x\s*)?(\d{1,2})(?:\s*(?:x|times|rounds?))?$/i;

/** Exercises apart by commas or plus signs, without a heading. */
export function listReadings(written: string, knows: Knows): Readings {
  const text = written.replace(repeatBehind, ", $1 rounds");
  const { list = "", count, after = count, word, time } = behindAll.exec(text)?.groups ?? {};
  const all = after === undefined ? null : ownEntries(list, knows);
  if (all && !all.some((entry) => multiplied.test(entry))) {
    const untimed = /(?:straight|directly) into/i.test(list) ? "Superset" : "Regular";
    const set = setOf(`${time === undefined ? untimed : "For time"} x${after}`, all);
    const last = withCount(all.at(-1) ?? "", after, knows);
    const isSure = count === undefined || word !== undefined;
    return { texts: isSure || last === null ? [set] : [[...all.slice(0, -1), last], set], isAsked: !isSure };
  }
  const plain = text.replace(/\s+(?:recovery|recoveries|float|(?:in )?between)(?=$|,)/gi, "");
  const entries = ownEntries(text, knows) ?? ownEntries(plain, knows);
  return entries && apartOrTogether(entries, text, knows);
}

/** The entry in so many rounds, if it stays one of the same exercise. */
function withCount(entry: string, count: string | undefined, knows: Knows): string | null {
  const end = knows.nameEnd(entry) ?? 0;
  const behind = `${entry.slice(0, end)} ${count}x ${entry.slice(end).trim()}`.trim();
  const exercise = knows.read(entry)?.exercise;
  return [behind, `${entry} x ${count}`].find((text) => knows.read(text)?.exercise === exercise) ?? null;
}

/** Each with a number of its own. */
function ownEntries(list: string, knows: Knows): string[] | null {
  // why: '3 serije: 10 push-ups, 10 dips' announces them, whatever its word
  if (/^\d+\s*\p{L}+\s*:/u.test(list)) return null;
  const entries = entriesOf(list, knows, { isAnnounced: false, hasRests: false });
  return entries && entries.length > 1 && entries.every((entry) => /\d/.test(entry)) ? entries : null;
}

function apartOrTogether(entries: string[], text: string, knows: Knows): Readings {
  const counts = countsOf(entries);
  const hasNote = entries.some((entry) => knows.read(entry)?.hasNote);
  const [first, ...others] = counts;
  if (first && others.every((count) => count === null)) return repeated(entries, first, text, knows);
  const isAdded = !/\sand (?:then|finish)\s/i.test(text) && /\s[+&/]\s|\s(?:and|und|i)\s/i.test(text);
  if (!isAdded) return { texts: [entries], isAsked: hasNote };
  const isEqual = new Set(counts).size === 1;
  const together = setOf(entries.length > 2 ? "Giant" : "Superset", isEqual ? entries : equalled(entries, counts));
  // why: nobody repeats a run of five miles
  const isOnce = first === null && knows.read(entries[0] ?? "")?.isMeasured;
  return {
    texts: isEqual ? (isOnce ? [entries, together] : [together, entries]) : isOnce ? [entries] : [entries, together],
  };
}

/** 'Run 6x800m, 400m jog recovery': after each, or once at the end. */
function repeated(entries: string[], count: string, text: string, knows: Knows): Readings {
  const once = entries.map((entry) =>
    entry
      .replace(/\d{1,2}\s*(?:x|sets?(?: of)?|sätze|saetze|satz|serij[aeu])\s*/i, "")
      .replace(/\s+(?:recovery|recoveries|float|between|in between)$/i, ""),
  );
  if (!once.every(knows.isEntry)) return { texts: [entries], isAsked: true };
  const together = text.includes("+") ? "Superset" : "Regular";
  const type = areMeasured(once, knows) ? "Interval" : together;
  const resting = type === "Interval" ? activeRest(entries, knows) : null;
  return { texts: [setOf(`${type} x${count}`, once), ...(resting ? [[resting]] : []), entries], isAsked: true };
}
