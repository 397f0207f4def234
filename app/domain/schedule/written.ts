import { counted } from "../text/counted.ts";
import { daysOfWeek, formatDate } from "./dates.ts";
import { type ProgramSpan, pageCount, totalDays } from "./span.ts";

/** The days of a program that are saved and no rest days: how many, and the last one, by number or by date. */
export type Written = { days: number; lastDay: number | null; lastDate: string | null };

/** How far a program is written: where the last day stands, and how many days there are. */
export type WrittenWords = { reach: string; days: string };

/** 'Week 3 of 4' and '12 of 28 days'; 'To 14/03/2026' and '12 days' without an end; null while nothing is written. */
export function writtenInWords(span: ProgramSpan, { days, lastDay, lastDate }: Written): WrittenWords | null {
  if (lastDate !== null) return { reach: `To ${formatDate(lastDate)}`, days: counted(days, "day") };
  if (lastDay === null) return null;
  // why: a program that has an end has it on every day alike
  const anyDay = "";
  const [weeks, all] = [pageCount(span, anyDay), totalDays(span, anyDay)];
  return { reach: `Week ${Math.ceil(lastDay / daysOfWeek)} of ${weeks}`, days: `${days} of ${counted(all, "day")}` };
}
