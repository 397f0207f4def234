import { addDays, daysOfWeek, weekdayOf } from "./dates.ts";

export const dayStatuses = ["done", "late", "partly", "missed", "planned", "rest"] as const;

export type DayStatus = (typeof dayStatuses)[number];

/** `isWhole`: every round was done, and the workout successfully completed. */
export type Answer = { on: string; isWhole: boolean };

type Planned = { on: string; isRest: boolean; answers: readonly Answer[] };

/** Decisions §11. */
export function statusOf({ on, isRest, answers }: Planned, today: string): DayStatus {
  if (isRest) return "rest";
  const whole = answers.filter(({ isWhole }) => isWhole);
  if (whole.some((answer) => answer.on === on)) return "done";
  if (whole.some((answer) => answer.on > on)) return "late";
  if (answers.length > 0) return "partly";
  return on < today ? "missed" : "planned";
}

export type Compliance = { kept: number; planned: number; partly: number; missed: number };

/** Days before today, and today once it is done (decisions §11). Null if none was planned. */
export function complianceOf(days: readonly { on: string; status: DayStatus }[], today: string): Compliance | null {
  const counted = days.filter(
    ({ on, status }) => status !== "rest" && (on < today || (on === today && status === "done")),
  );
  if (counted.length === 0) return null;
  const count = (...wanted: DayStatus[]) => counted.filter(({ status }) => wanted.includes(status)).length;
  return { kept: count("done", "late"), planned: counted.length, partly: count("partly"), missed: count("missed") };
}

const weeksShown = 4;

/** Whole weeks, of which this one is the last: the Monday each begins on. */
export function fourWeeks(today: string): string[] {
  return fourWeeksFrom(firstOfWeeksTo(today));
}

/** The Monday of the first of four weeks, of which the last has that day. */
export function firstOfWeeksTo(day: string): string {
  return addDays(mondayOf(day), (1 - weeksShown) * daysOfWeek);
}

export function fourWeeksFrom(monday: string): string[] {
  return Array.from({ length: weeksShown }, (_, week) => addDays(monday, week * daysOfWeek));
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}
