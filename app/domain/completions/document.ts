import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";

/**
 * A value of a round with what was done beside what was prescribed. `doneValue` in the column's unit: a number, a clock
 * time, or a text in the form of its type ('80/70/60', '8+2'); null for what was not done. `calculatedValue`: what the
 * athlete was shown for a share, with its unit.
 */
export type DoneDefinition = RoundDefinition & {
  calculatedValue: number | string | null;
  doneValue: number | string | null;
};

/** A value as the athlete was shown it, with what a share came to for them. */
export type PrescribedDefinition = RoundDefinition & Pick<DoneDefinition, "calculatedValue">;
export type PrescribedWorkout = Workout<PrescribedDefinition>;

export type DoneRound = Round<DoneDefinition>;
export type DoneExercise = ModuleExercise<DoneDefinition>;

/** The workout as an athlete did it. */
export type DoneWorkout = Workout<DoneDefinition>;

/** One number that was done, in its unit; `repetitions`: all those of the same round, with help or without. */
export type DoneResult = {
  exerciseId: string;
  moduleExerciseId: string;
  /** From 1. */
  round: number;
  category: NonNullable<RoundDefinition["trackableCategory"]>;
  unit: MeasurementUnit;
  value: number;
  repetitions: number | null;
};
