import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory, TrackableType } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type {
  ExerciseSnapshot,
  Module,
  ModuleExercise,
  Workout,
  WorkoutClip,
} from "#app/domain/workout/document/document.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";

/**
 * Every edit of a workout, as plain data. Ids that a command creates travel inside it, so that replaying it
 * is harmless: `apply` returns the same workout for an id that exists.
 * `at` is a position counted from 1; left out it means the end.
 */
export type Command =
  | { type: "workout.rename"; name: string }
  | { type: "workout.motivate"; motivation: string }
  | { type: "workout.setImage"; image: string | null }
  /** Ticking clears the content; unticking gives a new workout's three empty sets (`moduleIds`). The id stays. */
  | { type: "workout.setRestDay"; restDay: boolean; moduleIds?: [string, string, string] }
  /** The clip already carries fresh ids (`withFreshIds`); id, day and date of the target stay. */
  | { type: "workout.paste"; clip: WorkoutClip }
  | { type: "set.add"; moduleId: string; at?: number }
  | { type: "set.remove"; moduleId: string }
  /** Moves the position with all its alternatives. */
  | { type: "set.move"; moduleId: string; at: number }
  | { type: "set.rename"; moduleId: string; name: string }
  | { type: "set.describe"; moduleId: string; description: string }
  | { type: "set.setType"; moduleId: string; setType: SetType | null }
  /** Text as typed; other than a whole number 1 to 50 is ignored with a reason. '' empties it. */
  | { type: "set.setRounds"; moduleId: string; rounds: string }
  /** A copy of nothing: a new empty alternative behind the last one of the position, same type and rounds. */
  | { type: "set.addAlternative"; moduleId: string; alternativeId: string }
  /** Pastes a whole set (fresh ids) as a position of its own, with the alternatives that come along. */
  | { type: "set.paste"; module: Module; alternatives?: Module[]; at?: number }
  /** `units`: of whoever adds it, for its columns; metric without them. */
  | {
      type: "exercise.add";
      moduleId: string;
      moduleExerciseId: string;
      exercise: ExerciseSnapshot;
      at?: number;
      units?: PreferredUnits;
    }
  | { type: "exercise.addRest"; moduleId: string; moduleExerciseId: string; at?: number }
  | { type: "exercise.remove"; moduleExerciseId: string }
  /** To `at` within the same set or another set of the workout. */
  | { type: "exercise.move"; moduleExerciseId: string; moduleId: string; at: number }
  | { type: "exercise.describe"; moduleExerciseId: string; description: string }
  | { type: "exercise.paste"; moduleId: string; moduleExercise: ModuleExercise; at?: number }
  /** Reps 1 (amount) and weight 100 (percentage), kilograms unless the slot already has pounds. */
  | { type: "exercise.oneRepetitionMaximum"; moduleExerciseId: string }
  /** For a category in the first empty column or behind the last; without one an empty column behind the last. */
  | { type: "trackable.add"; moduleExerciseId: string; category?: TrackableCategory; units?: PreferredUnits }
  | {
      type: "trackable.change";
      moduleExerciseId: string;
      slot: number;
      category: TrackableCategory | null;
      units?: PreferredUnits;
    }
  | { type: "trackable.remove"; moduleExerciseId: string; slot: number }
  | { type: "unit.change"; moduleExerciseId: string; slot: number; unit: MeasurementUnit }
  /** Of one round, or of all rounds when `roundId` is left out. */
  | { type: "type.change"; moduleExerciseId: string; slot: number; trackableType: TrackableType; roundId?: string }
  /** `text` as typed: number, 'm:ss', '80/70/60', '8+2', '-5'; refused with the rule in words. */
  | { type: "value.set"; moduleExerciseId: string; roundId: string; slot: number; text: string }
  /** The same value into all rounds, as when a folded row '1–5' is edited. */
  | { type: "value.setAll"; moduleExerciseId: string; slot: number; text: string }
  | { type: "round.setRest"; moduleExerciseId: string; roundId: string; isRest: boolean };

export type CommandType = Command["type"];

/** `unchanged` = nothing to do (a replay, or the value it already has): the same workout object is returned. */
export type Applied = { ok: true; workout: Workout; unchanged: boolean } | { ok: false; reason: string };
