import { z } from "zod";
import { readSeconds } from "#app/domain/trackables/seconds.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import type { RoundDefinition } from "#app/domain/workout/document/document.ts";
import { moduleExerciseOf, roundDefinitionFields } from "#app/domain/workout/document/schema.ts";
import type { CalculatedDefinition } from "#app/features/calculation/calculate.server.ts";
import { named } from "#app/http/api/schema-names.ts";

const definition = z.object(roundDefinitionFields);

function inSeconds({ ...given }: RoundDefinition): RoundDefinition {
  const isTime = scaleOf(given.trackableType) === "amount" && given.measurementUnit === "seconds";
  const read = isTime && typeof given.value === "string" ? readSeconds(given.value) : null;
  return read?.ok ? { ...given, value: read.number } : given;
}

export const exerciseBody = moduleExerciseOf<RoundDefinition>(definition.transform(inSeconds));

const calculatedValue = z
  .union([z.number(), z.string()])
  .nullable()
  .describe("A text for both ends of a range ('84-90'), and for a drop set.");

export const calculatedExercise = named(
  "CalculatedExercise",
  moduleExerciseOf<CalculatedDefinition>(definition.extend({ calculatedValue })),
);
