import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { type PercentageBase, percentageBases, scaleOf, type TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Command, Converted } from "#app/domain/workout/commands/commands.ts";
import { exerciseDetails, printDetail, printSetTiming, setTimings } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";

/**
 * A name says which part of which workout a field edits, so the server reads a posted form, and the island an input
 * event, as the same commands:
 *   3.name   3.set:{id}.setRounds   3.ex:{id}.unit.0   3.ex:{id}.value.all.1   3.ex:{id}.restRound.2
 */
export type Field =
  | { of: "workout"; key: string; part: "name" | "motivation" | "restDay" }
  | { of: "set"; key: string; id: string; part: (typeof setParts)[number] }
  | { of: "exercise"; key: string; id: string; part: (typeof exerciseParts)[number] }
  | { of: "column"; key: string; id: string; part: (typeof columnParts)[number]; slot: number }
  /** `round` counts from 0; 'all' is the folded row of equal rounds. */
  | { of: "value"; key: string; id: string; round: number | "all"; slot: number }
  | { of: "restRound"; key: string; id: string; round: number };

const setParts = ["name", "description", "setType", "setRounds", ...setTimings] as const;
const exerciseParts = ["description", ...exerciseDetails] as const;
const columnParts = ["category", "unit", "type", "base"] as const;
const workoutParts = ["name", "motivation", "restDay"] as const;

export function fieldName(field: Field): string {
  switch (field.of) {
    case "workout":
      return `${field.key}.${field.part}`;
    case "set":
      return `${field.key}.set:${field.id}.${field.part}`;
    case "exercise":
      return `${field.key}.ex:${field.id}.${field.part}`;
    case "column":
      return `${field.key}.ex:${field.id}.${field.part}.${field.slot}`;
    case "value":
      return `${field.key}.ex:${field.id}.value.${field.round}.${field.slot}`;
    case "restRound":
      return `${field.key}.ex:${field.id}.restRound.${field.round}`;
  }
}

export function parseFieldName(name: string): Field | null {
  const [key, scope, ...rest] = name.split(".");
  if (!key || !scope) return null;
  if (scope.startsWith("set:")) return setField(key, scope.slice(4), rest);
  if (scope.startsWith("ex:")) return exerciseField(key, scope.slice(3), rest);
  const part = workoutParts.find((known) => known === scope);
  return part && rest.length === 0 ? { of: "workout", key, part } : null;
}

function setField(key: string, id: string, [name, ...rest]: string[]): Field | null {
  const part = setParts.find((known) => known === name);
  return part && rest.length === 0 ? { of: "set", key, id, part } : null;
}

function exerciseField(key: string, id: string, [name, first, second]: string[]): Field | null {
  const ofExercise = exerciseParts.find((known) => known === name);
  if (ofExercise) return { of: "exercise", key, id, part: ofExercise };
  const index = wholeNumber(first);
  if (name === "restRound") return index === null ? null : { of: "restRound", key, id, round: index };
  if (name === "value") {
    const slot = wholeNumber(second);
    const round = first === "all" ? "all" : index;
    return slot === null || round === null ? null : { of: "value", key, id, round, slot };
  }
  const part = columnParts.find((known) => known === name);
  return part && index !== null ? { of: "column", key, id, part, slot: index } : null;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** As it would be typed; null if the workout has no such part. */
export function readField(workout: Workout, field: Field, print = printValue): string | null {
  if (field.of === "workout") return readWorkoutField(workout, field.part);
  if (field.of === "set") {
    const module = findModule(workout, field.id);
    return module && readSetPart(module, field.part);
  }
  const found = findExercise(workout, field.id)?.moduleExercise;
  return found ? readExerciseField(found, field, print) : null;
}

function readWorkoutField(workout: Workout, part: (typeof workoutParts)[number]): string | null {
  if (part === "restDay") return tick(workout.restDay);
  return workout.restDay ? null : workout[part];
}

function readSetPart(module: Module, part: (typeof setParts)[number]): string {
  return part === "timeCap" || part === "interval" ? printSetTiming(module, part) : String(module[part] ?? "");
}

function readExerciseField(
  found: ModuleExercise,
  field: Exclude<Field, { of: "workout" | "set" }>,
  print: typeof printValue,
): string | null {
  if (field.of === "exercise") return field.part === "description" ? found.description : printDetail(found, field.part);
  if (field.of === "column") return readColumn(found, field.part, field.slot);
  const round = found.moduleExerciseRounds[field.round === "all" ? 0 : field.round];
  if (!round) return null;
  if (field.of === "restRound") return tick(round.isRest);
  const definition = round.roundDefinitions[field.slot];
  return definition ? print(inColumn(found, field.slot, definition)) : null;
}

function readColumn(found: ModuleExercise, part: (typeof columnParts)[number], slot: number): string | null {
  const column = found.trackableCategories[slot];
  if (!column) return null;
  if (part === "category") return column.trackableCategory ?? "";
  if (part === "unit") return column.measurementUnit ?? "";
  if (part === "base") return columnBase(found, slot);
  return columnType(found, slot) ?? "";
}

export function columnType(found: ModuleExercise, slot: number): TrackableType | null {
  const types = new Set(found.moduleExerciseRounds.map((round) => round.roundDefinitions[slot]?.trackableType));
  const [only] = types;
  return types.size === 1 && only ? only : null;
}

/** As its cell shows it: what all of the column refer to stands in the heading, and a plain number keeps it. */
export function inColumn(found: ModuleExercise, slot: number, definition: RoundDefinition): RoundDefinition {
  const { percentageOf, ...plain } = definition;
  return percentageOf === undefined || columnBase(found, slot) === "" ? definition : plain;
}

/** What all percentages of the column refer to; '' if they differ or there are none. */
export function columnBase(found: ModuleExercise, slot: number): PercentageBase | "" {
  const shares = found.moduleExerciseRounds.flatMap(({ roundDefinitions }) => {
    const definition = roundDefinitions[slot];
    const isShare = definition?.trackableCategory === "weight" && scaleOf(definition.trackableType) === "percentage";
    return isShare ? [definition.percentageOf ?? percentageBases[0]] : [];
  });
  const [only] = shares;
  return only && shares.every((base) => base === only) ? only : "";
}

function tick(isTicked: boolean) {
  return isTicked ? "on" : "";
}

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

function workoutCommand(part: "name" | "motivation" | "restDay", text: string, newId: () => string): Command {
  if (part === "name") return { type: "workout.rename", name: text };
  if (part === "motivation") return { type: "workout.motivate", motivation: text };
  if (text !== "") return { type: "workout.setRestDay", restDay: true };
  return { type: "workout.setRestDay", restDay: false, moduleIds: [newId(), newId(), newId()] };
}

function setCommand(moduleId: string, part: (typeof setParts)[number], text: string): Command {
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

function exerciseCommand(moduleExerciseId: string, part: (typeof exerciseParts)[number], text: string): Command {
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
