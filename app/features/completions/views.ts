import type { FormattedSet } from "#app/domain/completions/formatted-sets.ts";

/** `session`: 'Session RPE 7.5 · 62 min', or ''. */
export type Extras = {
  session: string;
  imageUrl: string | null;
  smallImageUrl: string | null;
  isEnteredByCoach: boolean;
};

export type DoneView = Extras & {
  id: string;
  /** 'Squats, Day 3'; null for another business's program. */
  workout: string | null;
  programName: string;
  /** DD/MM/YYYY, the athlete's own day. */
  doneOn: string;
  /** 'yesterday', or as `doneOn`. */
  day: string;
  successfullyCompleted: boolean;
  /** '7255 kg'; null if no weight was moved. */
  volume: string | null;
  sessionRpe: number | null;
  comment: string;
  isUnread: boolean;
};

export type Compared = {
  volumeLoad: string;
  volumeLoadInPounds: string;
  sets: FormattedSet[];
  theirs: FormattedSet[];
  isPrescriptionKnown: boolean;
};

/** What is shown of one completed workout. */
export type CompletedView = Compared &
  Extras &
  Pick<DoneView, "workout" | "programName" | "doneOn" | "successfullyCompleted" | "comment"> & { fullName: string };

export type DoneDetails = CompletedView & DoneView & { isOfAnotherProgram: boolean };
