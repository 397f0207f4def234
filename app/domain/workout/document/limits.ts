/** Keeps a document at a size that every screen can show. */
/** Coaches hardly write more rounds of one exercise, so more are asked about. */
export const mostUsualRounds = 12;

export const limits = {
  name: 200,
  description: 2000,
  motivation: 1000,
  address: 2000,
  modules: 50,
  /** One per letter of the alphabet, rests included. */
  moduleExercises: 26,
  rounds: 50,
  slots: 16,
  /** Per workout: every column of every round. All the limits above together would allow a million. */
  values: 2000,
  band: 60,
} as const;

/** A table shows two columns per page. */
export const minSlots = 2;
