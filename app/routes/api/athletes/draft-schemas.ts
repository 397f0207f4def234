import { z } from "zod";
import { storedWorkoutSchema } from "#app/domain/completions/schema.ts";
import type { DraftRefused } from "#app/features/drafts/mutations.server.ts";
import type { DraftView, NextDraft } from "#app/features/drafts/queries.server.ts";
import { draftSchema, finishSchema } from "#app/features/drafts/schema.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant, reference } from "#app/http/api/schemas.ts";

const told = {
  id: id.describe("Also of the completion that it becomes."),
  program: reference,
  workoutKey: z.string().describe("The day number, or the date."),
  occurrence: z.int().describe("How many times you do this workout, from 1."),
  prescriptionId: id.nullable(),
  startedAt: instant,
  updatedAt: instant,
  device: z.string().nullable().describe("Where it was last saved; null for an app."),
  version: z.int(),
};

export const shortDraft = named("ShortDraft", z.object({ ...told, workout: reference }));
export const draft = named("Draft", z.object({ ...told, workout: storedWorkoutSchema }));

export const next = named(
  "NextDraft",
  z.object({
    id: told.id,
    occurrence: told.occurrence,
    version: z.int().describe("0 if nothing is saved."),
    draft: draft.nullable(),
  }),
);

const ofAddress = { programId: true } as const;
export const draftBody = draftSchema.omit(ofAddress);
export const finishBody = finishSchema.omit(ofAddress);

export function toApiDraft({ programId, workoutId: _, ...rest }: DraftView) {
  return { ...rest, program: { id: programId } };
}

export function toApiNext({ draft: found, ...rest }: NextDraft) {
  return { ...rest, draft: found && toApiDraft(found) };
}

/** `current` of the problem: what the other device saved. */
export function toApiRefusal({ latest, ...refusal }: DraftRefused): DraftRefused {
  if (!latest) return refusal;
  return { ...refusal, theirs: { values: toApiDraft(latest) as never, version: latest.version } };
}
