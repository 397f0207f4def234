import type { DifficultyCode } from "../ids.ts";

export type StarterExercise = {
  /** Never change it: documents and later seed runs refer to it. */
  id: string;
  name: string;
  description: string;
  place: readonly [category: string, subcategory: string];
  difficulty: DifficultyCode;
  trackables: readonly string[];
  formula?: "epley" | "brzycki" | "landers" | "lombardi" | "oconner";
  superior?: { name: string; percentage: number };
};

export const heavyLift = { trackables: ["reps", "weight"], formula: "epley" } as const;

/** Six or more repetitions with a load, where Brzycki is more accurate. */
export const assistanceLift = { trackables: ["reps", "weight"], formula: "brzycki" } as const;
