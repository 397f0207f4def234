import { daysOfWeek, formatDate, isIsoDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { weekdayNamed, weekdayShape } from "./day-words.ts";
import { type PlaceNamed, readProgramHeading, titleLines } from "./headings.ts";
import { isBlank, type Line, placeIn, type Report } from "./lines.ts";
import { oneLine } from "./plain.ts";

export type DaySection = { workout: Workout; lines: Line[] };

const marked = /^==+\s*(.*?)\s*=*$/;
const date = "(?<iso>\\d{4}-\\d{1,2}-\\d{1,2})|(?<date>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<year>\\d{4})?)?";
const shape = new RegExp(
  `^(?:(?<weekday>${weekdayShape})\\b[.,]?)?\\s*(?:${date}|(?<word>day\\s*)?(?<day>\\d{1,5}))?\\s*:?$`,
  "i",
);

/** '== Monday, day 1' or '== Monday, 04/05/2026'. */
export function printDay(workout: Workout): string {
  const place = workout.date === null ? `day ${workout.day}` : formatDate(workout.date);
  return `== ${weekdayNames[weekdayIndex(workout)]}, ${place}`;
}

export function splitDays(lines: readonly Line[], workouts: readonly Workout[], report: Report): DaySection[] {
  const state: Splitting = { sections: [], workouts, report, isSkipped: false };
  for (const line of lines) {
    const named = readDayLine(line);
    const heading = named === null ? readOtherLine(line, workouts) : { named, title: "" };
    if (heading === null) keepLine(state, line);
    else if (!("week" in heading)) openHeading(state, line, heading);
  }
  return state.sections;
}

type Splitting = {
  sections: DaySection[];
  workouts: readonly Workout[];
  report: Report;
  /** Whether the lines below are reported already. */
  isSkipped: boolean;
};

function keepLine(state: Splitting, line: Line) {
  const { sections, workouts, report, isSkipped } = state;
  const last = sections.at(-1);
  if (isSkipped) return;
  if (last) last.lines.push(line);
  else if (!isBlank(line)) {
    report(placeIn(line, line.start), unnamed(line, workouts));
    state.isSkipped = true;
  }
}

function openHeading(state: Splitting, line: Line, heading: { named: NamedDay; title: string } | { problem: string }) {
  const { sections, workouts, report } = state;
  const problem = "problem" in heading ? heading.problem : openDay(heading.named, sections, workouts);
  state.isSkipped = problem !== null;
  if (problem !== null) report(placeIn(line, line.start), problem);
  else if ("title" in heading) sections.at(-1)?.lines.push(...titleLines(heading.title, line.number));
}

function unnamed(line: Line, workouts: readonly Workout[]): string {
  const text = oneLine(line.raw.slice(line.start));
  const quote = text.length <= longestQuote ? `'${text}' names no day. ` : "";
  return `${quote}Name the day first, like ${exampleDay(workouts)}.`;
}

const longestQuote = 40;

type OtherLine = { named: NamedDay; title: string } | { week: number } | { problem: string };

/** 'Week 1', 'Day 1 - Lower' and 'Utorak: odmor', as in the text of a whole program; its own marks stay lines of the day. */
function readOtherLine(line: Line, workouts: readonly Workout[]): OtherLine | null {
  if (/^(?:#(?!#)|>|\/\/|[!|"])/.test(line.plain.slice(line.start).trim())) return null;
  const heading = readProgramHeading(line);
  if (heading === null || "problem" in heading) return heading !== null && isOfDay(line) ? heading : null;
  const { named, title } = heading;
  const first = workouts[0]?.day ?? null;
  const weekHere = first === null ? null : Math.floor((first - 1) / daysOfWeek) + 1;
  if (named.week !== undefined && weekHere !== null && named.week !== weekHere) {
    return { problem: `This is the text of week ${weekHere}, not of week ${named.week}.` };
  }
  if (named.day === undefined && named.weekday === undefined && named.date === undefined)
    return { week: named.week ?? 1 };
  return { named: dayOf(named), title };
}

/** Not just 'Week' or 'Day', which may be the name of a set. */
function isOfDay(line: Line): boolean {
  return /\d/.test(line.plain) || /\s/.test(line.plain.trim());
}

function dayOf({ week, day, weekday, date }: PlaceNamed): NamedDay {
  const isInWeek = week !== undefined && day !== undefined && day <= daysOfWeek;
  const number = isInWeek ? (week - 1) * daysOfWeek + day : day;
  return {
    ...(number === undefined ? {} : { day: String(number) }),
    ...(weekday === undefined ? {} : { weekday: weekdayNames[weekday] }),
    ...(date === undefined ? {} : { date: date.day, month: date.month, year: date.year ?? undefined }),
  };
}

type NamedDay = Readonly<Record<string, string | undefined>>;

function readDayLine(line: Line): NamedDay | null {
  const text = line.plain.slice(line.start).trim();
  const mark = marked.exec(text);
  const groups = shape.exec(mark?.[1] ?? text)?.groups;
  if (mark) return groups ?? {};
  const isNamed = groups && (groups.weekday || groups.iso || groups.year || groups.word);
  return isNamed ? groups : null;
}

function openDay(named: NamedDay, sections: DaySection[], workouts: readonly Workout[]): string | null {
  const isEmpty = Object.values(named).every((part) => part === undefined);
  const found = isEmpty ? [] : workouts.filter((workout) => isNamedBy(workout, named));
  const [workout] = found;
  if (!workout) return `There is no such day here. The first is ${exampleDay(workouts)}.`;
  if (found.length > 1) return "This may be one of several days. Write its number or its date.";
  if (sections.some((section) => section.workout === workout)) return "This day already appears above.";
  sections.push({ workout, lines: [] });
  return null;
}

function isNamedBy(workout: Workout, { weekday, iso, date, month, year, day }: NamedDay): boolean {
  if (weekday !== undefined && weekdayNamed(weekday) !== weekdayIndex(workout)) return false;
  if (day !== undefined && Number(day) !== workout.day) return false;
  if (iso === undefined && date === undefined) return true;
  const [y, m, d] = iso?.split("-") ?? [year ?? workout.date?.slice(0, 4), month, date];
  const named = `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}`;
  return isIsoDate(named) && named === workout.date;
}

function weekdayIndex({ day, date }: Workout): number {
  return date === null ? ((day ?? 1) - 1) % daysOfWeek : weekdayOf(date);
}

function exampleDay(workouts: readonly Workout[]): string {
  const [first] = workouts;
  return first ? `'${printDay(first)}'` : "'== Monday'";
}
