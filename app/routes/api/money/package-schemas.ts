import { z } from "zod";
import { billingOf, billings, daysOf } from "#app/domain/packages/billing.ts";
import type { PackageValues } from "#app/features/packages/form.ts";
import type { PackageView } from "#app/features/packages/views.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id } from "#app/http/api/schemas.ts";
import { euros, inEuros } from "./euros.ts";

export const licencePackage = named(
  "Package",
  z.object({
    id,
    name: z.string(),
    maxUsers: z.int(),
    price: euros,
    durationInDays: z.int(),
    trialPeriod: z.int().nullable().describe("In days."),
    published: z.boolean(),
    description: z.string().describe("HTML with only a few tags, sanitised."),
    version: z.int(),
  }),
);

export const packageBody = z.object({
  name: formText(100),
  maxUsers: z.number(),
  price: euros,
  durationInDays: z.int().describe(`${billings.map(daysOf).join(" or ")}.`),
  trialPeriod: z.number().nullish(),
  description: formText(20_000).default(""),
  leaveOut: z.boolean().default(false).describe("Saves the description without the parts that are not allowed."),
  published: z.boolean().default(false),
});

export function toApiPackage({ priceCents, ...one }: PackageView) {
  return { ...one, price: inEuros(priceCents) };
}

/** As form values, so that the form's rules apply. */
export function packageFields({ durationInDays, ...given }: z.output<typeof packageBody>): PackageValues {
  const { name, maxUsers, price, trialPeriod, description, leaveOut, published } = given;
  const isDuration = billings.some((billing) => daysOf(billing) === durationInDays);
  return {
    name,
    description,
    leaveOut,
    published,
    maxUsers: String(maxUsers),
    price: String(price),
    billing: isDuration ? billingOf(durationInDays) : "",
    trialPeriod: String(trialPeriod ?? ""),
  };
}

export const packageNames = { billing: "durationInDays" };
