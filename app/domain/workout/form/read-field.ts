import { printValue } from "#app/domain/trackables/values.ts";
import { printDetail, printSetTiming } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { columnBase, columnType, type Field, type FieldPart, inColumn } from "./fields.ts";

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

function readWorkoutField(workout: Workout, part: FieldPart<"workout">): string | null {
  if (part === "restDay") return tick(workout.restDay);
  return workout.restDay ? null : workout[part];
}

function readSetPart(module: Module, part: FieldPart<"set">): string {
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

function readColumn(found: ModuleExercise, part: FieldPart<"column">, slot: number): string | null {
  const column = found.trackableCategories[slot];
  if (!column) return null;
  if (part === "category") return column.trackableCategory ?? "";
  if (part === "unit") return column.measurementUnit ?? "";
  if (part === "base") return columnBase(found, slot);
  return columnType(found, slot) ?? "";
}

function tick(isTicked: boolean) {
  return isTicked ? "on" : "";
}
