/** What stands beside a completed workout. `session`: 'Session RPE 7.5 · 62 min'; '' where neither was given. */
export type Extras = {
  session: string;
  imageUrl: string | null;
  smallImageUrl: string | null;
  isEnteredByCoach: boolean;
};

/** A completed workout in a list, in words. */
export type DoneView = Extras & {
  id: string;
  /** 'Squats, Day 3'; null for a workout of another business's program. */
  workout: string | null;
  programName: string;
  /** DD/MM/YYYY, the athlete's own day. */
  doneOn: string;
  successfullyCompleted: boolean;
  /** Of another business's program, a line an exercise: 'Back squat · Reps × Weight (kg): 5 × 100, 5 × 100'. */
  values: string[];
};
