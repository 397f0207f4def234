import { mondayOf } from "./compliance.ts";
import { addDays, daysOfWeek, isIsoDate, lastDate, monthNames } from "./dates.ts";

const firstMonth = "2000-01";

/** 'YYYY-MM', from 2000 on; null for anything else. */
export function parseMonth(text: string | null): string | null {
  if (text === null || !isIsoDate(firstOf(text))) return null;
  return isKnown(text) ? text : null;
}

function isKnown(month: string) {
  return month >= firstMonth && firstOf(month) <= lastDate;
}

function firstOf(month: string) {
  return `${month}-01`;
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The one before and the one after; null where the calendar ends. */
export function monthsAround(month: string): { before: string | null; after: string | null } {
  const [before, after] = [monthOf(addDays(firstOf(month), -1)), monthOf(addDays(firstOf(month), 31))];
  return { before: isKnown(before) ? before : null, after: isKnown(after) ? after : null };
}

/** Whole weeks from Monday, with days of the months around it. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOf(month)); monthOf(monday) <= month; monday = addDays(monday, daysOfWeek)) {
    weeks.push(Array.from({ length: daysOfWeek }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

/** 'March 2026'. */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${monthNames[Number(number) - 1]} ${year}`;
}
