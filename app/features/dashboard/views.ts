import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { WrittenWords } from "#app/domain/schedule/written.ts";
import type { CommentRow } from "#app/features/comments/views.ts";

/** What the dashboard shows; a part that the actor has no widget for is null. */
export type DashboardView = {
  /** Which day it is where the actor is: 'Sunday, 22/11/2026'. */
  today: string;
  programs: RecentProgram[];
  /** Own programs by status. */
  statuses: Statuses | null;
  /** Own programs that wait for a decision, were declined with a reason, or are published; in this order. */
  offered: OfferedProgram[];
  comments: RecentComment[];
  coaching: Coaching | null;
  pending: Pending | null;
  licence: Licence | null;
  sales: Sales | null;
  /** What a coach begins with, and whether it is done; null once there is something to coach with. */
  firstSteps: FirstSteps | null;
};

export type RecentProgram = {
  id: string;
  name: string;
  duration: string;
  clients: number;
  /** Null while nothing is written. */
  written: WrittenWords | null;
  /** From 0 to 1, for a program that has an end. */
  share: number | null;
  /** Days until a continuous program that is followed has nothing more written, where those are few; 0 when none is. */
  daysLeft: number | null;
};

export type OfferedProgram = { id: string; name: string; status: number; feedback: string };

export type Statuses = { unpublished: number; pending: number; published: number };

/** A completed workout that its client wrote something about. */
export type RecentComment = Pick<CommentRow, "id" | "fullName" | "comment" | "successfullyCompleted" | "isUnread">;

export type Coaching = {
  clients: RecentClient[];
  training: Training;
  withoutProgram: number;
  openInvites: number;
  /** The day on which the oldest one was sent, as one says it. */
  oldestInvite: string | null;
  due: Due;
};

/** How many clients have a workout today, and the first of them, each with what they train; its title may be ''. */
export type Training = { clients: number; rows: TrainingRow[] };
export type TrainingRow = {
  clientId: string;
  fullName: string;
  programId: string;
  programName: string;
  title: string;
};

/** How far somebody is in the program that they began last; null without any. */
export type RecentClient = {
  id: string;
  fullName: string;
  email: string;
  pictureUrl: string | null;
  program: Followed | null;
};
export type Followed = { name: string; progress: string; isOverdue: boolean };

/** Programs that end, or have ended with workouts left to do. */
export type Due = { overdue: number; ending: number; rows: DueRow[] };

export type DueRow = {
  clientId: string;
  fullName: string;
  programId: string;
  programName: string;
  /** 'ended yesterday', 'ends today', 'ends 28/11/2026'. */
  end: string;
  isOverdue: boolean;
};

export type Pending = {
  total: number;
  rows: { id: string; name: string; creatorName: string; price: string | null }[];
};

/**
 * Users of the licence; `until`: the last day of what was granted, as 28/11/2026, where it has one. `subscription`: how
 * it stands, the plan's name, and where it is told the last day that is paid; null of who never had one.
 */
export type Licence = {
  isFree: boolean;
  used: number;
  allowed: number;
  until: string | null;
  subscription: { state: State; plan: string; paidUntil: string } | null;
};

/** This month's sales, and what they came to: '€49.90'. */
export type Sales = { sold: number; gross: string; share: string };

export type FirstSteps = { hasExercise: boolean; hasProgram: boolean; hasInvited: boolean | null };
