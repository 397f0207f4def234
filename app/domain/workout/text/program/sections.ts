import {
  addDays,
  daysBetween,
  daysOfWeek,
  formatDate,
  isIsoDate,
  lastDate,
  weekdayNames,
} from "#app/domain/schedule/dates.ts";
import { describeReach, leadingDays, maxProgramDays, type ProgramSpan, totalDays } from "#app/domain/schedule/span.ts";
import { placeOfDay } from "#app/domain/schedule/week.ts";
import { printWorkoutKey, type WorkoutPlace, weekdayOfPlace } from "#app/domain/schedule/workout-key.ts";
import {
  type PlaceNamed,
  type ProgramHeading,
  readProgramHeading,
  titleLines,
} from "#app/domain/workout/text/words/headings.ts";
import { isBlank, type Line, placeIn, type Report } from "#app/domain/workout/text/words/lines.ts";

/** `line`: the number of the line that names it. */
export type ProgramDay = { place: WorkoutPlace; line: number; lines: Line[] };

/** `unkept`: words that name a week or the program, which has no place for them. */
export type ProgramSections = { days: ProgramDay[]; unkept: { line: number; text: string }[] };

/** A fixed program may be lengthened, so its days may lie behind its end. */
export type Calendar = { span: ProgramSpan; today: string };

/** As many as one save stores. */
export const maxDaysOfText = 420;

const dayFirst = "Name the day first: Week 1 and below it Monday, or Day 1.";

type Splitting = ProgramSections & {
  calendar: Calendar;
  report: Report;
  week: number | null;
  open: ProgramDay | null;
  /** Whether the lines below are reported already. */
  isSkipped: boolean;
};

/** The days of a text of a whole program, in its order. */
export function splitProgram(lines: readonly Line[], calendar: Calendar, report: Report): ProgramSections {
  const state: Splitting = { days: [], unkept: [], calendar, report, week: null, open: null, isSkipped: false };
  for (const line of lines) {
    const heading = readProgramHeading(line);
    if (heading) openHeading(state, line, heading);
    else if (state.open) state.open.lines.push(line);
    else if (!isBlank(line)) readOutside(state, line);
  }
  return { days: state.days, unkept: state.unkept };
}

function readOutside(state: Splitting, line: Line) {
  const text = line.raw.slice(line.start).trim();
  if (/^[#>]/.test(text)) state.unkept.push({ line: line.number, text: text.replace(/^[#>]+\s*/, "") });
  else if (!state.isSkipped) {
    state.report(placeIn(line, line.start), dayFirst);
    state.isSkipped = true;
  }
}

function openHeading(state: Splitting, line: Line, heading: ProgramHeading) {
  const found = "problem" in heading ? heading : openNamed(state, heading.named);
  state.open = null;
  state.isSkipped = "problem" in found;
  if ("problem" in found) return state.report(placeIn(line, line.start), found.problem);
  const title = "problem" in heading ? "" : heading.title;
  if (!("place" in found)) {
    if (title !== "") state.unkept.push({ line: line.number, text: title });
    return;
  }
  state.open = { place: found.place, line: line.number, lines: titleLines(title, line.number) };
  state.days.push(state.open);
}

type Placed = { place: WorkoutPlace } | { problem: string };
type Found = Placed | { week: number };

function openNamed(state: Splitting, named: PlaceNamed): Found {
  if (named.week === 0 || named.day === 0) return { problem: "Weeks and days count from 1." };
  if (named.week !== undefined) state.week = named.week;
  if (named.day === undefined && named.weekday === undefined && named.date === undefined) {
    return { week: state.week ?? 1 };
  }
  const { span } = state.calendar;
  const found = span.continuous ? dateNamed(state, named) : dayNamed(state, named);
  if ("problem" in found) return found;
  const key = printWorkoutKey(found.place);
  if (!state.days.some(({ place }) => printWorkoutKey(place) === key)) {
    return state.days.length < maxDaysOfText ? found : { problem: `A text has at most ${maxDaysOfText} days.` };
  }
  const isByWeekday = state.week === null && named.day === undefined && named.date === undefined;
  const more = isByWeekday ? " Write Week 2 above the days of the next week." : "";
  return { problem: `This day already appears above.${more}` };
}

function dayNamed({ week }: Splitting, { day, weekday, date }: PlaceNamed): Placed {
  if (date) return { problem: "This program has days and no dates: write Week 1 and Monday, or Day 1." };
  const before = ((week ?? 1) - 1) * daysOfWeek;
  const number = day === undefined ? before + (weekday ?? 0) + 1 : numberOf(day, week);
  if (number === null) return { problem: `Day ${day} isn't in week ${week}.` };
  const problem = otherWeekday({ day: number, date: null }, weekday);
  if (problem !== null) return { problem };
  return number > maxProgramDays
    ? { problem: `A program has at most ${maxProgramDays} days.` }
    : { place: { day: number, date: null } };
}

/** Day 2 of week 3 may be written as day 2 or as day 16. */
function numberOf(day: number, week: number | null): number | null {
  if (week === null) return day;
  const before = (week - 1) * daysOfWeek;
  if (day <= daysOfWeek) return before + day;
  return day > before && day <= before + daysOfWeek ? day : null;
}

function dateNamed({ calendar, week }: Splitting, named: PlaceNamed): Placed {
  const { span, today } = calendar;
  const start = span.startDate;
  if (start === null) return { problem: "This program has no start date yet." };
  const date = named.date ? dateOf(named.date, start) : dateInWeek(named, week, span, start);
  if (date === null || !isIsoDate(date) || date > lastDate) return { problem: "There is no such date." };
  const place = { day: null, date } as const;
  const problem = otherWeekday(place, named.weekday);
  if (problem !== null) return { problem };
  const nth = daysBetween(start, date) + 1;
  if (nth < 1) return { problem: `This program starts on ${formatDate(start)}.` };
  return nth > totalDays(span, today) ? { problem: describeReach(span, today) ?? "" } : { place };
}

function dateInWeek(
  { day, weekday }: PlaceNamed,
  week: number | null,
  span: ProgramSpan,
  start: string,
): string | null {
  if (week === null && day !== undefined) return day > maxProgramDays ? null : placeOfDay(span, day).date;
  const nth = day === undefined ? (weekday ?? 0) : day - 1;
  if (nth >= daysOfWeek || (week ?? 1) > maxProgramDays) return null;
  return addDays(start, ((week ?? 1) - 1) * daysOfWeek + nth - leadingDays(span));
}

/** Without a year, the first such date of the program. */
function dateOf({ year, month, day }: NonNullable<PlaceNamed["date"]>, start: string): string {
  const inYear = (one: string) => `${one}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (year !== null) return inYear(year);
  const first = inYear(start.slice(0, 4));
  return first >= start ? first : inYear(String(Number(start.slice(0, 4)) + 1));
}

function otherWeekday(place: WorkoutPlace, weekday: number | undefined): string | null {
  const actual = weekdayOfPlace(place);
  if (weekday === undefined || weekday === actual) return null;
  return `This day is a ${weekdayNames[actual]}.`;
}
