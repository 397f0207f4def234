import { z } from "zod";
import { formatOtherNames, otherNameLimits } from "#app/domain/exercises/other-names.ts";
import { oneRepetitionMaximumFormulas } from "#app/domain/strength/one-repetition-maximum.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import type { ExerciseRow } from "#app/features/exercises/page.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, reference } from "#app/http/api/schemas.ts";
import { image, imageBody, toApiImage } from "./image-schemas.ts";
import { difficulty } from "./program-schemas.ts";

const place = z.object({ id, name: z.string() });
const formula = z.enum(oneRepetitionMaximumFormulas);
const trackables = z.array(z.enum(trackableCategories)).max(trackableCategories.length);

export const exercise = named(
  "Exercise",
  z.object({
    id,
    name: z.string(),
    otherNames: z.array(z.string()).describe("Searches and the text of a week find the exercise by these, too."),
    description: z.string(),
    videoUrl: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    image: image.nullable(),
    difficulty,
    categories: z.array(place),
    subcategories: z.array(place),
    trackableCategoryConfiguration: trackables,
    oneRepetitionMaxFormula: formula.nullable(),
    superiorExercise: place.nullable(),
    superiorExercisePercentage: z.number().nullable(),
    isSystem: z.boolean(),
    creator: reference.nullable(),
    version: z
      .int()
      .describe("Send it with a change, so that a change that somebody else made in the meantime is not lost."),
  }),
);

const places = z.array(reference).max(200);

function isOneName(text: string) {
  return !/[,;\r\n]/.test(text);
}

export const exerciseBody = z.object({
  name: formText(200),
  otherNames: z
    .array(formText(otherNameLimits.length).refine(isOneName, "must not contain a comma, semicolon or line break"))
    .max(otherNameLimits.count)
    .optional()
    .describe("Left out, they stay as they are."),
  description: formText(2000).default(""),
  videoUrl: formText(500).nullish(),
  image: imageBody,
  difficulty: reference,
  categories: places,
  subcategories: places.default([]),
  trackableCategoryConfiguration: trackables.default([]),
  oneRepetitionMaxFormula: formula.nullish(),
  superiorExercise: reference.nullish(),
  superiorExercisePercentage: z.number().nullish(),
});

export function toApiExercise({ imageId, creatorId, ...row }: ExerciseRow) {
  return { ...row, image: toApiImage(imageId), creator: creatorId ? { id: creatorId } : null };
}

/** As form values, so that the form's rules apply. */
export function exerciseFields({ image, difficulty, ...given }: z.output<typeof exerciseBody>) {
  return {
    name: given.name,
    otherNames: formatOtherNames(given.otherNames ?? []),
    description: given.description,
    videoUrl: given.videoUrl ?? "",
    imageId: image?.id ?? "",
    difficulty: difficulty.id,
    categories: given.categories.map(({ id }) => id),
    subcategories: given.subcategories.map(({ id }) => id),
    trackableCategories: given.trackableCategoryConfiguration,
    oneRepetitionMaxFormula: given.oneRepetitionMaxFormula ?? "",
    superiorPick: given.superiorExercise?.id ?? "",
    superiorExercisePercentage: String(given.superiorExercisePercentage ?? ""),
  };
}

export const exerciseNames = {
  imageId: "image",
  trackableCategories: "trackableCategoryConfiguration",
  superiorPick: "superiorExercise",
};
