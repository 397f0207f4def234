import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Interval, RestBetweenRounds } from "#app/domain/trackables/timing.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ValueDefinition } from "#app/domain/trackables/values.ts";
import type { SetType } from "./set-types.ts";

/** modules → module exercises → rounds → round definitions (decisions §9). */

/** Refreshed from the library whenever the document is read. */
export type ExerciseSnapshot = {
  id: string;
  name: string;
  thumbnailUrl: string | null;
  videoUrl: string | null;
  trackableCategoryConfiguration: TrackableCategory[];
};

/** An empty slot has neither category nor unit. */
export type TrackableSlot = {
  trackableCategory: TrackableCategory | null;
  measurementUnit: MeasurementUnit | null;
};

/**
 * `roundDefinitions[i]` belongs to `trackableCategories[i]`. `value` is a number in the slot's unit (seconds for
 * times), the text '80/70/60' for a drop set, the unassisted repetitions of forced repetitions (`additionalValue`: the
 * forced ones), the lower end of a range (`additionalValue`: the higher one), or null. `automaticPercentage` is the signed
 * offset in percent. `toFailure` has neither value. `clusterReps` is the text '5+3+2' (`additionalValue`: the rest in
 * between in seconds), `bodyWeightOffset` the signed added weight. The slower end of a range of paces is its lower one.
 */
export type RoundDefinition = ValueDefinition;

/** `Value` may also carry what was done (domain/completions). */
export type Round<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  orderNumber: number;
  isRest: boolean;
  isCompleted: boolean;
  roundDefinitions: Value[];
};

/** `isRest`: a rest between exercises, without an exercise, whose only column is its time. */
export type ModuleExercise<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  exercise: ExerciseSnapshot | null;
  description: string;
  orderNumber: number;
  isRest: boolean;
  trackableCategories: TrackableSlot[];
  moduleExerciseRounds: Round<Value>[];
  /** The four below are never stored at their default. Repetitions, time and distance are of one side. */
  perSide?: true;
  tempo?: string;
  /** Free words, never calculated. */
  band?: string;
  restBetweenRounds?: RestBetweenRounds;
};

/** `orderNumber` counts positions from 1; alternatives share it and count from 0 (0 = the main variation). */
export type Module<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  orderNumber: number;
  orderNumberInAlternatives: number;
  name: string;
  description: string;
  setType: SetType | null;
  setRounds: number | null;
  moduleExercises: ModuleExercise<Value>[];
  /** The two below are never stored without a value. Seconds, of an amrap or a set for time. */
  timeCap?: number;
  interval?: Interval;
};

/** `day` counts from 1 in a fixed program; `date` is YYYY-MM-DD in a continuous one; exactly one is set. */
export type Workout<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  day: number | null;
  date: string | null;
  restDay: boolean;
  name: string;
  motivation: string;
  image: string | null;
  modules: Module<Value>[];
};

/** With cleared ids, without date, day or program. */
export type WorkoutClip = Omit<Workout, "id" | "day" | "date">;
