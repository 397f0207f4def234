import { addDays, daysOfWeek, weekdayOf } from "./dates.ts";
import { type ProgramSpan, totalDays } from "./span.ts";

/** Today, or a continuous program's start date (decisions §8). */
export function defaultStart(span: ProgramSpan, today: string): string {
  return span.continuous && span.startDate !== null ? span.startDate : today;
}

/** Today, if it is one. */
export function nextMonday(today: string): string {
  return addDays(today, (daysOfWeek - weekdayOf(today)) % daysOfWeek);
}

export function lastDayOf(span: ProgramSpan, startDate: string): string | null {
  return span.continuous ? null : addDays(startDate, totalDays(span, startDate) - 1);
}

type Following = { startDate: string; undone: number };

/** Decisions §8. */
export function isOverdue(span: ProgramSpan, { startDate, undone }: Following, today: string): boolean {
  const last = lastDayOf(span, startDate);
  return last !== null && last < today && undone > 0;
}
