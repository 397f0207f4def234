import type { DifficultyCode } from "../ids.ts";

export type StarterExercise = {
  /** Never change it: documents and later seed runs refer to it. */
  id: string;
  name: string;
  description: string;
  place: readonly [category: string, subcategory: string];
  difficulty: DifficultyCode;
  /** Initial columns, two shown at a time; a coach may add others. */
  trackables: readonly string[];
  formula?: "epley" | "brzycki" | "landers" | "lombardi" | "oconner";
  /** The exercise whose maximum is used instead, and the percentage of it. */
  superior?: { name: string; percentage: number };
};

/** Few repetitions with a load. */
export const heavyLift = { trackables: ["reps", "weight"], formula: "epley" } as const;

/** Six or more repetitions with a load, where Brzycki is more accurate. */
export const assistanceLift = { trackables: ["reps", "weight"], formula: "brzycki" } as const;
