import { addDays, daysBetween, daysOfWeek } from "./dates.ts";
import { leadingDays, type ProgramSpan, pageCount, totalDays } from "./span.ts";
import { printWorkoutKey, type WorkoutPlace } from "./workout-key.ts";

/** Key, day and date are null outside the program. */
export type WeekDay = {
  /** 0 is Monday, 6 is Sunday. */
  weekday: number;
  key: string | null;
  day: number | null;
  date: string | null;
};

/** Pages count from 1; Monday comes first. */
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

/** Days count from 1. */
export function placeOfDay(span: ProgramSpan, day: number): WorkoutPlace {
  if (!span.continuous || span.startDate === null) return { day, date: null };
  return { day: null, date: addDays(span.startDate, day - 1) };
}

/** Counted from 1. */
export function neighboursOf(span: ProgramSpan, place: WorkoutPlace, today: string) {
  const index = place.day ?? daysBetween(span.startDate ?? place.date, place.date) + 1;
  function neighbour(day: number) {
    const other = placeOfDay(span, day);
    const page = pageOfPlace(span, other, today);
    return page && { key: printWorkoutKey(other), page };
  }
  return { index, total: totalDays(span, today), previous: neighbour(index - 1), next: neighbour(index + 1) };
}

export function pageOfPlace(span: ProgramSpan, place: WorkoutPlace, today: string): number | null {
  const day = place.day ?? (span.startDate === null ? 0 : daysBetween(span.startDate, place.date) + 1);
  if (span.continuous !== (place.day === null) || day < 1 || day > totalDays(span, today)) return null;
  return Math.ceil((day + leadingDays(span)) / daysOfWeek);
}

/** `current` unless the text is a whole number from 1 to the number of pages. */
export function chosenPage(text: string | null, current: number, span: ProgramSpan, today: string): number {
  return text !== null && noWeek(text, pageCount(span, today)) === null ? Number(text) : current;
}

export function noWeek(text: string, pages: number): string | null {
  const page = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 && page <= pages ? null : `Enter a week from 1 to ${pages}.`;
}
