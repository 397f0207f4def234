import { mostUsualReps } from "#app/domain/workout/text/coach/doubts.ts";
import { orderWords } from "#app/domain/workout/text/coach/sayings.ts";
import type { Knows } from "./taken.ts";

type Part = { sign: string; text: string };

const sign =
  /,?\s+(?:(?:and|then)\s+)?(?:finish|end)(?:\s+off)?\s+with\s+(?:an?\s+)?|\s+(?=(?:odd|even|min(?:ute)?\s*\d{1,2})(?:\s+min\w*)?\s*[:-]\s)|\s*;\s*|\s*,\s+(?:(?:and|then|und|dann|zatim)\s+)?|,(?=[^\d\s])|\s+[+&]\s+|\s+[/|]\s+|(?<=\p{L})\/(?=\d{1,3}\s+\p{L}{3})|(?<!\bzw)\.\s+(?=\p{L}|\d+\s*\S+\s+(?:rest|pause))|\s+(?:and|then|und|dann|zatim|i)\s+|\s+(?:w\/|with)\s+(?=\d)|\s+(?:straight|directly)\s+into\s+|\s+(?=(?:\d[.)]|[a-f]\d?[.):])\s)/iuy;

const nextNumber =
  /(?<=\p{L}|\d\/\d{1,3})(?<!\b(?:odd|even|x|min|minute|of|for|in|at|with|rest|pause|pauza|odmor|sets?|rounds?|rds?|reps?|trips?|lengths?))\s+(?=\d+(?:\s?(?:m|km|cal))?\s+(?:\p{L}{3}|[a-z]2[a-z](?!\p{L})))/iuy;

/** Apart at commas, semicolons, plus signs and the word and. */
function partsOf(list: string, isAnnounced: boolean): Part[] {
  return partsBetween(list, isAnnounced ? [sign, nextNumber] : [sign]);
}

/** Apart at the first of the sticky `signs` that is found, but not within parentheses. */
export function partsBetween(list: string, signs: readonly RegExp[]): Part[] {
  const parts: Part[] = [];
  let [depth, from, before] = [0, 0, ""];
  for (let at = 0; at < list.length; at++) {
    const letter = list[at];
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    const found = depth > 0 ? undefined : signs.map((one) => matchAt(one, list, at)).find(Boolean);
    if (!found) continue;
    parts.push({ sign: before, text: list.slice(from, at) });
    [from, before] = [at + found.length, found];
    at = from - 1;
  }
  return [...parts, { sign: before, text: list.slice(from) }].filter(({ text }) => text.trim() !== "");
}

function matchAt(shape: RegExp, text: string, at: number): string | undefined {
  shape.lastIndex = at;
  return shape.exec(text)?.[0];
}

const place =
  /^\d(?:st|nd|rd|th)(?:\s*min(?:ute)?s?\s*[:)-]?|\s*[:)-])\s*|^(?:min(?:ute)?s?\.?\s*\d{1,2}|odd|even|station\s*\d{1,2})(?:\s*min(?:ute)?s?)?\s*[:)-]\s*|^(?:odd|even)(?:\s*min(?:ute)?s?)?\s+(?=\d)|^min(?:ute)?\.?\s*\d{1,2}\s+(?=\d|rest(?!p{L}))|^(?:1?\d|[a-f]\d?)[.):]\s+/i;
const minutesOrSeconds =
  "\\d{1,3}(?::\\d\\d)?\\s*(?:s|secs?|sek\\.?|sekund\\p{L}+|seconds?|min\\.?|mins|minutes?|minut\\p{L}+|'|\")?";
const inBetween =
  "(?:(?:in )?between|b/w|btw|after|following|zwischen|zw\\.|nach|između|nakon)(?:\\s+(?:each|every|all|both|the|jeder|den|svak\\p{L}+))*(?:\\s+(?:rounds?|rds?|sets?|pairs?|supersets?|exercises?|[a-h]\\d|intervals?|efforts?|amraps?|runden?|krug\\p{L}*|serij\\p{L}*))?";
const restBehind = new RegExp(
  `^(?<time>${minutesOrSeconds}(?:\\s?-\\s?${minutesOrSeconds})?)\\s*(?:of\\s+)?(?:(?:rest|break|pause|pauza|odmor)(?:\\s+${inBetween})?|(?=after|following|nach|nakon|(?:b/w|btw)\\s+(?:rounds?|rds?))${inBetween})$`,
  "iu",
);
const restBefore = new RegExp(
  `^(?:(?:rest|pause|pauza|odmor)(?:\\s+${inBetween})?|(?=b/w|btw|(?:in )?between)${inBetween})\\s*:?\\s*(?<time>${minutesOrSeconds}(?:\\s?-\\s?${minutesOrSeconds})?)(?:\\s+${inBetween})?$`,
  "iu",
);

const held = /^\d\s*(?:s|secs?|sek|seconds?)?\s*pause/iu;

const strokes: Readonly<Record<string, string>> = {
  swim: "swim",
  kick: "swim kick",
  pull: "swim pull",
  drill: "swim drill",
  free: "front crawl",
  fr: "front crawl",
  fc: "front crawl",
  bk: "backstroke",
  im: "individual medley",
  back: "backstroke",
  breast: "breaststroke",
  fly: "butterfly stroke",
  jog: "jog",
  walk: "walk",
  run: "run",
};
/** '400 pull' of a swim and '200 jog', but not '50 back squats' */
const lengths =
  /^(?<distance>[1-9]\d?00(?=\s)|(?:25|50|75|150|250)(?!\s+(?:jog|walk|run)))\s+(?<style>swim|kick|pull|drill|free|fr|fc|im|bk|back|breast|fly|jog|walk|run)(?<behind>(?:\s(?:easy|ez|fast|steady|smooth|hard|@|on|w\/).*)?)$/i;

/** As an entry is written in its set: 'min 1: 15 cal row' and '90s rest' say their place and their kind otherwise. */
export function asEntry(written: string): string {
  const text = written
    .trim()
    .replace(/^[-*~(]+\s*(rest\b.*?)\s*[-*~)]+$/i, "$1")
    .replace(place, "")
    .replace(orderWords, "")
    .replace(/^:(\d\d)(?=\s+\p{L})/u, "$1s")
    .replace(/^(rest\s+):(\d\d)$/i, "$1$2s")
    .replace(/[.,;]$/, "");
  const swum = lengths.exec(text)?.groups;
  if (swum) return `${swum.distance}m ${strokes[(swum.style ?? "").toLowerCase()]}${swum.behind}`;
  const [, within, counted = "", of] =
    /^(\d{1,3}(?::\d\d)? ?(?:s|sec|min|')) max (cals?|calories) (\p{L}.*)$/iu.exec(text) ?? [];
  if (within !== undefined) return `${of} max ${counted} ${within}`;
  const [, partner, own = ""] = /^(partner \w|p\d)\s*[:-]\s+(.+)$/i.exec(text) ?? [];
  if (partner !== undefined) return `${asEntry(own)} // ${partner}`;
  const [, ofCalories] = /^max\s+(?:cals?|calories)\s+(.+)$/iu.exec(text) ?? [];
  if (ofCalories !== undefined) return `${ofCalories} max cals`;
  const [, most, behind] = /^max\s+(?:reps?\s+(?:of\s+)?)?(?=\p{L})(.+?)(?:\s+((?:in|with) .+))?$/iu.exec(text) ?? [];
  if (most !== undefined) return `${most} max${behind === undefined ? "" : ` // ${behind}`}`;
  // why: '2s pause' is held within a repetition
  const time = held.test(text) ? undefined : (restBehind.exec(text) ?? restBefore.exec(text))?.groups?.time;
  return time === undefined
    ? text
    : `rest ${time.replace(/\s*(?:'|mins?\.?|minut\p{L}+)$/iu, " min").replace(/(?:"|seconds?|secs?|sek\.?|sekund\p{L}+)$/iu, "s")}`;
}

/** Begins with a quantity and then words: an exercise that nobody knows, rather than values of the one before. */
const unknown =
  /^\d+(?:[.,]\d+)?\s*(?:m|km|cal|x)?\s+(?!(?:m|km|cal|kg|lb|s|sec|min|mins|x|per|each|every|je|po|side|sides|reps?|sets?|rounds?|rest|total|unbroken|easy|hard|of|at|on|off|to|cm|in|rpe|rir|rpm|spm|w|bpm)\b)\p{L}{3,}/iu;

/**
 * `isAnnounced`: a heading says that exercises follow, so a bare name is one, and a part that looks like one is kept,
 * for the error to name it. `hasRests`: a rest is of the set rather than of the exercise before it.
 */
export type ListKind = { isAnnounced: boolean; hasRests: boolean };

export const announcedList: ListKind = { isAnnounced: true, hasRests: true };

/** 'hammer curls 10kg / dips, 3x12 each' */
const valuesOfEach =
  /^(?<all>.+?)[\s,;-]+(?:(?:je|each|po|svak\p{L}+)\s+(?<ahead>\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)|(?<behind>\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)\s+each)$/iu;

function withValuesOfEach(list: string, knows: Knows): string[] | null {
  const { all = "", ahead, behind = ahead } = valuesOfEach.exec(list)?.groups ?? {};
  const entries = all.split(/\s*(?:[,;]|\s[/+&])\s+/).map((entry) => `${entry} ${behind}`);
  return behind !== undefined && entries.length > 1 && entries.every(knows.isEntry) ? entries : null;
}

/** The entries of a list. A part that is no entry by itself belongs to the one before. */
export function entriesOf(list: string, knows: Knows, kind: ListKind): string[] | null {
  return (kind.isAnnounced ? withValuesOfEach(list, knows) : null) ?? partsAsEntries(list, knows, kind);
}

function partsAsEntries(list: string, knows: Knows, kind: ListKind): string[] | null {
  const [first, ...parts] = partsOf(list, kind.isAnnounced);
  if (!first) return null;
  const entries = [first.text];
  for (const { sign: joint, text } of parts) {
    const before = entries.at(-1) ?? "";
    if (startsEntry(text, knows, kind) && !isOneName(before, joint, text, knows)) entries.push(text);
    else entries[entries.length - 1] = `${before}${joint}${text}`;
  }
  // why: rounds are those of the heading
  const known = entries.map((entry) =>
    asEntry(entry).replace(kind.isAnnounced ? /^(\d{1,3})\s*x\s+(?=\p{L}[\p{L}\d])/u : /^$/, "$1 "),
  );
  const isRead = known.map((entry) => knows.isEntry(entry));
  const isOwn = (entry: string) => hasRounds.test(entry) && knows.isNear(entry);
  if (!kind.isAnnounced)
    return known.every((entry, at) => isRead[at] || isOwn(entry)) ? known.map((one) => plainly(one, knows)) : null;
  const mostAreRead = isRead.filter(Boolean).length * 2 >= known.length;
  const may = (entry: string) => unknown.test(entry) || knows.isNear(entry);
  return mostAreRead && known.every((entry, at) => isRead[at] || may(entry))
    ? known.map((one) => plainly(one, knows))
    : null;
}

/** '100 pull-ups' are repetitions, whatever else a number before a name may be. */
export function plainly(entry: string, { read }: Knows): string {
  const [number] = /^\d{2,4}(?=\s+\p{L})/u.exec(entry) ?? [];
  if (number === undefined || Number(number) <= mostUsualReps || read(entry)?.isPlain !== false) return entry;
  const isSwum = /swim|crawl|stroke|medley/i.test(read(entry)?.exercise ?? "");
  const counted = entry.replace(/^\d+/, isSwum ? "$&m" : "$&reps");
  return read(counted)?.isPlain ? counted : entry;
}

/** Of an exercise with a name of its own, but not 'tempo 30X1' or 'FSL 5x5'. */
const hasRounds = /^(?!tempo|drop\s)(?=.*\p{L}{4}).*\s\d{1,2}\s*x\s*\d/iu;

/** 'tempo 30X1' is of the exercise before, and of no tempo run. */
const ofEntryBefore =
  /^(?:(?:\S+\s+)?l\s?[+&]\s?r$|(?:2\s*x\s*|(?:2|two|zwei|dvije)\s+)?\d+(?:[.,]\d+)?\s*-?(?:kg|lbs?)[\s-]*(?:kbs?|dbs?|kettlebells?|dumbbells?|(?:kurz|kugel)?hanteln?|bučic\p{L}{1,3}|girj\p{L}{1,3}|plates?|sandbags?|(?:med(?:icine)? ?)?balls?|vest|backpack|rucksack)$|(?:(?:2|two|zwei|dvije)\s+)?(?:bučic\p{L}{1,3}|girj\p{L}{1,3}|(?:kurz|kugel)?hanteln?|kh|dumbbells?|dbs?|kettlebells?|kbs?)\s*(?:of|à|od|(?:mit|zu)?\s*je|po|mit|zu|:|@)?\s*(?:[12]\s*x\s*)?\d+(?:[.,]\d+)?\s*(?:kg|lbs?)(?:\s*each)?$|(?:hr|puls)\s*[<>≤≥]|(?:\d+\s*%|\d)\s*(?:bands?|chains?)(?!\p{L})|(?:start|begin|build|work|ramp|climb|go)(?:ing|s)?(?:\s+up)?\s*(?:at|with|from|on|around|to)?\s*@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%)|tempo\s*[:=]?\s*[\dx]|\d[\d+x@.,\s]*%[\dx\s]*\sof\s+(?!\d)|\d+\s*(?:s|min)\s+inter(?!\p{L})|\d\s*(?:s|secs?|sek|seconds?)?\s*(?:pause|hold|stop)s?(?!\p{L})|rpe\s*\d|rir\s*\d|ri\s*:?\s*\d|r\s*[:=]\s*\d|(?:amrap )?(?:on )?(?:the )?last(?: (?:set|one))?(?!\p{L}))/iu;

function startsEntry(written: string, knows: Knows, { isAnnounced, hasRests }: ListKind): boolean {
  if (place.test(written.trim())) return true;
  const text = asEntry(written);
  if (ofEntryBefore.test(text)) return false;
  if (/^rest(?=\s|$)/i.test(text)) return hasRests && knows.isEntry(text);
  if (/\d|\smax$/i.test(text))
    return (
      (/\p{L}/u.test(text) && knows.isEntry(text)) ||
      (isAnnounced && unknown.test(text)) ||
      ((isAnnounced || hasRounds.test(text)) && knows.isNear(text))
    );
  return isAnnounced && (isBareName(text, knows) || (text.endsWith(")") && knows.isEntry(text)));
}

export function isBareName(text: string, { nameEnd }: Knows): boolean {
  return nameEnd(text) === text.length;
}

/** 'clean and jerk' is more than a clean. */
function isOneName(before: string, joint: string, text: string, { nameEnd }: Knows): boolean {
  if (!/and|und|&|\+|\si\s/i.test(joint)) return false;
  const part = asEntry(before).replace(/^\d\S*\s+/, "");
  return (nameEnd(`${part}${joint.replace("&", "and")}${text}`) ?? 0) > part.length;
}
