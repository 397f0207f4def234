/** What completions can be filtered by. */
export const completionFilters = {
  userId: "id",
  programId: "id",
  workoutId: "id",
  successfullyCompleted: "flag",
  completedOn: "instant",
  doneOn: "day",
  comment: "text",
} as const;

/** The moment to the microsecond, and the id: the order of the list. */
export type CompletionKeys = [moment: string, id: string];

/** A completion as the API tells of it. `isRead`: by whom its comment speaks to. */
export type CompletionRow = {
  id: string;
  userId: string;
  fullName: string;
  programId: string;
  programName: string;
  workoutId: string;
  workoutKey: string;
  workoutName: string;
  doneOn: string;
  doneAt: Date;
  /** In minutes ahead of UTC; null of a completion from before it was kept. */
  doneOffset: number | null;
  moment: string;
  successfullyCompleted: boolean;
  comment: string | null;
  sessionRpe: number | null;
  minutes: number | null;
  imageId: string | null;
  prescriptionId: string | null;
  isEnteredByCoach: boolean;
  isRead: boolean;
};

/** The same to a coach. Of a program of another business program and workout are null, and the names say no more. */
export type ClientCompletionRow = Omit<CompletionRow, "programId" | "workoutId" | "workoutKey"> & {
  programId: string | null;
  workoutId: string | null;
  workoutKey: string | null;
  isOfAnotherProgram: boolean;
};
