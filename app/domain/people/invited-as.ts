/** What somebody can be invited as, in the order in which that is shown. */
export const invitedRoles = ["client", "partner", "trainer", "writer"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export type InvitedFlags = { isClient: boolean; isPartner: boolean; isTrainer: boolean; isWriter: boolean };

/** The roles that an invitation's flags name. */
export function rolesInvitedAs({ isClient, isPartner, isTrainer, isWriter }: InvitedFlags): InvitedRole[] {
  const flags: Record<InvitedRole, boolean> = {
    client: isClient,
    partner: isPartner,
    trainer: isTrainer,
    writer: isWriter,
  };
  return invitedRoles.filter((role) => flags[role]);
}

/** What an invitation asks, each answered by a press of its own. */
export type InvitationPart = "client" | "roles";

type Answers = { clientAcceptedOn: Date | null; rolesAcceptedOn: Date | null };

/** The parts of an open invitation that still wait for an answer. */
export function pendingParts(invite: InvitedFlags & Answers): InvitationPart[] {
  const parts: InvitationPart[] = [];
  const { isClient, isPartner, isTrainer, isWriter } = invite;
  if (isClient && !invite.clientAcceptedOn) parts.push("client");
  if ((isPartner || isTrainer || isWriter) && !invite.rolesAcceptedOn) parts.push("roles");
  return parts;
}

/** 'client', 'partner and writer', 'client, partner and writer'. */
export function invitedInWords(as: readonly InvitedRole[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(as);
}

/** What is said of a writer who is neither. */
export const writerRule = "Whoever writes must be a partner or a trainer too";

/** Whoever writes is a partner or a trainer too (decisions §1). */
export function isWriterAlone({
  isWriter,
  isPartner,
  isTrainer,
}: Pick<InvitedFlags, "isWriter" | "isPartner" | "isTrainer">): boolean {
  return isWriter && !isPartner && !isTrainer;
}
