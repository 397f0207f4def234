import type { Role } from "#app/domain/policy/roles.ts";

export type UserRow = {
  id: string;
  fullName: string;
  email: string;
  pictureUrl: string | null;
  isActivated: boolean;
  roles: Role[];
  package: string;
  mayEdit: boolean;
  mayDelete: boolean;
};

export type ManagedUser = Omit<UserRow, "pictureUrl"> & {
  accountId: string;
  businessName: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  partnerCommissionRate: string | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
  used: number;
  guest: { isClient: boolean; isPending: boolean } | null;
  version: number;
  changedBy: string | null;
};

export type FollowedProgram = { id: string; name: string; businessName: string; assignDate: string };

/** '€19.90' or 'free'. */
export type BoughtProgram = { id: string; name: string; price: string; purchasedOn: string };

export type EditedUser = Pick<
  ManagedUser,
  "id" | "fullName" | "email" | "businessName" | "isActivated" | "mayDelete" | "used" | "package"
> & {
  isSystemAdministrator: boolean;
  mayGrantAdmin: boolean;
  isGuest: boolean;
  isAskedAsClient: boolean;
  followed: { total: number; programs: FollowedProgram[] };
  bought: { total: number; programs: BoughtProgram[] };
};
