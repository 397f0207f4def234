import { headingRules } from "./headings.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const duration = "(?:\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:s|secs?|sek|seconds?|min|mins|minutes?|'|\"))";
const every = `(?<sign>on|every|leaving\\s+(?:on|every)|going\\s+(?:on|every)|@)\\s*(?:the\\s+)?(?<time>:\\d\\d|${duration})`;
const behind = new RegExp(`^(?<entry>.+?)[\\s,]+${every}(?<tail>(?:\\s*@.*)?)$`, "i");
const multiplier = /(?<![\d.,])(\d{1,2})\s*(?:x|sets?\s+of|rounds?\s+of)\s*(?=\d|\()/i;

/** 'Swim 4 x 100 m on 1:45', 'Hang snatch 2 reps every 2 min for 10 min @ 70%' and 'Swings 30s on / 30s off x 10'. */
export function timedReadings(text: string, knows: Knows): Readings {
  return sendOff(text, knows) ?? headingBehind(text, knows);
}

function sendOff(text: string, knows: Knows): Readings {
  const { entry = "", sign = "", time = "", tail = "" } = behind.exec(text)?.groups ?? {};
  const count = multiplier.exec(entry)?.[1];
  if (count === undefined) return null;
  const each = withMeters(`${entry.replace(multiplier, "")}${tail}`, knows);
  const read = knows.read(each);
  if (!read || read.exercise === null) return null;
  const set = setOf(`Interval x${count}, every ${asTime(time)}`, [each]);
  if (sign !== "@") return { texts: [set] };
  const isPool = /swim|crawl|stroke|freestyle|kick|pull buoy|medley|drill/i.test(read.exercise);
  const asWritten = `${withMeters(entry, knows)} ${asTime(time)}${tail}`;
  return isPool && tail === "" ? { texts: [set, [asWritten]] } : null;
}

/** 'Swim 100': metres of an exercise that has a distance. */
function withMeters(entry: string, knows: Knows): string {
  const inMeters = /(?<=[\sx])(\d{2,4})$/i.test(entry) ? `${entry}m` : entry;
  return inMeters !== entry && knows.read(inMeters)?.isPlain && knows.read(inMeters)?.isMeasured ? inMeters : entry;
}

/** '90s', '2 min' and ':55' as the notation writes a time. */
export function asTime(written: string): string {
  const text = written.trim();
  if (text.startsWith(":")) return `${Number(text.slice(1))}s`;
  if (text.includes(":")) return text;
  const length = Number.parseInt(text, 10) * (/m|'/i.test(text) ? 60 : 1);
  return length < 60 ? `${length}s` : `${Math.floor(length / 60)}:${String(length % 60).padStart(2, "0")}`;
}

const startOfHeading =
  /(?<=[\s,])(?:every\s|e\d{1,2}(?::\d\d)?mom|emom|amrap|tabata|\d{1,3}[\s-]?min[\s\w-]{0,8}(?:amrap|emom)|\d{1,2}\s?x\s?\d{1,3}\s?(?:s|sec|seconds?|")|\d{1,3}\s?(?:s|sec|")?\s*(?:on|work)?\s*\/\s*\d)/gi;

/** Behind an exercise stands what the notation writes above it. */
function headingBehind(text: string, knows: Knows): Readings {
  const { whole = text, load = "" } = /^(?<whole>.+?)(?<load>\s+@\s*\S.*)$/.exec(text)?.groups ?? {};
  for (const { index } of whole.matchAll(startOfHeading)) {
    const exercise = whole.slice(0, index).replace(/[\s,:-]+$/, "");
    const head = whole.slice(index).trim().replace(/[.)]$/, "");
    const isBare = knows.nameEnd(exercise) === exercise.length;
    const entry = `${exercise}${isBare && load !== "" ? " _" : ""}${load}`;
    const heading = knows.isEntry(entry) && !multiplier.test(exercise) ? headingAlone(head) : null;
    if (heading !== null) return { texts: [setOf(heading, [entry])], isAsked: !/[a-z]{2}|\d\s?s/i.test(head) };
  }
  return null;
}

/** The sign of a work and a rest is 'on' or a slash: '5x20s, 20s off' has a rest after each round. */
function headingAlone(head: string): string | null {
  if (/x/i.test(head) && !/on|work|rad|\//i.test(head)) return null;
  for (const { shape, heading } of headingRules) {
    const groups = shape.exec(head)?.groups;
    if (groups && groups.name === undefined && (groups.inline ?? "") === "") return heading(groups);
  }
  return null;
}

const pair = new RegExp(
  `(?<count>\\d{1,2})\\s*x\\s*\\(?\\s*(?<work>${duration})\\s*(?<how>hard|fast|on|work|sprint|strong|z[345])?\\s*(?:[/,+:&]|and|with)?\\s*(?<rest>${duration})\\s*(?<easily>easy|slow|off|jog|walk|float|recovery|rest|z1)?\\s*(?:recovery|jog|rest)?\\)?`,
  "i",
);

/** 'Run 10 min easy, 6 x 1 min hard / 1 min easy, 10 min easy' */
export function intervalReadings(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text);
  if (end === null) return null;
  const name = text.slice(0, end);
  const values = text.slice(end).replace(/^[\s:-]+/, "");
  const found = pair.exec(values);
  const { count = "", work = "", rest = "", how, easily } = found?.groups ?? {};
  if (!found || how === undefined || easily === undefined || /rest|z1/i.test(easily)) return null;
  const set = setOf(`Interval x${count}, ${asTime(work)}/${asTime(rest)}`, [name]);
  const before = partsOf(values.slice(0, found.index));
  const after = partsOf(values.slice(found.index + found[0].length));
  const own = [...before, ...after].map((part) => `${name} ${part}`);
  if (!own.every(knows.isEntry)) return null;
  const sets = [...own.slice(0, before.length), ...set, ...own.slice(before.length)];
  const resting = `${name} ${count}x ${asTime(work)}; rest ${asTime(rest)}`;
  if (own.length > 0) return { texts: [sets], isAsked: true };
  return /on|work/i.test(how) ? { texts: [set] } : { texts: [set, [resting]] };
}

function partsOf(text: string): string[] {
  return text.split(/\s*(?:[,;]|\bthen\b)\s*/i).filter(Boolean);
}
