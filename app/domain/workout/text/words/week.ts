import { daysOfWeek, formatDate, isIsoDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { weekdayNamed, weekdayShape } from "./day-words.ts";
import { isBlank, type Line, placeIn, type Report } from "./lines.ts";

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
        report(placeIn(line, line.start), `Name the day first, like ${exampleDay(workouts)}.`);
        isSkipped = true;
      }
      continue;
    }
    const problem = openDay(named, sections, workouts);
    isSkipped = problem !== null;
    if (problem !== null) report(placeIn(line, line.start), problem);
  }
  return sections;
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
