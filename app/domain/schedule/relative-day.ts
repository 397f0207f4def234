import { counted } from "../text/counted.ts";
import { daysBetween, daysOfWeek, formatDate } from "./dates.ts";

/** 'today', 'yesterday', '3 days ago'; a week or more away, or in the future, as a date. */
export function relativeDay(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days < 0 || days >= daysOfWeek) return formatDate(date);
  return ["today", "yesterday"][days] ?? `${counted(days, "day")} ago`;
}
