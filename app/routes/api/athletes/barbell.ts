import { z } from "zod";
import { barbellLimits, type Plate } from "#app/domain/strength/plates.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import { readBarbell, saveBarbell } from "#app/features/account/barbell.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import type { Context } from "#app/services/context.server.ts";

const own = { access: "me:enter", evenExpired: true, path: "/users/current/barbell" } as const;
const unit = z.enum(unitChoices.weight);
const weight = (least: number, most: number) => z.number().min(least).max(most).multipleOf(0.01);

const fields = {
  bar: weight(0, barbellLimits.bar),
  barUnit: unit,
  plates: z
    .array(z.object({ weight: weight(0.01, barbellLimits.plate), pairs: z.int().min(1).max(barbellLimits.pairs) }))
    .max(barbellLimits.plates)
    .refine((plates) => new Set(plates.map((plate) => plate.weight)).size === plates.length, "Name each plate once")
    .transform((plates) => plates.toSorted((one: Plate, other: Plate) => other.weight - one.weight)),
  plateUnit: unit,
};

const shown = named(
  "Barbell",
  z.object({
    bar: z.number(),
    barUnit: unit,
    plates: z.array(z.object({ weight: z.number(), pairs: z.int() })),
    plateUnit: unit,
    isOwn: z.boolean().describe("False for what most gyms have."),
    version: z.int().describe("Of the user."),
  }),
);

async function ownBarbell(ctx: Context) {
  const { barbell, ...rest } = await readBarbell(ctx);
  return { ...barbell, ...rest };
}

export const barbell = resource("Bar and plates", [
  operation({
    ...own,
    method: "GET",
    summary: "Your bar and plates, or what most gyms have",
    scope: "account:read",
    answer: shown,
    run: ({ ctx }) => ownBarbell(ctx),
  }),
  operation({
    ...own,
    method: "PUT",
    summary: "Change your bar and plates",
    scope: "account:write",
    body: z.object({ ...fields, version: z.int().describe("The version you read.") }),
    answer: shown,
    async run({ ctx, body: { version, ...given } }) {
      const saved = await saveBarbell(ctx, version, given);
      return saved.ok ? ownBarbell(ctx) : saved;
    },
  }),
]);
