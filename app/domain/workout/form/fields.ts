import { type PercentageBase, percentageBases, scaleOf, type TrackableType } from "#app/domain/trackables/types.ts";
import { exerciseDetails, setTimings } from "#app/domain/workout/document/details.ts";
import type { ModuleExercise, RoundDefinition } from "#app/domain/workout/document/document.ts";

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

export type FieldPart<Of extends Field["of"]> = Extract<Field, { of: Of; part: unknown }>["part"];

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
