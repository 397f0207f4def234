import { z } from "zod";
import { densities } from "#app/domain/people/preferences.ts";
import { roles } from "#app/domain/policy/roles.ts";
import { roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, formText, id, instant } from "#app/http/api/schemas.ts";

const role = z.object({ code: z.enum(roles) });
const rate = z.number().nullable().describe("In percent; for partners.");
const grant = { maxUsersOverride: z.int().nullable(), maxUsersOverrideUntil: day.nullable() };
const preferences = {
  timeZone: z.string().describe("As chosen; empty if none was chosen."),
  weightUnit: z.enum(unitChoices.weight),
  distanceUnit: z.enum(unitChoices.distance),
  heightUnit: z.enum(unitChoices.height),
  velocityUnit: z.enum(unitChoices.velocity),
  roundingStep: z.enum(roundingSteps).describe("Programs that you give round calculated weights to it."),
  density: z.enum(densities),
};
const names = { id, firstName: z.string(), lastName: z.string(), fullName: z.string(), email: z.string() };
const ofAdministrators = { partnerCommissionRate: rate, isClient: z.boolean().nullable(), grantsVersion: z.int() };
const ofOneself = { preferences: z.object(preferences), imageId: id.nullable(), version: z.int() };

export const user = named(
  "User",
  z.object({
    ...names,
    phoneNumber: z.string().nullable(),
    isActivated: z.boolean(),
    roles: z.array(role),
    account: z.object({ id, ...z.object(grant).partial().shape }),
    ...z.object(ofOneself).partial().shape,
    ...z.object(ofAdministrators).partial().shape,
  }),
);

export const userOfList = named(
  "UserOfList",
  z.object({
    ...names,
    isActivated: z.boolean(),
    roles: z.array(role),
    subscriptionValidUntil: instant.nullable(),
    latestPackage: z.string().nullable(),
  }),
);

export const profileBody = z.object({
  firstName: formText(100).optional(),
  lastName: formText(100).optional(),
  phoneNumber: formText(40).nullish(),
  imageId: id.nullish(),
  ...z
    .object(preferences)
    .extend({ timeZone: formText(64) })
    .partial().shape,
  version: z.int().describe("The version you read, so that a change made in the meantime is not lost."),
});

export const grantsBody = z.object({
  roles: z.array(role).max(roles.length),
  partnerCommissionRate: z.number().nullish(),
  account: z.object(grant).optional(),
  isClient: z.boolean().nullish().describe("For your guests: whether your own account coaches them."),
  grantsVersion: z.int().describe("The version you read."),
});

/** Documents 2 and 3 send both to one address. */
export const userBody = profileBody
  .extend(grantsBody.shape)
  .partial()
  .superRefine(({ roles, grantsVersion, version }, issues) => {
    if (roles && grantsVersion === undefined) issues.addIssue({ code: "custom", path: ["grantsVersion"], message });
    if (!roles && version === undefined) issues.addIssue({ code: "custom", path: ["version"], message });
  });

const message = "Send the version that you have read";

export const licenceBody = z.object(grant);
