import type { ProgramSpan, TimeUnitCode } from "#app/domain/schedule/span.ts";
import type { WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";

export type ProgramPlan = {
  name: string;
  folder: string;
  difficulty: "beginner" | "intermediate" | "advanced" | "elite";
  shortDescription: string;
  description: string;
  span: ProgramSpan;
  days: PlannedDay[];
};

export type PlannedDay = { place: WorkoutPlace; workout: WorkoutPlan };

export type WorkoutPlan = { name: string; motivation?: string; sets: SetPlan[] };

export type SetPlan = {
  name?: string;
  description?: string;
  type: SetType;
  rounds?: number;
  lines: LinePlan[];
  alternatives?: LinePlan[][];
};

export type LinePlan = { exercise: string; note?: string; columns: Column[]; isRest?: boolean };

/** In the quantity's first unit. `values` as typed: one for all rounds, or one per round; none for an empty column. */
export type Column = {
  category: TrackableCategory;
  type: TrackableType;
  values: (number | string)[];
};

export function lasting(duration: number, timeUnit: TimeUnitCode): ProgramSpan {
  return { continuous: false, duration, timeUnit, startDate: null };
}

export function onDay(day: number, workout: WorkoutPlan): PlannedDay {
  return { place: { day, date: null }, workout };
}

export function line(exercise: string, columns: Column[], note?: string): LinePlan {
  return { exercise, columns, ...(note ? { note } : {}) };
}

export function restRounds(exercise: string, time: string): LinePlan {
  return { exercise, columns: [amount("time", time)], isRest: true };
}

export function amount(category: TrackableCategory, ...values: Column["values"]): Column {
  return { category, type: "amount", values };
}

export function reps(...values: Column["values"]): Column {
  return amount("reps", ...values);
}

export function kilos(...values: Column["values"]): Column {
  return amount("weight", ...values);
}

export function percent(category: "weight" | "mas", ...values: number[]): Column {
  return { category, type: "percentage", values };
}

export function ofWeight(type: "bodyWeightPercentage" | "automaticPercentage" | "dropSet", value: number | string) {
  return { category: "weight", type, values: [value] } satisfies Column;
}
