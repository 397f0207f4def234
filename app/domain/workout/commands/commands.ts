import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { PercentageBase, TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ExerciseDetail, SetTiming } from "#app/domain/workout/document/details.ts";
import type {
  ExerciseSnapshot,
  Module,
  ModuleExercise,
  Workout,
  WorkoutClip,
} from "#app/domain/workout/document/document.ts";
import type { Refusal } from "#app/domain/workout/document/outcome.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";

/**
 * Every edit of a workout, as plain data. New ids travel inside the command, so replaying is harmless: for an id that
 * exists `apply` returns the same workout. `at` counts from 1; without it, the end.
 */
export type Command =
  | { type: "workout.rename"; name: string }
  | { type: "workout.motivate"; motivation: string }
  | { type: "workout.setImage"; image: string | null }
  /** Ticking clears the content; unticking creates three empty sets (`moduleIds`). The id stays. */
  | { type: "workout.setRestDay"; restDay: boolean; moduleIds?: [string, string, string] }
  /** The clip already has fresh ids (`withFreshIds`); id, day and date of the target stay. */
  | { type: "workout.paste"; clip: WorkoutClip }
  | { type: "set.add"; moduleId: string; at?: number }
  | { type: "set.remove"; moduleId: string }
  | { type: "set.move"; moduleId: string; at: number }
  | { type: "set.rename"; moduleId: string; name: string }
  | { type: "set.describe"; moduleId: string; description: string }
  | { type: "set.setType"; moduleId: string; setType: SetType | null }
  /** Rejects anything but a whole number from 1 to 50; '' clears it. */
  | { type: "set.setRounds"; moduleId: string; rounds: string }
  /** '20:00', or for an interval '2:00' or '20s/10s'; '' clears it. */
  | { type: "set.setTiming"; moduleId: string; part: SetTiming; text: string }
  /** A new empty alternative behind the last one, with the same type and rounds. */
  | { type: "set.addAlternative"; moduleId: string; alternativeId: string }
  /** With fresh ids, as a new position with its alternatives. */
  | { type: "set.paste"; module: Module; alternatives?: Module[]; at?: number }
  /** `units`: the user's preference for the columns; metric without it. */
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
  | { type: "exercise.move"; moduleExerciseId: string; moduleId: string; at: number }
  | { type: "exercise.describe"; moduleExerciseId: string; description: string }
  /** '30X1', '2:00-3:00', free words of a band, anything for per side; '' clears it. */
  | { type: "exercise.setDetail"; moduleExerciseId: string; detail: ExerciseDetail; text: string }
  | { type: "exercise.paste"; moduleId: string; moduleExercise: ModuleExercise; at?: number }
  /** Reps 1 (amount) and weight 100 (percentage), in kilograms unless the column has pounds. */
  | { type: "exercise.oneRepetitionMaximum"; moduleExerciseId: string }
  /** In the first empty column or behind the last; without a category, an empty column behind the last. */
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
  | { type: "type.change"; moduleExerciseId: string; slot: number; trackableType: TrackableType; roundId?: string }
  /** What the column's percentages of a weight refer to. */
  | { type: "base.change"; moduleExerciseId: string; slot: number; percentageOf: PercentageBase }
  /**
   * A number, 'm:ss', '80/70/60', '8+2' or '-5'. What says its type, unit or quantity, like '8-12', '45lb' or '@8', sets
   * them too.
   */
  | { type: "value.set"; moduleExerciseId: string; roundId: string; slot: number; text: string; converts?: Converted }
  | { type: "value.setAll"; moduleExerciseId: string; slot: number; text: string; converts?: Converted }
  | { type: "round.setRest"; moduleExerciseId: string; roundId: string; isRest: boolean };

/** What gives way where a typed unit is not the column's. Without it the value is rejected. */
export type Converted = "column" | "value";

export type CommandType = Command["type"];

/** `unchanged`: nothing to do, as in a replay; the same object is returned. */
export type Applied = { ok: true; workout: Workout; unchanged: boolean } | Refusal;
