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
  moment: string;
  successfullyCompleted: boolean;
  comment: string | null;
  isRead: boolean;
};
