import type { Role } from "#app/domain/policy/roles.ts";

/** What an invitation is for. */
export type InvitedAs = { isClient: boolean; isPartner: boolean; isTrainer: boolean; isWriter: boolean };

/**
 * The roles of somebody who accepts these invitations, beside those that they have (decisions §1): who is invited as a
 * client and nothing more, and has no other role, uses the mobile app alone.
 */
export function rolesByInvitations(invitations: readonly InvitedAs[], had: readonly Role[] = []): Role[] {
  const granted: Role[] = [];
  if (invitations.some(({ isPartner }) => isPartner)) granted.push("PAR");
  if (invitations.some(({ isTrainer }) => isTrainer)) granted.push("TRN");
  if (invitations.some(({ isWriter }) => isWriter)) granted.push("WRT");
  const roles = new Set<Role>([...had, ...granted]);
  if (roles.size === 0) roles.add("USR");
  return [...roles];
}

/** Whether the mobile app is all that these roles are for. */
export function isAppOnly(roles: readonly Role[]) {
  return roles.every((role) => role === "USR");
}
