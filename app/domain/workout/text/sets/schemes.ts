import { plainName } from "./asides.ts";
import { isBareName } from "./entry-lists.ts";
import { headingWords } from "./headings.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const numbers =
  "(?:\\d{1,3}(?:\\s*[-,/]\\s*\\d{1,3}){2,}|\\d{1,2}[\\s-](?:down )?to[\\s-]1(?!\\d)|1[\\s-](?:up )?to[\\s-]\\d{1,2})";

/** A line with nothing but the repetitions of each round. */
export const scheme = new RegExp(
  `^(?:(?<name>[^:\\d]{2,60}?)\\s*(?::|,|\\s-)\\s*)?(?<before>for time:?\\s*|rounds:?\\s*)?(?<list>${numbers})(?:\\s*reps?)?(?<of>\\s*(?:of|for time(?: of)?|in rounds|rounds)?)\\s*:?$`,
  "i",
);

const onOneLine = new RegExp(
  `^(?:(?<name>"[^"]{2,59}"|(?!for time)[^:\\d]{2,60}?)(?:\\s*(?::|,|\\s-)\\s*|\\s+(?=\\d+-\\d+-\\d)))?(?<before>for time:?\\s*)?(?<list>${numbers})\\s*(?:reps?\\s*)?(?<of>(?:for time|rounds?)?\\s*(?:of)?)\\s*[:-]?\\s+(?<entries>\\D.*?)(?<behind>,?\\s+for time)?(?:\\s*@\\s*(?<load>\\d+(?:[.,]\\d+)?\\s*(?:kg|lb)))?$`,
  "i",
);

const listBehind = new RegExp(
  `^(?<entries>\\p{L}[^\\d:]*?(?:\\s[+&/]|,|\\sand)\\s[^\\d:]*?\\p{L})[\\s,:-]+(?<list>${numbers})(?<time>(?:\\s*reps?)?(?:,?\\s*for time)?)$`,
  "iu",
);

/** 'Thrusters and pull-ups 21-15-9', but no clean and jerk */
function withListAhead(text: string, knows: Knows): string {
  const { entries = "", list, time } = listBehind.exec(text)?.groups ?? {};
  return list === undefined || isBareName(entries.replace("&", "and"), knows) ? text : `${list} ${entries}${time}`;
}

/** 'Fran: 21-15-9 thrusters (43kg) and pull-ups for time' */
export function schemeReadings(written: string, knows: Knows): Readings {
  const text = withListAhead(headingWords(written), knows);
  const { name, before = "", list = "", of = "", entries = "", behind = "", load } = onOneLine.exec(text)?.groups ?? {};
  if (list === "" || (name !== undefined && isBareName(name, knows))) return null;
  const isForTime = /for time/i.test(`${before} ${of} ${behind}`);
  const parts = entries.split(/\s*(?:[,;]|\s[+&/]\s|\s(?:and|then|und|i)\s)\s*/i).filter(Boolean);
  if (parts.length < 2 && !isForTime) return null;
  const loaded = load === undefined ? parts : parts.map((part) => `${part} @${load}`);
  return schemeSets(list, loaded, { name, isForTime, isRounds: /round/i.test(of) }, knows);
}

type Kind = { name: string | undefined; isForTime: boolean; isRounds: boolean };

export function schemeSets(list: string, parts: readonly string[], kind: Kind, knows: Knows): Readings {
  const rounds = roundsIn(list);
  const entries = parts.map((part) => withReps(part, rounds, knows));
  if (entries.length === 0 || !entries.every((entry) => entry !== null)) return null;
  const most = Math.max(...entries.map((ways) => ways.length));
  const ways = Array.from({ length: most }, (_, at) => entries.map((each) => each[at] ?? each[0] ?? ""));
  const named = kind.name === undefined ? "" : `: ${plainName(kind.name)}`;
  const types = kind.isForTime ? ["For time"] : kind.isRounds ? ["Regular"] : ["For time", "Regular"];
  return { texts: types.flatMap((type) => ways.map((way) => setOf(`${type} x${rounds.length}${named}`, way))) };
}

/** '21-15-9', and '10 to 1' with what lies between. */
function roundsIn(list: string): string[] {
  const [first = 0, last = 0] = list.split(/[\s-](?:down |up )?to[\s-]/).map(Number);
  if (!/to/i.test(list)) return list.split(/\s*[-,/]\s*/);
  const step = first > last ? -1 : 1;
  return Array.from({ length: Math.abs(first - last) + 1 }, (_, at) => String(first + at * step));
}

const unit = 'kg|lbs?|#|%|in|cm|"';
const behindName = new RegExp(
  `^\\s*(?:\\(?@?\\s*(?:(?<times>\\d(?:[.,]\\d+)?|[1-3]/[2-4])\\s*x?\\s*)?(?<bw>bw|body[ -]?weight)\\)?|\\(?@?\\s*(?<first>\\d+(?:[.,]\\d+)?)(?:\\s*\\/\\s*(?<second>\\d+(?:[.,]\\d+)?))?\\s*(?<unit>${unit})?\\)?|(?<cal>\\(?(?:cals?|calories)\\)?))?$`,
  "i",
);
const calories = /^(?:cals?|calories?)\s+/i;

/** The exercise with its repetitions in each round, in as many ways as it has loads; null without an exercise. */
export function withReps(written: string, rounds: readonly string[], knows: Knows): string[] | null {
  const text = written.replace(calories, "");
  const end = knows.nameEnd(text);
  const found = end === null ? null : behindName.exec(text.slice(end));
  if (end === null || !found) return /\d/.test(written) && knows.isEntry(written) ? [written] : null;
  const { first, second, unit: measure = "", cal } = found.groups ?? {};
  const sign = cal !== undefined || text !== written ? "cal" : "";
  const name = text.slice(0, end);
  const loads = [first, second].filter((one) => one !== undefined);
  const isHeight = /in|cm|"/i.test(measure);
  const each = (value: string) => rounds.map((reps) => `${reps}${sign}${value}`).join(" | ");
  if (found.groups?.bw !== undefined) return [`${name}  ${each(` bw ${shareOf(found.groups.times)}%`)}`];
  if (loads.length === 0) return [`${name}  ${each("")}`];
  if (measure === "")
    return loads.flatMap((one) => [each(` @${one}kg`), each(` @${one}lb`)]).map((one) => `${name}  ${one}`);
  const plain = measure === '"' ? "in" : measure.replace(/lbs|#/i, "lb");
  return loads.map((one) => `${name}  ${each(isHeight ? ` h ${one}${plain}` : ` @${one}${plain}`)}`);
}

/** 'AMRAP 12: 8-8-8 of thrusters, burpees and pull-ups' has as many numbers as exercises, one each. */
export function eachOfScheme(text: string, knows: Knows): string[] | null {
  const { name, list = "", entries = "", load } = onOneLine.exec(headingWords(text))?.groups ?? {};
  const parts = entries.split(/\s*(?:[,;]|\s[+&/]\s|\s(?:and|then|und|i)\s)\s*/i).filter(Boolean);
  return list === "" || name !== undefined || load !== undefined ? null : oneEach(list, parts, knows);
}

export function oneEach(list: string, parts: readonly string[], { isEntry }: Knows): string[] | null {
  const reps = /to/i.test(list) ? [] : roundsIn(list);
  const each = parts.map((part, at) => `${reps[at]} ${part}`);
  return parts.length > 1 && reps.length === parts.length && each.every(isEntry) ? each : null;
}

/** '1.5x' and '3/4' */
function shareOf(times = "1"): number {
  const [first, second = 1] = times.replace(",", ".").split("/").map(Number);
  return Math.round((100 * (first ?? 1)) / second);
}

/** '21-15-9' */
export function isScheme(name: string): boolean {
  return scheme.test(name);
}

const deathBy =
  /^(?<name>death by (?<what>\p{L}[\p{L} -]*?))(?<load>\s+@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?))?(?:\s*(?::|,|\(|\s-)\s*(?<said>.+?)\)?)?$/iu;

/** 'Death by burpees: min 1 = 1, min 2 = 2': a repetition more each minute, for as many minutes as they fit. */
export function deathReadings(text: string, knows: Knows): Readings {
  const {
    name = "",
    what = "",
    load = "",
    said = "one repetition more each minute",
  } = deathBy.exec(text)?.groups ?? {};
  if (name === "" || !isBareName(what, knows)) return null;
  const [heading = "", ...entries] = setOf(`EMOM _: ${name}`, [`${what}  _${load.replace(/^\s+@?\s*/, " @")}`]);
  return { texts: [[heading, `  // ${said}`, ...entries]], isAsked: true };
}
