import { addDays } from "./dates.ts";
import { type ProgramSpan, totalDays } from "./span.ts";

/** When somebody begins a program: today, a continuous one on its start date (decisions §8). */
export function defaultStart(span: ProgramSpan, today: string): string {
  return span.continuous && span.startDate !== null ? span.startDate : today;
}

/** The last day of the program for who began on `startDate`; null for a continuous one, which has none. */
export function lastDayOf(span: ProgramSpan, startDate: string): string | null {
  return span.continuous ? null : addDays(startDate, totalDays(span, startDate) - 1);
}

type Following = { startDate: string /** Workouts, not rest days, that are not completed yet. */; undone: number };

/** The last day of the schedule is past, and not every workout is done (decisions §8). */
export function isOverdue(span: ProgramSpan, { startDate, undone }: Following, today: string): boolean {
  const last = lastDayOf(span, startDate);
  return last !== null && last < today && undone > 0;
}
