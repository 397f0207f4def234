import { z } from "zod";
import { completionSchema } from "#app/domain/completions/schema.ts";
import { idSchema } from "#app/domain/workout/document/schema.ts";

/** Fits the column. */
const maxOccurrence = 32_767;

const place = {
  programId: idSchema,
  occurrence: z.int().min(1).max(maxOccurrence),
  version: z.int().min(0).describe("The version you read, 0 for a draft that was never saved."),
};

export const draftSchema = z.object({
  ...place,
  prescriptionId: idSchema.nullish(),
  startedAt: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("Left out, the time of the first save; later saves keep it."),
  workout: completionSchema.shape.workout,
});

export const finishSchema = completionSchema.omit({ id: true }).extend(place);

export type DraftInput = z.output<typeof draftSchema>;
export type FinishInput = z.output<typeof finishSchema>;
