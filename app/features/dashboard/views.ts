import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { CommentRow } from "#app/features/comments/views.ts";

/** Null where the actor has no widget. */
export type DashboardView = {
  today: string;
  programs: RecentProgram[];
  statuses: Statuses | null;
  /** A partner's programs that were declined, or wait for a decision that no other widget shows. */
  answers: OfferedProgram[];
  comments: RecentComment[];
  coaching: Coaching | null;
  pending: Pending | null;
  licence: Licence | null;
  sales: Sales | null;
  firstSteps: FirstSteps | null;
};

export type RecentProgram = {
  id: string;
  name: string;
  duration: string;
  clients: number;
  /** Of a program with an end, those with a workout. */
  weeks: { written: number; all: number } | null;
  /** Of a continuous program, DD/MM/YYYY. */
  writtenTo: string | null;
  /** Days until a followed continuous program runs out of workouts, if few; otherwise 0. */
  daysLeft: number | null;
};

export type OfferedProgram = { id: string; name: string; status: number; feedback: string };

export type Statuses = { unpublished: number; pending: number; published: number; offered: OfferedProgram[] };

export type RecentComment = Pick<CommentRow, "id" | "fullName" | "comment" | "successfullyCompleted" | "isUnread">;

export type Coaching = {
  clients: RecentClient[];
  training: Training;
  withoutProgram: number;
  openInvites: number;
  oldestInvite: string | null;
  due: Due;
  mayAssign: boolean;
};

export type Training = { clients: number; rows: TrainingRow[] };
export type TrainingRow = {
  clientId: string;
  fullName: string;
  programId: string;
  programName: string;
  title: string;
};

export type RecentClient = {
  id: string;
  fullName: string;
  email: string;
  pictureUrl: string | null;
  program: Followed | null;
};
export type Followed = { name: string; progress: string; isOverdue: boolean };

/** `programs`: how many there are; the rows are the first of them. */
export type Due = { programs: number; rows: DueProgram[] };

export type DueProgram = { id: string; name: string; due: DueClients[] };

/** `clients`: how many; `named`: the first of them. */
export type DueClients = {
  isOverdue: boolean;
  when: string;
  clients: number;
  named: { id: string; fullName: string }[];
};

export type Pending = {
  total: number;
  rows: { id: string; name: string; creatorName: string; price: string | null }[];
};

/** `until`: the last day of a grant, DD/MM/YYYY. `subscription` is null for those who never had one. */
export type Licence = {
  isFree: boolean;
  used: number;
  allowed: number;
  until: string | null;
  subscription: { state: State; plan: string; paidUntil: string } | null;
};

export type Sales = { sold: number; gross: string; share: string };

export type FirstSteps = { hasExercise: boolean; hasProgram: boolean; hasInvited: boolean | null };
