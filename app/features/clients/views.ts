import type { InvitedRole } from "#app/domain/people/invited-as.ts";
import type { Band } from "#app/domain/readiness/score.ts";

/** `ended`: they accepted, and ended the coaching later. */
export type InviteAnswer = "none" | "declined" | "ended";

export type ClientRow = {
  id: string;
  email: string;
  programs: { name: string; progress: string }[];
  groups: string[];
  isActivated: boolean;
  fullName: string;
  active: { words: string; date: string } | null;
  /** Null if nothing was planned in the last four weeks. */
  compliance: { kept: number; planned: number } | null;
  invited: string | null;
} & ({ kind: "client"; pictureUrl: string | null } | { kind: "invite"; as: InvitedRole[]; answer: InviteAnswer });

type PickedClient = { id: string; fullName: string };

/** `own`: those clients who are of the actor's own business. */
export type Picked = {
  clients: PickedClient[];
  own: PickedClient[];
  invitations: { id: string; accountId: string; email: string; businessName: string }[];
};

type Scored = { amount: string; band: Band };

/** Of the last 14 days; `day` counts them from 0. */
export type Readiness = {
  today: Scored | null;
  /** Where nothing was answered today. */
  latest: (Scored & { day: string }) | null;
  average: string | null;
  days: { day: number; score: number }[];
};

export type Unread = { count: number; latest: string | null };
