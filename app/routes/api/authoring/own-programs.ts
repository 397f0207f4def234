import { z } from "zod";
import type { OwnProgramRow } from "#app/features/training/programs.server.ts";
import { findOwnProgram, ownProgramKeys, pageOfOwnPrograms } from "#app/features/training/programs.server.ts";
import { pageOfPurchases, purchaseKeys } from "#app/features/training/purchases.server.ts";
import { startBought } from "#app/features/training/start.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant, reference } from "#app/http/api/schemas.ts";
import { plannedDay, seenVersion } from "./body-schemas.ts";
import { image, toApiImage } from "./image-schemas.ts";
import { difficulty, roundingStep, timeUnit, toApiTimeUnit } from "./program-schemas.ts";

const person = z.object({ id, fullName: z.string() });

const assignment = z.object({
  business: z.object({ id, name: z.string() }),
  assigner: person,
  assignDate: day,
  startDate: day.describe("Day 1 of a program of fixed length is this day."),
  lastDay: day.nullable(),
  roundingStep: roundingStep.describe("Calculated weights are rounded to it, for you and your coach alike."),
  isOverdue: z.boolean(),
});

const begun = z.object({ startDate: day.nullable(), lastDay: day.nullable(), version: z.int() });

const ownProgram = named(
  "OwnProgram",
  z.object({
    id,
    name: z.string(),
    shortDescription: z.string(),
    description: z.string(),
    image: image.nullable(),
    difficulty,
    continuous: z.boolean(),
    duration: z.int().nullable(),
    timeUnit: timeUnit.nullable(),
    startDate: day.nullable(),
    creator: person,
    assignments: z.array(assignment).describe("Who gave it to you; none for one that you only bought."),
    purchasedOn: instant.nullable(),
    begun: begun.nullable().describe("Of a program that you bought. Its start is your day 1, null before you begin."),
  }),
);

function toApiOwnProgram({ imageId, timeUnit, creatorId, creatorName, ...program }: OwnProgramRow) {
  return {
    ...program,
    image: toApiImage(imageId),
    timeUnit: toApiTimeUnit(timeUnit),
    creator: { id: creatorId, fullName: creatorName },
  };
}

const purchase = named(
  "Purchase",
  z.object({ id, program: reference.extend({ name: z.string() }), purchasedOn: instant, price: z.number() }),
);

/** Personal, whatever their roles and subscription (decisions §1, §2). */
export const ownPrograms = resource("Own training", [
  listOperation({
    path: "/programs/own",
    summary: "The programs that you were given or bought, by name",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    item: ownProgram,
    keys: ownProgramKeys,
    async run({ ctx, page }) {
      const { rows, total } = await pageOfOwnPrograms(ctx, page);
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof ownProgramKeys> => [sortName, id]);
      return { items: items.map(toApiOwnProgram), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/programs/own/{id}",
    summary: "One program that you were given or bought",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    answer: ownProgram,
    run: async ({ ctx, path }) => toApiOwnProgram(await findOwnProgram(ctx, path.id)),
  }),
  operation({
    method: "PUT",
    path: "/programs/own/{id}/start",
    summary: "Begin a program that you bought, or move its start",
    description: "From then on its days are planned for you. A coach moves the start of what they assigned.",
    access: "me:enter",
    scope: "training:write",
    evenExpired: true,
    body: z.object({ startDate: plannedDay, version: seenVersion }),
    answer: ownProgram,
    async run({ ctx, path, body }) {
      const started = await startBought(ctx, path.id, body.version, body.startDate);
      return started.ok ? toApiOwnProgram(await findOwnProgram(ctx, path.id)) : started;
    },
  }),
  listOperation({
    path: "/purchases",
    summary: "The programs that you bought, the newest first",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    item: purchase,
    keys: purchaseKeys,
    async run({ ctx, page }) {
      const { rows, total } = await pageOfPurchases(ctx, page);
      const { items, next } = pageOf(rows, page, ({ boughtAt, programId }): [string, string] => [boughtAt, programId]);
      const shown = items.map(({ id, programId, name, purchasedAt, priceCents }) => {
        return { id, program: { id: programId, name }, purchasedOn: purchasedAt, price: priceCents / 100 };
      });
      return { items: shown, total, next };
    },
  }),
]);
