import type { InvitedRole } from "#app/domain/people/invited-as.ts";

/** A row of the clients: somebody who is a client, or an invitation that nobody has accepted yet. */
export type ClientRow = {
  id: string;
  email: string;
  programs: string[];
  isActivated: boolean;
  /** Of an invitation, what the inviter's list calls them; '' where it does not. */
  fullName: string;
} & ({ kind: "client" } | { kind: "invite"; as: InvitedRole[] });
