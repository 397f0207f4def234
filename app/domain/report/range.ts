import { daysBetween } from "#app/domain/schedule/dates.ts";
import { type ProgramSpan, totalDays } from "#app/domain/schedule/span.ts";
import { placeOfDay } from "#app/domain/schedule/week.ts";
import { formatPlace, parseWorkoutKey, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";

/** Days of the program, counted from 1. */
export type DayRange = { from: number; to: number };

export type WorkoutDates = { firstDate: string | null; lastDate: string | null };

/**
 * Document 1 §2: for a continuous program from its first to its last workout, otherwise all days. Null if there is
 * nothing to print.
 */
export function printableDays(span: ProgramSpan, workouts: WorkoutDates): DayRange | null {
  if (!span.continuous) {
    const days = totalDays(span, "");
    return days < 1 ? null : { from: 1, to: days };
  }
  if (span.startDate === null || workouts.firstDate === null || workouts.lastDate === null) return null;
  return { from: dayOfDate(span.startDate, workouts.firstDate), to: dayOfDate(span.startDate, workouts.lastDate) };
}

/** Keys of days: numbers or dates; empty if nothing is chosen. */
export type TypedRange = { from: string; to: string };

export type ReadRange =
  | { ok: true; range: DayRange }
  | { ok: false; errors: Partial<Record<keyof TypedRange, string[]>> };

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

export function keyOfDay(span: ProgramSpan, day: number): string {
  return printWorkoutKey(placeOfDay(span, day));
}

export function formatRange(span: ProgramSpan, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((day) => formatPlace(placeOfDay(span, day)));
  return from === to ? `${first}` : `${first} to ${last}`;
}

function readDay(span: ProgramSpan, bounds: DayRange, text: string, which: "first" | "last") {
  const key = text.trim();
  if (key === "") return { ok: false as const, reason: `Choose the ${which} ${unitOf(span)}.` };
  const day = dayOfKey(span, key);
  if (day === null || day < bounds.from || day > bounds.to) {
    return { ok: false as const, reason: `Choose a ${unitOf(span)} from ${formatRange(span, bounds)}.` };
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
