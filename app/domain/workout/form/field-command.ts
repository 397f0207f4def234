import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { PercentageBase, TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Command, Converted } from "#app/domain/workout/commands/commands.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import type { Field, FieldPart } from "./fields.ts";

/**
 * Null if the workout has no such part. The commands validate the text. `newId` is for the sets of a day that was a
 * rest day.
 */
export function fieldCommand(
  workout: Workout,
  field: Field,
  text: string,
  newId: () => string,
  converts?: Converted,
): Command | null {
  switch (field.of) {
    case "workout":
      return workoutCommand(field.part, text, newId);
    case "set":
      return setCommand(field.id, field.part, text);
    case "exercise":
      return exerciseCommand(field.id, field.part, text);
    case "column":
      return columnCommand(field, text);
    default:
      return roundCommand(workout, field, text, converts);
  }
}

function workoutCommand(part: FieldPart<"workout">, text: string, newId: () => string): Command {
  if (part === "name") return { type: "workout.rename", name: text };
  if (part === "motivation") return { type: "workout.motivate", motivation: text };
  if (text !== "") return { type: "workout.setRestDay", restDay: true };
  return { type: "workout.setRestDay", restDay: false, moduleIds: [newId(), newId(), newId()] };
}

function setCommand(moduleId: string, part: FieldPart<"set">, text: string): Command {
  switch (part) {
    case "name":
      return { type: "set.rename", moduleId, name: text };
    case "description":
      return { type: "set.describe", moduleId, description: text };
    case "setType":
      return { type: "set.setType", moduleId, setType: text === "" ? null : (text as SetType) };
    case "setRounds":
      return { type: "set.setRounds", moduleId, rounds: text };
    case "timeCap":
    case "interval":
      return { type: "set.setTiming", moduleId, part, text };
  }
}

function exerciseCommand(moduleExerciseId: string, part: FieldPart<"exercise">, text: string): Command {
  if (part === "description") return { type: "exercise.describe", moduleExerciseId, description: text };
  return { type: "exercise.setDetail", moduleExerciseId, detail: part, text };
}

function columnCommand(field: Extract<Field, { of: "column" }>, text: string): Command {
  const target = { moduleExerciseId: field.id, slot: field.slot };
  if (field.part === "unit") return { type: "unit.change", ...target, unit: text as MeasurementUnit };
  if (field.part === "base") return { type: "base.change", ...target, percentageOf: text as PercentageBase };
  if (field.part === "type") return { type: "type.change", ...target, trackableType: text as TrackableType };
  return { type: "trackable.change", ...target, category: text === "" ? null : (text as TrackableCategory) };
}

function roundCommand(
  workout: Workout,
  field: Extract<Field, { round: unknown }>,
  text: string,
  converts?: Converted,
): Command | null {
  const rounds = findExercise(workout, field.id)?.moduleExercise.moduleExerciseRounds;
  const moduleExerciseId = field.id;
  if (field.of === "value" && field.round === "all") {
    return { type: "value.setAll", moduleExerciseId, slot: field.slot, text, converts };
  }
  const roundId = field.round === "all" ? undefined : rounds?.[field.round]?.id;
  if (!roundId) return null;
  if (field.of === "restRound") return { type: "round.setRest", moduleExerciseId, roundId, isRest: text !== "" };
  return { type: "value.set", moduleExerciseId, roundId, slot: field.slot, text, converts };
}
