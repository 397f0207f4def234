import { z } from "zod";
import { readSeconds } from "#app/domain/trackables/read-seconds.ts";
import { percentageBases, scaleOf } from "#app/domain/trackables/types.ts";
import { isClock } from "#app/domain/trackables/units.ts";
import { isEmptyValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, RoundDefinition } from "#app/domain/workout/document/document.ts";
import {
  type DetailFields,
  moduleExerciseOf,
  roundDefinitionFields,
  storedDetails,
} from "#app/domain/workout/document/schema.ts";
import { printDefinition } from "#app/domain/workout/text/print/print-value.ts";
import type { CalculatedDefinition } from "#app/features/calculation/calculate.server.ts";
import { withoutDefaults } from "#app/features/workouts/omitted.ts";
import { named } from "#app/http/api/schema-names.ts";

const definition = z.object(roundDefinitionFields);

/** As apps send them: null and the default take away what is stored, what is left out keeps it (decisions §6). */
const sentFields = definition.extend({ percentageOf: z.enum(percentageBases).nullish() });
export const sentDefinition = sentFields as unknown as z.ZodType<RoundDefinition>;

export const sentDetails = {
  exercise: { ...nullable(storedDetails.exercise), perSide: z.boolean().nullish() },
  set: nullable(storedDetails.set),
} as unknown as DetailFields;

function nullable(fields: Record<string, z.ZodType>) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.nullable()]));
}

export const inNotation = z
  .string()
  .readonly()
  .describe("The value as the text view writes it: '8+', '@85%TM', 'bw+10kg'.");

export type WrittenDefinition = RoundDefinition & { text: string };
export const writtenDefinition: z.ZodType<WrittenDefinition> = definition.extend({ text: inNotation });

/** Each value also in notation, for apps that don't know its type. */
export function writtenOut<Value extends RoundDefinition>(entry: ModuleExercise<Value>) {
  const configuration = entry.exercise?.trackableCategoryConfiguration ?? [];
  const moduleExerciseRounds = entry.moduleExerciseRounds.map((round) => ({
    ...round,
    roundDefinitions: round.roundDefinitions.map((one) => ({
      ...one,
      text: isEmptyValue(one) ? "" : (printDefinition(one, configuration) ?? ""),
    })),
  }));
  return { ...entry, moduleExerciseRounds };
}

function inSeconds(sent: z.infer<typeof sentFields>): RoundDefinition {
  const given = sent as RoundDefinition;
  const isTime = scaleOf(given.trackableType) === "amount" && isClock(given.measurementUnit);
  const read = isTime && typeof given.value === "string" ? readSeconds(given.value) : null;
  return read?.ok ? { ...given, value: read.number } : given;
}

const doneValue = z
  .union([z.number(), z.string().max(100)])
  .nullish()
  .describe("What was done already: the top set of a workout is by it, where there is one.");

export const exerciseBody = moduleExerciseOf<RoundDefinition>(
  sentFields.extend({ doneValue }).transform(inSeconds),
  sentDetails,
).transform((entry) => withoutDefaults(entry));

const calculatedValue = z
  .union([z.number(), z.string()])
  .nullable()
  .describe("A text for both ends of a range ('84-90'), and for a drop set.");

export const calculatedExercise = named(
  "CalculatedExercise",
  moduleExerciseOf<CalculatedDefinition>(definition.extend({ calculatedValue })),
);
