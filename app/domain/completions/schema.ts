import { z } from "zod";
import {
  idSchema,
  moduleOf,
  roundDefinitionFields,
  text,
  valueText,
  workoutOf,
} from "#app/domain/workout/document/schema.ts";
import type { ComparedDefinition } from "./compare.ts";
import type { DoneDefinition, PrescribedDefinition } from "./document.ts";
import { readDone } from "./done-value.ts";

/** More than anybody writes about one workout. */
export const mostOfComment = 2_000;

const shownValue = z.union([z.number(), valueText]).nullable().default(null);

const doneDefinitionSchema: z.ZodType<DoneDefinition> = z
  .object({ ...roundDefinitionFields, calculatedValue: shownValue, doneValue: shownValue })
  .superRefine((definition, context) => {
    const read = readDone(definition);
    if (!read.ok) context.addIssue({ code: "custom", path: ["doneValue"], message: read.reason });
  });

/** The workout document with what was done in it. */
export const doneWorkoutSchema = workoutOf(doneDefinitionSchema);

/** A value as it was prescribed, with what a share came to for the athlete. */
export const prescribedDefinitionSchema: z.ZodType<PrescribedDefinition> = z.object({
  ...roundDefinitionFields,
  calculatedValue: shownValue,
});

/** The sets of a prescription. */
export const prescribedModulesSchema = z.array(moduleOf(prescribedDefinitionSchema));

/** The sets of a workout that was done, each value with the prescribed one. */
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
 * A completion as the app sends it; `id` is made there, so that sending it twice stores one. The program's workout is
 * the one that the document has the id of. The rating and what follows it may be left out by apps that do not know them:
 * a change then keeps what is stored, and null takes it away.
 */
export const completionSchema = z.object({
  id: idSchema,
  programId: idSchema,
  doneAt: z.iso.datetime({ offset: true }),
  successfullyCompleted: z.boolean(),
  comment: text(mostOfComment).nullish(),
  sessionRpe: z.number().min(0).max(10).multipleOf(0.5).nullish(),
  minutes: z.int().min(1).max(1_440).nullish(),
  imageId: idSchema.nullish(),
  prescriptionId: idSchema.nullish(),
  workout: doneWorkoutSchema,
});

export type CompletionInput = z.output<typeof completionSchema>;
