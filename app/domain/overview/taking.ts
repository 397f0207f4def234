import { weekdayNames } from "#app/domain/schedule/dates.ts";
import type { WeekDay } from "#app/domain/schedule/week.ts";

export const placings = ["move", "copy"] as const;
export type Placing = (typeof placings)[number];

/** `to` takes the content of `from`, as it was before; without one it becomes a rest day. */
export type Taking<Place> = { to: Place; from: Place | null };

/** Moved, two days change places. */
export function takeDay(placing: Placing, from: string, to: string): Taking<string>[] {
  const taken = { to, from };
  return placing === "copy" ? [taken] : [taken, { to: from, from: to }];
}

/** Moved, the weeks in between go up or down by one. */
export function takeWeek(placing: Placing, from: number, to: number): { to: number; from: number }[] {
  if (placing === "copy") return [{ to, from }];
  const step = from < to ? 1 : -1;
  const between = Array.from({ length: Math.abs(to - from) }, (_, nth) => from + nth * step);
  return [...between.map((week) => ({ to: week, from: week + step })), { to, from }];
}

type Weeks = { placing: Placing; from: number; to: number };
type Days = { daysOf: (week: number) => readonly WeekDay[]; isTrained: (key: string) => boolean };
type DaysTaken = { ok: true; takings: Taking<string>[] } | { ok: false; reason: string };

/**
 * Weekday by weekday. The first and the last week may lack days: one that is missing in a copied week stays as it is,
 * and one that is missing where a workout would go is a reason not to.
 */
export function takeDaysOfWeeks({ placing, from, to }: Weeks, { daysOf, isTrained }: Days): DaysTaken {
  const takings: Taking<string>[] = [];
  for (const week of takeWeek(placing, from, to)) {
    for (const { weekday, key: target } of daysOf(week.to)) {
      const source = daysOf(week.from)[weekday]?.key ?? null;
      if (target === null && source !== null && isTrained(source)) {
        const reason = `Week ${week.to} has no ${weekdayNames[weekday]}, and week ${week.from} has a workout on it.`;
        return { ok: false, reason };
      }
      if (target !== null && (source !== null || placing === "move")) takings.push({ to: target, from: source });
    }
  }
  return { ok: true, takings };
}
