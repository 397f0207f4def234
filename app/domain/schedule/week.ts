import { addDays, daysBetween, daysOfWeek } from "./dates.ts";
import { leadingDays, type ProgramSpan, pageCount, totalDays } from "./span.ts";
import { printWorkoutKey, type WorkoutPlace } from "./workout-key.ts";

/** One cell of the week grid. Key, day and date are null before the first and after the last day of the program. */
export type WeekDay = {
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  key: string | null;
  day: number | null;
  date: string | null;
};

/** The seven days of page `page` (from 1), Monday first. */
export function weekDays(span: ProgramSpan, page: number, today: string): WeekDay[] {
  const leading = leadingDays(span);
  const days = totalDays(span, today);
  return Array.from({ length: daysOfWeek }, (_, weekday) => {
    const day = (page - 1) * daysOfWeek + weekday - leading + 1;
    const place = day >= 1 && day <= days ? placeOfDay(span, day) : null;
    return {
      weekday,
      key: place && printWorkoutKey(place),
      day: place?.day ?? null,
      date: place?.date ?? null,
    };
  });
}

/** Where the program's n-th day (from 1) stands: by number, or by date in a continuous program. */
export function placeOfDay(span: ProgramSpan, day: number): WorkoutPlace {
  if (!span.continuous || span.startDate === null) return { day, date: null };
  return { day: null, date: addDays(span.startDate, day - 1) };
}

/** Where a day of the program stands among all of them, counted from 1, and the days beside it with their pages. */
export function neighboursOf(span: ProgramSpan, place: WorkoutPlace, today: string) {
  const index = place.day ?? daysBetween(span.startDate ?? place.date, place.date) + 1;
  function neighbour(day: number) {
    const other = placeOfDay(span, day);
    const page = pageOfPlace(span, other, today);
    return page && { key: printWorkoutKey(other), page };
  }
  return { index, total: totalDays(span, today), previous: neighbour(index - 1), next: neighbour(index + 1) };
}

/** The page that a place stands on; null when the program has no such day. */
export function pageOfPlace(span: ProgramSpan, place: WorkoutPlace, today: string): number | null {
  const day = place.day ?? (span.startDate === null ? 0 : daysBetween(span.startDate, place.date) + 1);
  if (span.continuous !== (place.day === null) || day < 1 || day > totalDays(span, today)) return null;
  return Math.ceil((day + leadingDays(span)) / daysOfWeek);
}

/** The page that a typed text asks for; `current` when it is no whole number from 1 to the number of pages. */
export function chosenPage(text: string | null, current: number, span: ProgramSpan, today: string): number {
  return text !== null && noWeek(text, pageCount(span, today)) === null ? Number(text) : current;
}

/** What is said of a typed text that names no week of so many; null where it does. */
export function noWeek(text: string, pages: number): string | null {
  const page = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 && page <= pages ? null : `Enter a week from 1 to ${pages}.`;
}
