import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { WrittenWords } from "#app/domain/schedule/written.ts";
import type { CommentRow } from "#app/features/comments/views.ts";

/** Null where the actor has no widget. */
export type DashboardView = {
  today: string;
  programs: RecentProgram[];
  statuses: Statuses | null;
  offered: OfferedProgram[];
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
  written: WrittenWords | null;
  /** From 0 to 1; null without an end. */
  share: number | null;
  /** Days until a followed continuous program runs out of workouts, if few; otherwise 0. */
  daysLeft: number | null;
};

export type OfferedProgram = { id: string; name: string; status: number; feedback: string };

export type Statuses = { unpublished: number; pending: number; published: number };

export type RecentComment = Pick<CommentRow, "id" | "fullName" | "comment" | "successfullyCompleted" | "isUnread">;

export type Coaching = {
  clients: RecentClient[];
  training: Training;
  withoutProgram: number;
  openInvites: number;
  oldestInvite: string | null;
  due: Due;
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

export type Due = { overdue: number; ending: number; rows: DueRow[] };

export type DueRow = {
  clientId: string;
  fullName: string;
  programId: string;
  programName: string;
  end: string;
  isOverdue: boolean;
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
