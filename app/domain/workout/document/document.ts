import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ValueDefinition } from "#app/domain/trackables/values.ts";
import type { SetType } from "./set-types.ts";

/** A workout is one document: modules → module exercises → rounds → round definitions (decisions §9). */

/** What a document keeps of a library exercise; refreshed from the library whenever the document is read. */
export type ExerciseSnapshot = {
  id: string;
  name: string;
  thumbnailUrl: string | null;
  videoUrl: string | null;
  trackableCategoryConfiguration: TrackableCategory[];
};

/** One column of an exercise's table of rounds. An empty slot has neither category nor unit. */
export type TrackableSlot = {
  trackableCategory: TrackableCategory | null;
  measurementUnit: MeasurementUnit | null;
};

/**
 * One value of a round; `roundDefinitions[i]` belongs to `trackableCategories[i]`.
 * `value` is a number in the slot's unit (seconds for times), the text '80/70/60' for a drop set,
 * the own repetitions of forced repetitions (`additionalValue` the forced ones), or null when empty.
 * `automaticPercentage` holds the signed offset in percent, null for none.
 */
export type RoundDefinition = ValueDefinition;

/** `Value`: what a round keeps of each value; in what an athlete sends, also what was done (domain/completions). */
export type Round<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  orderNumber: number;
  isRest: boolean;
  isCompleted: boolean;
  roundDefinitions: Value[];
};

/** An exercise of a set, or (`isRest`, no exercise) a rest between exercises, whose one column is its time. */
export type ModuleExercise<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  exercise: ExerciseSnapshot | null;
  description: string;
  orderNumber: number;
  isRest: boolean;
  trackableCategories: TrackableSlot[];
  moduleExerciseRounds: Round<Value>[];
};

/** A set. `orderNumber` counts positions from 1; alternatives share it and count from 0 (0 = the main variation). */
export type Module<Value extends RoundDefinition = RoundDefinition> = {
  id: string;
  orderNumber: number;
  orderNumberInAlternatives: number;
  name: string;
  description: string;
  setType: SetType | null;
  setRounds: number | null;
  moduleExercises: ModuleExercise<Value>[];
};

/** `day` counts from 1 in a fixed program; `date` is YYYY-MM-DD in a continuous one; exactly one of them is set. */
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

/** What the clipboard holds: ids cleared, and no date, day or program. */
export type WorkoutClip = Omit<Workout, "id" | "day" | "date">;
