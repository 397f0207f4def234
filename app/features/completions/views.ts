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
  successfullyCompleted: boolean;
  values: string[];
};
