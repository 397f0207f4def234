import type { SetInWords } from "#app/domain/completions/in-words.ts";
import type { Extras } from "#app/features/completions/views.ts";

/** A comment on a completed workout, in short. */
export type CommentRow = {
  /** The completion's. */
  id: string;
  fullName: string;
  programName: string;
  /** The workout's title and place: 'Squats, Day 3'. */
  workout: string;
  /** DD/MM/YYYY, the client's own day. */
  doneOn: string;
  successfullyCompleted: boolean;
  comment: string;
  isEnteredByCoach: boolean;
  /** Speaks to the actor, who has not marked it read. */
  isUnread: boolean;
};

/** With what was done in the workout. Volume load as '1230.5'. */
export type CommentDetails = CommentRow &
  Extras & {
    volumeLoad: string;
    volumeLoadInPounds: string;
    sets: SetInWords[];
    /** What the athlete added to what was prescribed, or did instead of it. */
    theirs: SetInWords[];
    isPrescriptionKnown: boolean;
  };
