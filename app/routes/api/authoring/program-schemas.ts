import { z } from "zod";
import { type TimeUnitCode, timeUnitCodes } from "#app/domain/schedule/span.ts";
import { roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { timeUnitNames } from "#app/features/programs/form.ts";
import type { ProgramRow } from "#app/features/programs/page.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, formText, id, reference } from "#app/http/api/schemas.ts";
import { image, imageBody, toApiImage } from "./image-schemas.ts";

export const difficulty = z.object({ id, code: z.string(), name: z.string() });

export const timeUnit = z.object({ code: z.enum(timeUnitCodes), name: z.string() });

export function toApiTimeUnit(code: TimeUnitCode | null) {
  return code && { code, name: timeUnitNames[code] };
}

export const roundingStep = z.enum(roundingSteps);

const status = z.int().describe("1 Unpublished, 2 Pending, 3 Published");
const creator = z.object({
  id,
  fullName: z.string(),
  partnerCommissionRate: z.number().nullable().describe("In percent; only for administrators."),
});

export const program = named(
  "Program",
  z.object({
    id,
    name: z.string(),
    image: image.nullable(),
    duration: z.int().nullable(),
    timeUnit: timeUnit.nullable(),
    difficulty,
    folder: z.object({ id, name: z.string() }).nullable(),
    position: z.int().nullable().describe("Its place in the folder, from 1."),
    continuous: z.boolean(),
    startDate: day.nullable(),
    shortDescription: z.string(),
    description: z.string(),
    status,
    isPublished: z.boolean(),
    price: z.number().nullable().describe("In euros."),
    feedback: z.string(),
    creator,
    isBought: z.boolean().describe("You bought it: you can read it, give it to your clients, and copy it."),
    version: z
      .int()
      .describe("The version of its details. Send it with a change, so that one made in the meantime is not lost."),
    publishingVersion: z.int().describe("The version of its publishing, for the same purpose."),
  }),
);

export const programBody = z.object({
  name: formText(200),
  difficulty: reference,
  continuous: z.boolean().default(false),
  duration: z.number().nullish(),
  timeUnit: z.object({ code: z.enum(timeUnitCodes) }).nullish(),
  startDate: day.nullish(),
  shortDescription: formText(300).default(""),
  description: formText(5000).default(""),
  folder: reference.nullish(),
  image: imageBody,
});

export function toApiProgram({ imageId, folderId, folderName, priceCents, creatorId, ...row }: ProgramRow) {
  return {
    ...row,
    image: toApiImage(imageId),
    timeUnit: toApiTimeUnit(row.timeUnit),
    folder: folderId === null ? null : { id: folderId, name: folderName ?? "" },
    isPublished: row.status === 3,
    price: priceCents === null ? null : priceCents / 100,
    creator: { id: creatorId, fullName: row.creatorName, partnerCommissionRate: row.partnerCommissionRate },
  };
}

/** As form values, so that the form's rules apply. */
export function programFields({ name, difficulty, folder, image, ...given }: z.output<typeof programBody>) {
  return {
    programName: name,
    difficulty: difficulty.id,
    continuous: given.continuous,
    duration: String(given.duration ?? ""),
    timeUnit: given.timeUnit?.code ?? "",
    startDate: given.startDate ?? "",
    shortDescription: given.shortDescription,
    description: given.description,
    folder: folder?.id ?? "",
    imageId: image?.id ?? "",
  };
}
