import { counted } from "#app/domain/text/counted.ts";
import { addDays, daysBetween, daysOfWeek, formatDate, lastDate, weekdayOf } from "./dates.ts";

export const timeUnitCodes = ["D", "W", "M", "Y"] as const;
export type TimeUnitCode = (typeof timeUnitCodes)[number];

export type ProgramSpan = {
  continuous: boolean;
  startDate: string | null;
  duration: number | null;
  timeUnit: TimeUnitCode | null;
  /** The date of a continuous program's last saved workout, if known. */
  lastSaved?: string | null;
};

export const daysOfUnit: Record<TimeUnitCode, number> = { D: 1, W: daysOfWeek, M: 31, Y: 365 };
const unitWords: Record<TimeUnitCode, string> = { D: "day", W: "week", M: "month", Y: "year" };

const daysAhead = 32;

/** Of a fixed program: ten years. */
export const maxProgramDays = 3650;

/**
 * Document 1 §9. A continuous program has the days from its start to today, or to its last saved workout if that is
 * later, plus 32; before its start it has 32. No program has a day after 2100.
 */
export function totalDays(span: ProgramSpan, today: string): number {
  const { continuous, startDate } = span;
  if (continuous) {
    if (startDate === null) return 0;
    const days = Math.max(0, daysBetween(startDate, isPlannedPast(span, today) ? span.lastSaved : today)) + daysAhead;
    return Math.max(0, Math.min(days, daysBetween(startDate, lastDate) + 1));
  }
  if (span.duration === null || span.timeUnit === null) return 0;
  return span.duration * daysOfUnit[span.timeUnit];
}

function isPlannedPast(span: ProgramSpan, today: string): span is ProgramSpan & { lastSaved: string } {
  return Boolean(span.lastSaved && span.lastSaved > today);
}

export function describeReach(span: ProgramSpan, today: string): string | null {
  if (!span.continuous || span.startDate === null) return null;
  const last = addDays(span.startDate, totalDays(span, today) - 1);
  const from = isPlannedPast(span, today) ? "its last saved workout" : span.startDate > today ? "its start" : "today";
  return `This program can be planned up to ${formatDate(last)}: ${daysAhead} days from ${from}.`;
}

/** The weekday of a continuous program's start; otherwise 0. */
export function leadingDays(span: ProgramSpan): number {
  return span.continuous && span.startDate !== null ? weekdayOf(span.startDate) : 0;
}

/** At least 1 (decisions §8). */
export function pageCount(span: ProgramSpan, today: string): number {
  return Math.max(1, Math.ceil((totalDays(span, today) + leadingDays(span)) / daysOfWeek));
}

export const durationIsLocked = "You can't change the duration of this program because someone is using it!";

export type WeekAdded = { ok: true; span: ProgramSpan } | { ok: false; reason: string };

/** Days + 7 or weeks + 1; months and years become days. Rejects a continuous program. */
export function addWeek(span: ProgramSpan, today: string): WeekAdded {
  if (span.continuous) return { ok: false, reason: "A continuous program has no end to add a week to." };
  if (span.timeUnit === "W" && span.duration !== null) {
    return { ok: true, span: { ...span, duration: span.duration + 1 } };
  }
  return { ok: true, span: { ...span, timeUnit: "D", duration: totalDays(span, today) + daysOfWeek } };
}

/** To that many days: whole weeks if it is counted in weeks, else days. Rejects a continuous program. */
export function lengthened(span: ProgramSpan, days: number): WeekAdded {
  if (span.continuous) return { ok: false, reason: "A continuous program has no end to move." };
  if (days > maxProgramDays) return { ok: false, reason: "A program can be at most ten years long" };
  const weeks = Math.ceil(days / daysOfWeek);
  if (span.timeUnit === "W" && weeks * daysOfWeek <= maxProgramDays)
    return { ok: true, span: { ...span, duration: weeks } };
  return { ok: true, span: { ...span, timeUnit: "D", duration: days } };
}

export function formatSpan(span: ProgramSpan): string {
  if (span.continuous) return "Continuous";
  if (span.duration === null || span.timeUnit === null) return "";
  return counted(span.duration, unitWords[span.timeUnit]);
}
