import { z } from "zod";
import {
  type DetailFields,
  idSchema,
  moduleOf,
  roundDefinitionFields,
  storedDetails,
  text,
  valueText,
  workoutOf,
} from "#app/domain/workout/document/schema.ts";
import type { ComparedDefinition } from "./compare.ts";
import { type DoneDefinition, maxCommentLength, type PrescribedDefinition } from "./document.ts";
import { readDone } from "./done-value.ts";

export const shownValue = z.union([z.number(), valueText]).nullable().default(null);

const doneDefinitionSchema: z.ZodType<DoneDefinition> = z
  .object({ ...roundDefinitionFields, calculatedValue: shownValue, doneValue: shownValue })
  .superRefine((definition, context) => {
    const read = readDone(definition);
    if (!read.ok) context.addIssue({ code: "custom", path: ["doneValue"], message: read.reason });
  });

/** Left out, the prescription says it; see `withPrescribedSides`. */
const perSide = z
  .boolean()
  .nullish()
  .describe("What was done is of one side. Left out, as prescribed; false or null if it was not per side.");
const doneDetails = { ...storedDetails, exercise: { ...storedDetails.exercise, perSide } } as unknown as DetailFields;

export const doneWorkoutSchema = workoutOf(doneDefinitionSchema, doneDetails);

/** As it is stored, whatever the limits were then. */
export const storedWorkoutSchema = workoutOf<DoneDefinition>(
  z.object({ ...roundDefinitionFields, calculatedValue: shownValue, doneValue: shownValue }),
);

export const prescribedDefinitionSchema: z.ZodType<PrescribedDefinition> = z.object({
  ...roundDefinitionFields,
  calculatedValue: shownValue,
});

export const prescribedModulesSchema = z.array(moduleOf(prescribedDefinitionSchema));

export const comparedModulesSchema = z.array(
  moduleOf<ComparedDefinition>(
    z.object({
      ...roundDefinitionFields,
      calculatedValue: shownValue,
      doneValue: shownValue,
      prescribed: prescribedDefinitionSchema.nullable(),
    }),
  ),
);

/**
 * The app makes `id`, so sending twice stores one. Apps that don't know the rating and the fields after it may omit
 * them: an update then keeps what is stored, and null clears it.
 */
export const completionSchema = z.object({
  id: idSchema,
  programId: idSchema,
  doneAt: z.iso.datetime({ offset: true }),
  successfullyCompleted: z.boolean(),
  comment: text(maxCommentLength).nullish(),
  sessionRpe: z.number().min(0).max(10).multipleOf(0.5).nullish(),
  minutes: z.int().min(1).max(1_440).nullish(),
  imageId: idSchema.nullish(),
  prescriptionId: idSchema.nullish(),
  workout: doneWorkoutSchema,
});

export type CompletionInput = z.output<typeof completionSchema>;
