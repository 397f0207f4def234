import { z } from "zod";
import { densities } from "#app/domain/people/preferences.ts";
import { type Actor, type Role, roles } from "#app/domain/policy/roles.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import type { ReadUser } from "#app/features/account/user.server.ts";
import type { UserInfoValues } from "#app/features/account/user-info-form.ts";
import { startsOf, type UserValues } from "#app/features/users/administration/form.ts";
import type { UserOfPage } from "#app/features/users/administration/page.server.ts";
import type { ManagedUser } from "#app/features/users/administration/views.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, formText, id, instant } from "#app/http/api/schemas.ts";

const role = z.object({ code: z.enum(roles) });
const rate = z.number().nullable().describe("In percent; of partners.");
const grant = { maxUsersOverride: z.int().nullable(), maxUsersOverrideUntil: day.nullable() };
const preferences = {
  timeZone: z.string().describe("As it was chosen; empty where none was."),
  ...{ weightUnit: z.enum(unitChoices.weight), distanceUnit: z.enum(unitChoices.distance) },
  ...{ heightUnit: z.enum(unitChoices.height), velocityUnit: z.enum(unitChoices.velocity) },
  density: z.enum(densities),
};
const names = { id, firstName: z.string(), lastName: z.string(), fullName: z.string(), email: z.string() };
const ofAdministrators = { partnerCommissionRate: rate, isClient: z.boolean().nullable(), grantsVersion: z.int() };
const ofOneself = { preferences: z.object(preferences), imageId: id.nullable(), version: z.int() };

/** Somebody: what they say of themself is for them, what they are granted for administrators. */
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

/** What somebody changes of their own; what is not given stays. */
export const givenProfile = z.object({
  firstName: formText(100).optional(),
  lastName: formText(100).optional(),
  phoneNumber: formText(40).nullish(),
  imageId: id.nullish(),
  ...z.object(preferences).extend({ timeZone: formText(64) }).partial().shape,
  version: z.int().describe("As it was read, so that a change made meanwhile is not lost."),
});

/** What administrators grant somebody and their account; the licence stays where no account is given. */
export const givenGrants = z.object({
  roles: z.array(role).max(roles.length),
  partnerCommissionRate: z.number().nullish(),
  account: z.object(grant).optional(),
  isClient: z.boolean().nullish().describe("Of your guests: whether your own account coaches them."),
  grantsVersion: z.int().describe("As it was read."),
});

/** Either of the two, as document 2 and document 3 send them to one address. */
export const givenUser = givenProfile
  .extend(givenGrants.shape)
  .partial()
  .superRefine(({ roles, grantsVersion, version }, issues) => {
    if (roles && grantsVersion === undefined) issues.addIssue({ code: "custom", path: ["grantsVersion"], message });
    if (!roles && version === undefined) issues.addIssue({ code: "custom", path: ["version"], message });
  });

const message = "Send the version that you have read";

export function shownUser(actor: Actor, { info, managed }: ReadUser) {
  const own = info && { ...info.starts, fullName: actor.fullName, email: actor.email, phoneNumber: info.starts.phoneNumber };
  const known = managed ?? (own && { ...own, id: actor.userId, isActivated: true, roles: actor.roles });
  if (!known) throw new Error("Of this user nothing was read.");
  const { id, firstName, lastName, fullName, email, isActivated } = known;
  return {
    ...{ id, firstName, lastName, fullName, email, isActivated },
    phoneNumber: known.phoneNumber || null,
    roles: known.roles.map((code: Role) => ({ code })),
    account: { id: managed?.accountId ?? actor.accountId, ...(managed && licenceOf(managed)) },
    ...(info && shownOwn(info)),
    ...(managed && shownGrants(managed)),
  };
}

function licenceOf({ maxUsersOverride, maxUsersOverrideUntil }: ManagedUser) {
  return { maxUsersOverride, maxUsersOverrideUntil };
}

function shownOwn({ starts, version }: NonNullable<ReadUser["info"]>) {
  const { timeZone, imageId } = starts;
  const preferences = { ...chosen(starts), timeZone };
  return { preferences, imageId: imageId || null, version };
}

/** why: the form's choices are of these, and typed as texts */
function chosen({ weightUnit, distanceUnit, heightUnit, velocityUnit, density }: Omit<UserInfoValues, "image">) {
  const choices = { weightUnit, distanceUnit, heightUnit, velocityUnit, density };
  return choices as Omit<z.input<typeof user>["preferences"] & object, "timeZone">;
}

function shownGrants({ partnerCommissionRate: rate, guest, version }: ManagedUser) {
  const partnerCommissionRate = rate === null ? null : Number(rate);
  return { partnerCommissionRate, isClient: guest?.isClient ?? null, grantsVersion: version };
}

export function shownOfList({ id, firstName, lastName, fullName, email, isActivated, ...row }: UserOfPage) {
  const { subscriptionValidUntil, packageName: latestPackage } = row;
  const codes = roles.filter((role) => row.roles.includes(role)).map((code) => ({ code }));
  return { id, firstName, lastName, fullName, email, isActivated, roles: codes, subscriptionValidUntil, latestPackage };
}

/** What was given of a profile, as its form has it. */
export function profileFields({ version: _, ...given }: z.output<typeof givenProfile>): Partial<UserInfoValues> {
  const { phoneNumber, imageId, ...rest } = given;
  const named = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(named),
    ...(phoneNumber === undefined ? {} : { phoneNumber: phoneNumber ?? "" }),
    ...(imageId === undefined ? {} : { imageId: imageId ?? "" }),
  };
}

/** What was given of grants, as the form of a user has it. */
export function grantFields(managed: ManagedUser, given: z.output<typeof givenGrants>): UserValues {
  const has = (code: Role) => given.roles.some((role) => role.code === code);
  const starts = startsOf(managed);
  return {
    ...starts,
    ...{ isAdmin: has("ADM"), isPartner: has("PAR"), isTrainer: has("TRN"), isWriter: has("WRT") },
    isClient: given.isClient ?? starts.isClient,
    ...(given.partnerCommissionRate === undefined ? {} : { partnerCommissionRate: text(given.partnerCommissionRate) }),
    ...(given.account ? licenceFields(given.account) : {}),
  };
}

/** What is granted an account beside any subscription, likewise. */
export function licenceFields({ maxUsersOverride, maxUsersOverrideUntil }: z.output<typeof givenLicence>) {
  return { persons: text(maxUsersOverride), until: maxUsersOverrideUntil ?? "" };
}

export const givenLicence = z.object(grant);

/** How the API calls what the form of a user calls otherwise. */
export const grantNames = { persons: "maxUsersOverride", until: "maxUsersOverrideUntil", isAdmin: "roles", isWriter: "roles" };

function text(number: number | null) {
  return number === null ? "" : String(number);
}
