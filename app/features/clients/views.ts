import type { InvitedRole } from "#app/domain/people/invited-as.ts";

/** What came of an invitation that is no client (any more): `ended`: they accepted, and ended the coaching. */
export type InviteAnswer = "none" | "declined" | "ended";

/** A row of the clients: somebody who is a client, or an invitation that waits, was declined, or has ended. */
export type ClientRow = {
  id: string;
  email: string;
  /** Those under way first, then the newest; each with how far they are, as 'week 2 of 4'. */
  programs: { name: string; progress: string }[];
  /** Names of the own business's groups that they are in. */
  groups: string[];
  isActivated: boolean;
  /** Of an invitation, what the inviter's list calls them; '' where it does not. */
  fullName: string;
} & ({ kind: "client"; pictureUrl: string | null } | { kind: "invite"; as: InvitedRole[]; answer: InviteAnswer });
