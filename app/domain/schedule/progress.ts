import { daysBetween, daysOfWeek, formatDate } from "./dates.ts";
import { lastDayOf } from "./following.ts";
import { type ProgramSpan, totalDays } from "./span.ts";

/** Days and weeks count from 1; a continuous program has no last ones. */
export type Progress =
  | { is: "ahead"; startDate: string }
  | { is: "under way"; day: number; days: number | null; week: number; weeks: number | null }
  | { is: "past"; lastDay: string };

export function progressOf(span: ProgramSpan, startDate: string, today: string): Progress {
  if (startDate > today) return { is: "ahead", startDate };
  const lastDay = lastDayOf(span, startDate);
  if (lastDay !== null && lastDay < today) return { is: "past", lastDay };
  const day = daysBetween(startDate, today) + 1;
  const days = span.continuous ? null : totalDays(span, startDate);
  return { is: "under way", day, days, week: weekOf(day), weeks: days === null ? null : weekOf(days) };
}

export function formatProgress(progress: Progress): string {
  if (progress.is === "ahead") return `begins ${formatDate(progress.startDate)}`;
  if (progress.is === "past") return `ended ${formatDate(progress.lastDay)}`;
  const { week, weeks } = progress;
  return weeks === null ? `week ${week}` : `week ${week} of ${weeks}`;
}

/** From 0 to 1; null without an end. */
export function shareOf(progress: Progress): number | null {
  if (progress.is !== "under way") return progress.is === "past" ? 1 : 0;
  return progress.days === null ? null : (progress.day - 1) / progress.days;
}

function weekOf(day: number) {
  return Math.ceil(day / daysOfWeek);
}
