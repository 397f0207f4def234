/** What one workout may hold, so that its document stays of a size that every screen can bear. */
export const limits = {
  name: 200,
  description: 2000,
  motivation: 1000,
  /** Of an image or a video. */
  address: 2000,
  modules: 50,
  /** As many as there are letters, rest entries included. */
  moduleExercises: 26,
  rounds: 50,
  slots: 16,
  /** Of a workout: every column of every round. All the limits above at once would be a million. */
  values: 2000,
} as const;

/** An exercise's table shows two columns a page, so it never has fewer. */
export const fewestSlots = 2;
