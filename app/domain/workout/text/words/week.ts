import { daysOfWeek, formatDate, isIsoDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { readProgramHeading } from "./day-headings.ts";
import { isRestTitle, weekdayNamed, weekdayShape } from "./day-words.ts";
import { isBlank, type Line, linesOf, placeIn, type Report } from "./lines.ts";

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
  const sections: DaySection[] = [];
  let isSkipped = false;
  for (const line of lines) {
    const named = readDayLine(line);
    if (named === null) {
      const last = sections.at(-1);
      if (last && !isSkipped) last.lines.push(line);
      else if (!isSkipped && !isBlank(line)) {
        report(placeIn(line, line.start), dayFirst(line, workouts));
        isSkipped = true;
      }
      continue;
    }
    const problem = "problem" in named ? named.problem : openDay(named, line, sections, workouts);
    isSkipped = problem !== null;
    if (problem !== null) report(placeIn(line, line.start), problem);
  }
  return sections;
}

function dayFirst(line: Line, workouts: readonly Workout[]): string {
  const text = line.raw.slice(line.start).trim();
  const more = `like ${exampleDay(workouts)}.`;
  return /\d/.test(text) || text.length > 60
    ? `Name the day first, ${more}`
    : `'${text}' is no day of this week. Name the day first, ${more}`;
}

type NamedDay = {
  week?: number;
  day?: number;
  weekday?: number;
  date?: { year: string | null; month: string; day: string };
  title: string;
};

/** The notation's own marks first, then what coaches paste: 'Day 1 - Lower', '**Montag**', 'W1D1'. */
function readDayLine(line: Line): NamedDay | { problem: string } | null {
  const text = line.plain.slice(line.start).trim();
  const mark = marked.exec(text);
  const groups = shape.exec(mark?.[1] ?? text)?.groups;
  if (groups && (mark || groups.weekday || groups.iso || groups.year || groups.word)) return ownName(groups);
  // why: one # marks the title of a workout
  const heading = /^#(?!#)/.test(text) ? null : readProgramHeading(line);
  if (heading === null || "problem" in heading) return mark ? { title: "" } : heading;
  return { ...heading.named, title: heading.title };
}

function ownName({
  weekday,
  iso,
  date,
  month = "",
  year,
  day,
}: Readonly<Record<string, string | undefined>>): NamedDay {
  const [first, m = "", d = ""] = iso?.split("-") ?? [year, month, date];
  return {
    ...(weekday === undefined ? {} : { weekday: weekdayNamed(weekday) }),
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(d === "" ? {} : { date: { year: first ?? null, month: m, day: d } }),
    title: "",
  };
}

function openDay(named: NamedDay, line: Line, sections: DaySection[], workouts: readonly Workout[]): string | null {
  const { title, ...place } = named;
  const isEmpty = Object.keys(place).length === 0;
  const isWeek = Object.keys(place).join() === "week";
  const found = isEmpty ? [] : workouts.filter((workout) => isNamedBy(workout, named));
  const [workout] = found;
  if (!workout) return `There is no such ${isWeek ? "week" : "day"} here. The first is ${exampleDay(workouts)}.`;
  if (isWeek) return title === "" ? null : `A week has no title. Leave '${title}' out.`;
  if (found.length > 1) return "This may be one of several days. Write its number or its date.";
  if (sections.some((section) => section.workout === workout)) return "This day already appears above.";
  const [below] = title === "" ? [] : linesOf(isRestTitle(title) ? "rest day" : `# ${title}`);
  sections.push({ workout, lines: below ? [{ ...below, number: line.number, written: line.raw }] : [] });
  return null;
}

function isNamedBy(workout: Workout, { week, day, weekday, date }: NamedDay): boolean {
  if (weekday !== undefined && weekday !== weekdayIndex(workout)) return false;
  if (week !== undefined && week !== weekOfDay(workout)) return false;
  const inWeek = week !== undefined && workout.day !== null ? ((workout.day - 1) % daysOfWeek) + 1 : null;
  if (day !== undefined && day !== workout.day && day !== inWeek) return false;
  if (date === undefined) return true;
  const year = date.year ?? workout.date?.slice(0, 4);
  const named = `${year}-${date.month.padStart(2, "0")}-${date.day.padStart(2, "0")}`;
  return isIsoDate(named) && named === workout.date;
}

/** Of a program without dates. */
function weekOfDay({ day }: Workout): number | null {
  return day === null ? null : Math.ceil(day / daysOfWeek);
}

function weekdayIndex({ day, date }: Workout): number {
  return date === null ? ((day ?? 1) - 1) % daysOfWeek : weekdayOf(date);
}

function exampleDay(workouts: readonly Workout[]): string {
  const [first] = workouts;
  return first ? `'${printDay(first)}'` : "'== Monday'";
}
