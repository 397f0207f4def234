import type { Compared, Extras } from "#app/features/completions/views.ts";

export type CommentRow = {
  id: string;
  fullName: string;
  programName: string;
  workout: string;
  /** DD/MM/YYYY, the client's own day. */
  doneOn: string;
  successfullyCompleted: boolean;
  comment: string;
  isEnteredByCoach: boolean;
  isUnread: boolean;
};

export type CommentDetails = CommentRow & Extras & Compared;
