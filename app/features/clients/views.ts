import type { InvitedRole } from "#app/domain/people/invited-as.ts";

/** `ended`: they accepted, and ended the coaching later. */
export type InviteAnswer = "none" | "declined" | "ended";

export type ClientRow = {
  id: string;
  email: string;
  programs: { name: string; progress: string }[];
  groups: string[];
  isActivated: boolean;
  fullName: string;
} & ({ kind: "client"; pictureUrl: string | null } | { kind: "invite"; as: InvitedRole[]; answer: InviteAnswer });
