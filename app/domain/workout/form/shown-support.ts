import { trackables } from "#app/domain/trackables/table.ts";
import { exerciseDetails } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { hasRoundCount, hasTimeCap } from "#app/domain/workout/document/set-types.ts";
import { columnBase, type Field, fieldName } from "./fields.ts";
import { readField } from "./read-field.ts";
import { foldsToOneLine, showsInterval } from "./table.ts";

export function fieldsShown(workout: Workout, key: string, open: string | null = null): Field[] {
  const restDay: Field = { of: "workout", key, part: "restDay" };
  if (workout.restDay) return [restDay];
  const texts: Field[] = [
    { of: "workout", key, part: "name" },
    { of: "workout", key, part: "motivation" },
  ];
  return [restDay, ...texts, ...workout.modules.flatMap((module) => fieldsOfSet(module, key, open))];
}

export function postedAsShown(workout: Workout, key: string, open: string | null = null): [string, string][] {
  return fieldsShown(workout, key, open).flatMap((field): [string, string][] => {
    const text = readField(workout, field) ?? "";
    const name = fieldName(field);
    if (!isTick(field)) return [[name, text.replaceAll("\n", "\r\n")]];
    const hidden: [string, string] = [name, ""];
    return text === "" ? [hidden] : [hidden, [name, text]];
  });
}

function isTick(field: Field) {
  if (field.of === "exercise") return field.part === "perSide";
  return field.of === "restRound" || (field.of === "workout" && field.part === "restDay");
}

function fieldsOfSet(module: Module, key: string, open: string | null): Field[] {
  const set = { of: "set", key, id: module.id } as const;
  return [
    { ...set, part: "name" },
    { ...set, part: "setType" },
    ...(hasRoundCount(module.setType) ? [{ ...set, part: "setRounds" } as const] : []),
    ...(hasTimeCap(module.setType) ? [{ ...set, part: "timeCap" } as const] : []),
    ...(showsInterval(module) ? [{ ...set, part: "interval" } as const] : []),
    { ...set, part: "description" },
    ...module.moduleExercises.flatMap((entry) => fieldsOfEntry(entry, key, open === entry.id)),
  ];
}

function fieldsOfEntry(entry: ModuleExercise, key: string, isOpen: boolean): Field[] {
  return [
    { of: "exercise", key, id: entry.id, part: "description" },
    ...(isOpen && !entry.isRest ? columnFields(entry, key) : []),
    ...(isOpen && !entry.isRest
      ? exerciseDetails.map((part): Field => ({ of: "exercise", key, id: entry.id, part }))
      : []),
    ...valueFields(entry, key, !isOpen && foldsToOneLine(entry)),
    ...(isOpen
      ? entry.moduleExerciseRounds.map((_, round): Field => ({ of: "restRound", key, id: entry.id, round }))
      : []),
  ];
}

function columnFields(entry: ModuleExercise, key: string): Field[] {
  return entry.trackableCategories.flatMap(({ trackableCategory: category }, slot) => {
    const column = { of: "column", key, id: entry.id, slot } as const;
    const { units = [], types = [] } = category ? trackables[category] : {};
    return [
      { ...column, part: "category" } as const,
      ...(units.length > 1 ? [{ ...column, part: "unit" } as const] : []),
      ...(types.length > 1 ? [{ ...column, part: "type" } as const] : []),
      ...(columnBase(entry, slot) === "" ? [] : [{ ...column, part: "base" } as const]),
    ];
  });
}

function valueFields(entry: ModuleExercise, key: string, isFolded: boolean): Field[] {
  const rounds = isFolded ? entry.moduleExerciseRounds.slice(0, 1) : entry.moduleExerciseRounds;
  return rounds.flatMap(({ isRest, roundDefinitions }, round) =>
    roundDefinitions.flatMap(({ trackableCategory: category }, slot): Field[] => {
      if (category === null || (isRest && category !== "time")) return [];
      return [{ of: "value", key, id: entry.id, round: isFolded ? "all" : round, slot }];
    }),
  );
}
