import type { z } from "zod";
import { type Actor, type Role, roles } from "#app/domain/policy/roles.ts";
import type { ReadUser } from "#app/features/account/user.server.ts";
import type { UserInfoValues } from "#app/features/account/user-info-form.ts";
import { startsOf, type UserValues } from "#app/features/users/administration/form.ts";
import type { UserOfPage } from "#app/features/users/administration/page.server.ts";
import type { ManagedUser } from "#app/features/users/administration/views.ts";
import type { grantsBody, licenceBody, profileBody, user } from "./user-schemas.ts";

export function toApiUser(actor: Actor, { info, managed }: ReadUser) {
  const own = info && {
    ...info.starts,
    fullName: actor.fullName,
    email: actor.email,
    phoneNumber: info.starts.phoneNumber,
  };
  const known = managed ?? (own && { ...own, id: actor.userId, isActivated: true, roles: actor.roles });
  if (!known) throw new Error("The user was not loaded.");
  const { id, firstName, lastName, fullName, email, isActivated } = known;
  return {
    id,
    firstName,
    lastName,
    fullName,
    email,
    isActivated,
    phoneNumber: known.phoneNumber || null,
    roles: known.roles.map((code: Role) => ({ code })),
    account: { id: managed?.accountId ?? actor.accountId, ...(managed && licenceOf(managed)) },
    ...(info && toApiOwnInfo(info)),
    ...(managed && toApiGrants(managed)),
  };
}

function licenceOf({ maxUsersOverride, maxUsersOverrideUntil }: ManagedUser) {
  return { maxUsersOverride, maxUsersOverrideUntil };
}

function toApiOwnInfo({ starts, version }: NonNullable<ReadUser["info"]>) {
  const { timeZone, imageId } = starts;
  const preferences = { ...chosen(starts), timeZone };
  return { preferences, imageId: imageId || null, version };
}

/** why: the form's choices are these values, typed as text */
function chosen(starts: Omit<UserInfoValues, "image">) {
  const { weightUnit, distanceUnit, heightUnit, velocityUnit, roundingStep, density } = starts;
  const choices = { weightUnit, distanceUnit, heightUnit, velocityUnit, roundingStep, density };
  return choices as Omit<z.input<typeof user>["preferences"] & object, "timeZone">;
}

function toApiGrants({ partnerCommissionRate: rate, guest, version }: ManagedUser) {
  const partnerCommissionRate = rate === null ? null : Number(rate);
  return { partnerCommissionRate, isClient: guest?.isClient ?? null, grantsVersion: version };
}

export function toApiListItem({ id, firstName, lastName, fullName, email, isActivated, ...row }: UserOfPage) {
  const { subscriptionValidUntil, packageName: latestPackage } = row;
  const codes = roles.filter((role) => row.roles.includes(role)).map((code) => ({ code }));
  return { id, firstName, lastName, fullName, email, isActivated, roles: codes, subscriptionValidUntil, latestPackage };
}

export function profileFields({ version: _, ...given }: z.output<typeof profileBody>): Partial<UserInfoValues> {
  const { phoneNumber, imageId, ...rest } = given;
  const named = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(named),
    ...(phoneNumber === undefined ? {} : { phoneNumber: phoneNumber ?? "" }),
    ...(imageId === undefined ? {} : { imageId: imageId ?? "" }),
  };
}

export function grantFields(managed: ManagedUser, given: z.output<typeof grantsBody>): UserValues {
  const has = (code: Role) => given.roles.some((role) => role.code === code);
  const starts = startsOf(managed);
  return {
    ...starts,
    isAdmin: has("ADM"),
    isPartner: has("PAR"),
    isTrainer: has("TRN"),
    isWriter: has("WRT"),
    isClient: given.isClient ?? starts.isClient,
    ...(given.partnerCommissionRate === undefined ? {} : { partnerCommissionRate: text(given.partnerCommissionRate) }),
    ...(given.account ? licenceFields(given.account) : {}),
  };
}

export function licenceFields({ maxUsersOverride, maxUsersOverrideUntil }: z.output<typeof licenceBody>) {
  return { persons: text(maxUsersOverride), until: maxUsersOverrideUntil ?? "" };
}

export const grantNames = {
  persons: "maxUsersOverride",
  until: "maxUsersOverrideUntil",
  isAdmin: "roles",
  isWriter: "roles",
};

function text(number: number | null) {
  return number === null ? "" : String(number);
}
