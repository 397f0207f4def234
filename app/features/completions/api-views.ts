export const completionFilters = {
  userId: "id",
  programId: "id",
  workoutId: "id",
  successfullyCompleted: "flag",
  completedOn: "instant",
  doneOn: "day",
  comment: "text",
} as const;

/** Microseconds matter: the order of the list. */
export type CompletionKeys = [moment: string, id: string];

/** `isRead`: by the people the comment is addressed to. */
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
  /** Minutes ahead of UTC; null for older completions. */
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

/** For another business's program, its ids are null and the names hidden. */
export type ClientCompletionRow = Omit<CompletionRow, "programId" | "workoutId" | "workoutKey"> & {
  programId: string | null;
  workoutId: string | null;
  workoutKey: string | null;
  isOfAnotherProgram: boolean;
  /** In kilograms, not rounded. */
  volumeLoad: number;
  /** A comment to the actor that they have not read. */
  isUnread: boolean;
};
