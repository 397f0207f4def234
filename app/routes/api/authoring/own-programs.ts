import { z } from "zod";
import type { OwnProgramRow } from "#app/features/training/programs.server.ts";
import { findOwnProgram, ownProgramKeys, pageOfOwnPrograms } from "#app/features/training/programs.server.ts";
import { pageOfPurchases, purchaseKeys } from "#app/features/training/purchases.server.ts";
import { pageOfWorkouts, workoutKeys } from "#app/features/workouts/page-queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant, reference } from "#app/http/api/schemas.ts";
import { image, toApiImage } from "./image-schemas.ts";
import { difficulty, roundingStep, timeUnit, toApiTimeUnit } from "./program-schemas.ts";
import { daysQuery, toApiWorkout, workout } from "./workout-schemas.ts";

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
  }),
);

const purchase = named(
  "Purchase",
  z.object({ id, program: reference.extend({ name: z.string() }), purchasedOn: instant, price: z.number() }),
);

function toApiOwnProgram({ imageId, timeUnit, creatorId, creatorName, purchasedAt, ...program }: OwnProgramRow) {
  return {
    ...program,
    image: toApiImage(imageId),
    timeUnit: toApiTimeUnit(timeUnit),
    creator: { id: creatorId, fullName: creatorName },
    purchasedOn: purchasedAt,
  };
}

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
  listOperation({
    path: "/programs/own/{id}/workouts",
    summary: "The workouts of a program that you were given or bought, in order",
    description: "Days that nobody wrote are left out: they are rest days.",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    query: daysQuery,
    item: workout,
    keys: workoutKeys,
    async run({ ctx, path, query, page }) {
      const program = await findOwnProgram(ctx, path.id);
      const { rows, total } = await pageOfWorkouts(ctx, program, { range: query, ...page }, { isTrained: true });
      const { items, next } = pageOf(rows, page, ({ key }): [string] => [key]);
      return { items: items.map((view) => toApiWorkout(program.id, view)), total, next };
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
