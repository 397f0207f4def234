import type { Role } from "#app/domain/policy/roles.ts";

export type InvitedAs = { isClient: boolean; isPartner: boolean; isTrainer: boolean; isWriter: boolean };

/** Decisions §1: somebody invited only as a client, without another role, uses the mobile app alone. */
export function rolesByInvitations(invitations: readonly InvitedAs[], had: readonly Role[] = []): Role[] {
  const granted: Role[] = [];
  if (invitations.some(({ isPartner }) => isPartner)) granted.push("PAR");
  if (invitations.some(({ isTrainer }) => isTrainer)) granted.push("TRN");
  if (invitations.some(({ isWriter }) => isWriter)) granted.push("WRT");
  const roles = new Set<Role>([...had, ...granted]);
  if (roles.size === 0) roles.add("USR");
  return [...roles];
}

export function isAppOnly(roles: readonly Role[]) {
  return roles.every((role) => role === "USR");
}
