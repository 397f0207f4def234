import { daysBetween } from "#app/domain/schedule/dates.ts";
import { type ProgramSpan, totalDays } from "#app/domain/schedule/span.ts";
import { placeOfDay } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey, placeInWords, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";

/** The first and last of something, as days of the program counted from 1. */
export type DayRange = { from: number; to: number };

/** The first and last date that has a workout; nulls where there is none. */
export type WorkoutDates = { firstDate: string | null; lastDate: string | null };

/**
 * What may be printed (document 1 §2): of a continuous program the days from its first to its last workout, of another
 * one all its days. Null where there is nothing to choose from.
 */
export function printableDays(span: ProgramSpan, workouts: WorkoutDates): DayRange | null {
  if (!span.continuous) {
    const days = totalDays(span, "");
    return days < 1 ? null : { from: 1, to: days };
  }
  if (span.startDate === null || workouts.firstDate === null || workouts.lastDate === null) return null;
  return { from: dayOfDate(span.startDate, workouts.firstDate), to: dayOfDate(span.startDate, workouts.lastDate) };
}

/** Keys of days: numbers, or dates. Empty while nothing is chosen. */
export type TypedRange = { from: string; to: string };

export type ReadRange =
  | { ok: true; range: DayRange }
  | { ok: false; errors: Partial<Record<keyof TypedRange, string[]>> };

/** The range that was typed or picked, as keys of days; refuses what is outside `bounds`, or ends before it begins. */
export function readRange(span: ProgramSpan, bounds: DayRange, typed: TypedRange): ReadRange {
  const from = readDay(span, bounds, typed.from, "first");
  const to = readDay(span, bounds, typed.to, "last");
  if (!from.ok || !to.ok) {
    return {
      ok: false,
      errors: { ...(from.ok ? {} : { from: [from.reason] }), ...(to.ok ? {} : { to: [to.reason] }) },
    };
  }
  if (to.day < from.day) return { ok: false, errors: { to: [`The last ${unitOf(span)} can't be before the first.`] } };
  return { ok: true, range: { from: from.day, to: to.day } };
}

/** The key of a day in addresses and forms: its number, or its date. */
export function keyOfDay(span: ProgramSpan, day: number): string {
  return printWorkoutKey(placeOfDay(span, day));
}

/** 'Day 1 to Day 28', or '04/05/2026 to 31/05/2026'; one day alone by its name. */
export function rangeInWords(span: ProgramSpan, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((day) => placeInWords(placeOfDay(span, day)));
  return from === to ? `${first}` : `${first} to ${last}`;
}

function readDay(span: ProgramSpan, bounds: DayRange, text: string, which: "first" | "last") {
  const key = text.trim();
  if (key === "") return { ok: false as const, reason: `Choose the ${which} ${unitOf(span)}.` };
  const day = dayOfKey(span, key);
  if (day === null || day < bounds.from || day > bounds.to) {
    return { ok: false as const, reason: `Choose a ${unitOf(span)} from ${rangeInWords(span, bounds)}.` };
  }
  return { ok: true as const, day };
}

function dayOfKey(span: ProgramSpan, key: string): number | null {
  const place = parseWorkoutKey(key);
  if (place === null || span.continuous === (place.date === null)) return null;
  return place.day ?? dayOfDate(span.startDate ?? place.date, place.date);
}

function dayOfDate(startDate: string, date: string) {
  return daysBetween(startDate, date) + 1;
}

function unitOf({ continuous }: ProgramSpan) {
  return continuous ? "date" : "day";
}
