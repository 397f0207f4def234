export const invitedRoles = ["client", "partner", "trainer", "writer"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export type InvitedFlags = { isClient: boolean; isPartner: boolean; isTrainer: boolean; isWriter: boolean };

export function rolesInvitedAs({ isClient, isPartner, isTrainer, isWriter }: InvitedFlags): InvitedRole[] {
  const flags: Record<InvitedRole, boolean> = {
    client: isClient,
    partner: isPartner,
    trainer: isTrainer,
    writer: isWriter,
  };
  return invitedRoles.filter((role) => flags[role]);
}

export type InvitationPart = "client" | "roles";

type Answers = { clientAcceptedOn: Date | null; rolesAcceptedOn: Date | null };

export function pendingParts(invite: InvitedFlags & Answers): InvitationPart[] {
  const parts: InvitationPart[] = [];
  const { isClient, isPartner, isTrainer, isWriter } = invite;
  if (isClient && !invite.clientAcceptedOn) parts.push("client");
  if ((isPartner || isTrainer || isWriter) && !invite.rolesAcceptedOn) parts.push("roles");
  return parts;
}

export function formatInvitedRoles(as: readonly InvitedRole[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(as);
}

export const writerRule = "A writer must also be a partner or a trainer";

/** Writers must also be partners or trainers (decisions §1). */
export function isInvitedAsOnlyWriter({
  isWriter,
  isPartner,
  isTrainer,
}: Pick<InvitedFlags, "isWriter" | "isPartner" | "isTrainer">): boolean {
  return isWriter && !isPartner && !isTrainer;
}
