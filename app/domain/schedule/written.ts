import { counted } from "../text/counted.ts";
import { daysOfWeek, formatDate } from "./dates.ts";
import { type ProgramSpan, pageCount, totalDays } from "./span.ts";

export type Written = { days: number; lastDay: number | null; lastDate: string | null };

export type WrittenWords = { reach: string; days: string };

/** 'Week 3 of 4' and '12 of 28 days'; 'To 14/03/2026' and '12 days' without an end; null if nothing is written. */
export function formatWritten(span: ProgramSpan, { days, lastDay, lastDate }: Written): WrittenWords | null {
  if (lastDate !== null) return { reach: `To ${formatDate(lastDate)}`, days: counted(days, "day") };
  if (lastDay === null) return null;
  // why: a program with an end has the same end on every day
  const anyDay = "";
  const [weeks, all] = [pageCount(span, anyDay), totalDays(span, anyDay)];
  return { reach: `Week ${Math.ceil(lastDay / daysOfWeek)} of ${weeks}`, days: `${days} of ${counted(all, "day")}` };
}
