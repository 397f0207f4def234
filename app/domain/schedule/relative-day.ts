import { counted } from "../text/counted.ts";
import { daysBetween, daysOfWeek, formatDate } from "./dates.ts";

/** The date as one says it: 'today', 'yesterday', '3 days ago', and as a date when that is a week away or to come. */
export function relativeDay(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days < 0 || days >= daysOfWeek) return formatDate(date);
  return ["today", "yesterday"][days] ?? `${counted(days, "day")} ago`;
}
