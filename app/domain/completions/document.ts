import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";

/** In characters. */
export const maxCommentLength = 2_000;

/**
 * `doneValue` is in the column's unit: a number, a clock time, or a text like '80/70/60' or '8+2'; null if not done.
 * Of a minimum, a range or a set to failure it is the number that was done, of a body weight and more what was added.
 * `calculatedValue`: what the athlete saw for a percentage, with its unit.
 */
export type DoneDefinition = RoundDefinition & {
  calculatedValue: number | string | null;
  doneValue: number | string | null;
};

export type PrescribedDefinition = RoundDefinition & Pick<DoneDefinition, "calculatedValue">;
export type PrescribedWorkout = Workout<PrescribedDefinition>;

export type DoneRound = Round<DoneDefinition>;
export type DoneExercise = ModuleExercise<DoneDefinition>;

export type DoneWorkout = Workout<DoneDefinition>;

/** `repetitions`: all of the same round, assisted ones included. */
export type DoneResult = {
  exerciseId: string;
  moduleExerciseId: string;
  /** Counted from 1. */
  round: number;
  category: RecordedCategory;
  unit: MeasurementUnit;
  value: number;
  repetitions: number | null;
  /** What was done per side counts twice in the volume, once in records. */
  sides?: 2;
};
