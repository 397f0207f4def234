import type { Role } from "#app/domain/policy/roles.ts";

/** A row of everybody. */
export type UserRow = {
  id: string;
  fullName: string;
  email: string;
  pictureUrl: string | null;
  isActivated: boolean;
  roles: Role[];
  /** What their account is subscribed to, in words. */
  package: string;
  mayEdit: boolean;
  mayDelete: boolean;
};

/** A person as administrators edit them, and what may be done about them. */
export type ManagedUser = Omit<UserRow, "pictureUrl"> & {
  accountId: string;
  businessName: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  partnerCommissionRate: string | null;
  maxUsersOverride: number | null;
  maxUsersOverrideUntil: string | null;
  /** How many users of its licence their account has. */
  used: number;
  /** Whether they are a client of the actor's account, or asked to be one; null for who is no guest of it. */
  guest: { isClient: boolean; isPending: boolean } | null;
  version: number;
  /** Who changed it last. */
  changedBy: string | null;
};

/** A program that the person follows, and the business that gave it. */
export type FollowedProgram = { id: string; name: string; businessName: string; assignDate: string };

/** A program that the person bought, and what they paid: '€19.90', or 'free'. */
export type BoughtProgram = { id: string; name: string; price: string; purchasedOn: string };

/** What the editor shows of a person beside its form. */
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
