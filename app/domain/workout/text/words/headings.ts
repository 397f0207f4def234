import { isRestTitle, weekdayNamed, weekdayShape } from "./day-words.ts";
import { type Line, linesOf } from "./lines.ts";

/** What a line says about the lines below it. A month and a day of a month without a year may be of any year. */
export type PlaceNamed = {
  week?: number;
  /** In its week, or in the program. */
  day?: number;
  /** 0 is Monday. */
  weekday?: number;
  date?: { year: string | null; month: string; day: string };
};

export type ProgramHeading = { named: PlaceNamed; title: string } | { problem: string };

type Taken = { named: PlaceNamed; length: number } | null;

/** Monday first, in English, German and Croatian. */
const weekdays: readonly RegExp[] = [
  /^(?:montag|ponedjeljak)\b/i,
  /^(?:dienstag|utorak)\b/i,
  /^(?:mittwoch|srijeda)\b/i,
  /^(?:donnerstag|[čc]etvrtak)(?![\p{L}])/iu,
  /^(?:freitag|petak)\b/i,
  /^(?:samstag|sonnabend|subota)\b/i,
  /^(?:sonntag|nedjelja)\b/i,
];
const english = new RegExp(`^${weekdayShape}\\b\\.?`, "i");
const wholeName = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

const weekWord = "(?:weeks?|wk|woche|tjedan|sedmica)";
const dayWord = "(?:day|tag|dan)";
const numbers = ["one", "two", "three", "four", "five", "six", "seven"];
const numbered = (digits: string) => `\\s*#?(\\d{1,${digits}}|${numbers.join("|")})\\b\\.?`;
const week = new RegExp(`^(?:${weekWord}${numbered("4")}|(\\d{1,4})\\.\\s*${weekWord}\\b)`, "i");
const day = new RegExp(`^(?:${dayWord}${numbered("5")}|(\\d{1,5})\\.\\s*${dayWord}\\b)`, "i");
const shortForm = /^w(\d{1,3})\s*d(\d)\b/i;
const several = new RegExp(`^${weekWord}\\s*\\d+\\s*(?:-|/|&|,|\\+|to\\b|and\\b|bis\\b|und\\b|do\\b|i\\b)\\s*\\d`, "i");
const unnumbered = /^(?:day(?! off)|week|woche|tjedan)\b/i;
const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})\b/;
const writtenDate = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4})\b\.?|\.?(?=$|[\s:,]))/;

const mark = /^(?:==+|#{1,3}(?!\d)|\*{1,3}|_{2})\s*/;
const markBehind = /\s*(?:=+|\*{1,3}|_{2})(?=:?$)/;
const between = /^(?:\s*[,;|/]\s*|\s+-\s+|\s*:\s*|\s+|$)/;
const beforeTitle = /^(?:\s*:|\s+-|\s*,|\s*(?=\())\s*/;

/** Null for a line of a workout. */
export function readProgramHeading(line: Line): ProgramHeading | null {
  const text = line.plain.slice(line.start).trim();
  const marked = mark.exec(text)?.[0] ?? "";
  const whole = text.slice(marked.length).replace(markBehind, "");
  const named: PlaceNamed = {};
  let rest = whole;
  for (let taken = take(rest, named); taken; taken = take(rest, named)) {
    if (several.test(rest)) return { problem: "Write each week by itself, with its own days: Week 1, then Week 2." };
    Object.assign(named, taken.named);
    rest = rest.slice(taken.length);
    const gap = between.exec(rest)?.[0];
    if (gap === undefined) return null;
    if (!take(rest.slice(gap.length), named)) break;
    rest = rest.slice(gap.length);
  }
  if (Object.keys(named).length === 0) return unread(whole, marked);
  return withTitle(named, rest, whole, rawEnd(line, rest));
}

function unread(whole: string, marked: string): ProgramHeading | null {
  if (unnumbered.test(whole)) return { problem: "Write the number of the week or the day, like Week 2 or Day 3." };
  return marked.startsWith("==") ? { problem: "Write a week or a day here, like Week 2, Monday or Day 3." } : null;
}

function withTitle(named: PlaceNamed, rest: string, whole: string, raw: string): ProgramHeading | null {
  if (rest.replace(/[:\s=]+$/, "") === "") return { named, title: "" };
  const isByWeekday = named.week === undefined && named.day === undefined && named.date === undefined;
  const lead = beforeTitle.exec(rest)?.[0];
  if (lead === undefined && isByWeekday) {
    const isSure = wholeName.test(whole) || weekdays.some((name) => name.test(whole));
    return isSure ? { problem: "Write the day on a line of its own, and its exercises below." } : null;
  }
  const title = raw
    .slice(lead?.length ?? 0)
    .replace(/^\((.*)\)$/, "$1")
    .trim();
  if (!/\d/.test(title)) return { named, title };
  return { problem: "Write exercises below the line of their day, and a title with a number as # Title." };
}

/** The title behind a day's name, as a line of the day's text. */
export function titleLines(title: string, number: number): Line[] {
  const [line] = title === "" ? [] : linesOf(isRestTitle(title) ? "rest day" : `# ${title}`);
  return line ? [{ ...line, number }] : [];
}

/** The end of the line as it was typed, without marks at its end. */
function rawEnd({ raw, plain }: Line, rest: string): string {
  const index = plain.lastIndexOf(rest);
  return index < 0 ? rest : raw.slice(index, index + rest.length);
}

/** The name at the start, unless one of its kind came before. */
function take(text: string, named: PlaceNamed): Taken {
  const both = shortForm.exec(text);
  if (both && named.week === undefined) {
    return { named: { week: Number(both[1]), day: Number(both[2]) }, length: both[0].length };
  }
  return takeNumber(text, named) ?? takeWeekday(text, named) ?? takeDate(text, named);
}

function takeNumber(text: string, named: PlaceNamed): Taken {
  const [inWeek, inDay] = [week.exec(text), day.exec(text)];
  if (inWeek && named.week === undefined) {
    return { named: { week: numberOf(inWeek[1] ?? inWeek[2]) }, length: inWeek[0].length };
  }
  if (inDay && named.day === undefined)
    return { named: { day: numberOf(inDay[1] ?? inDay[2]) }, length: inDay[0].length };
  return null;
}

function numberOf(text = ""): number {
  return numbers.indexOf(text.toLowerCase()) + 1 || Number(text);
}

function takeWeekday(text: string, named: PlaceNamed): Taken {
  if (named.weekday !== undefined) return null;
  const inEnglish = english.exec(text)?.[0];
  if (inEnglish !== undefined) return { named: { weekday: weekdayNamed(inEnglish) }, length: inEnglish.length };
  const weekday = weekdays.findIndex((name) => name.test(text));
  const length = weekdays[weekday]?.exec(text)?.[0].length;
  return length === undefined ? null : { named: { weekday }, length };
}

/** '10/12' alone may be repetitions, so a date without a year stands behind a weekday. */
function takeDate(text: string, named: PlaceNamed): Taken {
  if (named.date !== undefined) return null;
  const iso = isoDate.exec(text);
  if (iso) {
    const [whole, year = "", month = "", dayOfMonth = ""] = iso;
    return { named: { date: { year, month, day: dayOfMonth } }, length: whole.length };
  }
  const [whole = "", dayOfMonth = "", month = "", year] = writtenDate.exec(text) ?? [];
  if (whole === "" || (year === undefined && named.weekday === undefined)) return null;
  return { named: { date: { year: year ?? null, month, day: dayOfMonth } }, length: whole.length };
}
