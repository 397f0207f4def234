/** The same in every database, so that the seed can run again. */

/** Owns the system exercises; nobody signs in to it. */
export const systemAccountId = "01990292-d001-707b-ba66-89ed8a1c7e9e";

export const difficultyIds = {
  beginner: "01990292-d002-7a54-b075-4f5da6199f20",
  intermediate: "01990292-d003-730f-b6a8-da2321632001",
  advanced: "01990292-d004-78c2-9518-9a1e332459e8",
  elite: "01990292-d005-7ff6-8257-c8e55655dfc9",
} as const;

export type DifficultyCode = keyof typeof difficultyIds;
