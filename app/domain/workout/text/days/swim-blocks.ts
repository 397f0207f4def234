import { timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { readingsAs, type Sport, sports, startsWithMeasure } from "./sports.ts";

const block =
  /^(?:(?:swim|plivanje|schwimmen)\s*:?\s*)?(?<count>[2-9])\s*(?:x|rounds?(?:\s+of)?|rds?)\s*[([{](?<list>[^()[\]{}]+)[)\]}](?:[\s,;]+(?:rest\s*)?(?<rest>:\d\d|\d{1,2}:\d\d|\d{1,3}\s*(?:s|secs?|min|'|"))(?:\s*(?:rest|r|between)[\p{L} ]*)?)?$/iu;
const part =
  /^(?:(?<count>\d{1,2})\s*x\s*)?(?<way>\d{2,4}.*?)(?:\s*(?:@|on|leaving|every)\s*(?<every>:\d\d|\d{1,2}:\d\d|[2-6]\d(?=\s*$)))?$/iu;
const ofPool =
  /\d\s*(?:m|yd)?\s+(?:free(?:style)?|fr|fc|back|bk|breast|br|fly|im|kick|pull|swim|drill|choice)(?!\p{L})|(?:on|@)\s*:\d\d/iu;

const ahead = /^(?:swim|plivanje|schwimmen)\s*:?\s*(?=\d)/i;
const apart = /\s*[,;+]\s*(?=\d)/;

/** '100 @ 1:40 + 50 easy @ 1:10' */
const leaving =
  /^(?:\d{1,2}\s*x\s*)?(?:25|50|75|[1-4]00|150)\s*(?:m|yd)?(?:\s+\p{L}+)?\s*(?:@|on)\s*(?:\d{0,2}:\d\d|[2-5]\d)$/iu;

/** Others are one set. */
const ofItsOwn = /(?:^|[,;+]\s*)\d{1,2}\s*x\s*\d|(?:@|\son)\s*:?\d/iu;

const start = ":\\d\\d|\\d{1,2}:\\d\\d|[2-6]\\d(?![\\d:])";
/** '3 x (4 x 100) on 1:40, 1:35, 1:30' and '3x200 on 3:00/2:55/2:50' */
const changing = new RegExp(
  `^(?:(?:swim|plivanje|schwimmen)\\s*:?\\s*)?(?<count>[2-9])\\s*(?:x|rounds?\\s+of)\\s*(?:[([](?<set>\\d{1,2}\\s*x\\s*\\d{2,4}[^()[\\]]*)[)\\]]|(?<one>\\d{2,4}\\s*(?:m|yd)?(?:\\s+\\p{L}+){0,2}?))\\s*(?:@|on|leaving|every)\\s*(?<starts>(?:${start})(?:\\s*[,/]\\s*(?:${start}))+)(?<said>(?:[\\s,;]+(?!(?:rest|ri?|off|easy|jog|pause|pauza)(?!\\p{L}))\\p{L}.*)?)$`,
  "iu",
);

/** More make a day too long. */
const mostSets = 16;

/** '4 x {100 fr @1:25, 4 x 25 fly @:30}': swims one after the other, each leaving at its own time. */
export function swimBlocks(text: string, knows: Knows): Readings {
  const bare = text.replace(ahead, "");
  const isSession = bare.split(apart).every((one) => leaving.test(one.trim()) && /^\d+\s*x/i.test(one.trim()));
  const { count, list = "", rest } = isSession ? { count: "1", list: bare } : (block.exec(text)?.groups ?? {});
  const parts = list.split(apart);
  const [swim] = sports;
  const isOfPool = ofPool.test(list) || parts.every((one) => leaving.test(one.trim()));
  const isMany = parts.length < 2 || Number(count) * parts.length > mostSets;
  if (count === undefined || !swim || isMany || !isOfPool || !ofItsOwn.test(list) || !parts.every(startsWithMeasure))
    return null;
  const sets = parts.map((one) => setIn(one.trim(), swim, knows));
  if (sets.some((one) => one === null)) return null;
  const round = sets.flatMap((lines, at) => (at === 0 ? (lines ?? []) : ["", ...(lines ?? [])]));
  const between = rest === undefined ? [""] : ["", `rest ${timeOf(rest)}`, ""];
  const texts = Array.from({ length: Number(count) }, (_, at) => (at === 0 ? round : [...between, ...round]));
  return { texts: [texts.flat()], isAsked: true };
}

/** Each round, or each swim, leaves at another time. */
export function changingStarts(text: string, knows: Knows): Readings {
  const { count, one, set = one, starts = "", said = "" } = changing.exec(text)?.groups ?? {};
  const times = starts.split(/\s*[,/]\s*/);
  const [swim] = sports;
  const more = Number(count) / times.length;
  if (set === undefined || !swim || !Number.isInteger(more) || (more > 1 && one === undefined)) return null;
  const each = more > 1 ? `${more}x${set.trim()}` : set.trim();
  const sets = times.map((time) => setIn(`${each} on ${time}`, swim, knows));
  const note = said.replace(/^[\s,;]+/, "");
  if (sets.some((lines) => lines === null)) return null;
  const lines = sets.flatMap((each, at) => (at === 0 ? (each ?? []) : ["", ...(each ?? [])]));
  return { texts: [note === "" ? lines : [`${lines[0]}`, `  // ${note}`, ...lines.slice(1)]], isAsked: true };
}

function setIn(text: string, swim: Sport, knows: Knows): string[] | null {
  const { count, way = "", every } = part.exec(text)?.groups ?? {};
  const own = every === undefined ? text : way;
  const [lines] = readingsAs(own.trim(), swim, knows);
  if (every === undefined || !lines) return lines ?? null;
  return lines.length === 1
    ? setOf(`Interval x${count ?? 1}, every ${timeOf(every.replace(/^(\d\d)$/, "$1s"))}`, lines)
    : null;
}
