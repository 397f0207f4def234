import type { Compliance, DayStatus } from "#app/domain/schedule/compliance.ts";

/** `key`: the day number or date in its program; `completionId`: what answers it. */
export type PlannedWorkout = {
  on: string;
  programId: string;
  programName: string;
  workoutId: string;
  key: string;
  name: string;
  status: DayStatus;
  completionId: string | null;
};

/** `isWhole`: every prescribed round. */
export type DoneWorkout = Omit<PlannedWorkout, "workoutId" | "status" | "completionId"> & {
  completionId: string;
  isWhole: boolean;
};

export type CalendarDay = { on: string; isToday: boolean; workouts: PlannedWorkout[] };

/** Days as YYYY-MM-DD; `earlier` and `later`: the Monday of the nearest four weeks there with something to train. */
export type PlannedWeeks = {
  from: string;
  to: string;
  days: CalendarDay[];
  earlier: string | null;
  later: string | null;
};

export type CalendarWeek = { monday: string; days: CalendarDay[]; compliance: Compliance | null };
