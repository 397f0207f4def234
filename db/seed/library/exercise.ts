import type { DifficultyCode } from "../ids.ts";

/** One exercise of the starter library, as its files write it down. */
export type StarterExercise = {
  /** Fixed for ever: documents and later seed runs find the exercise by it. */
  id: string;
  name: string;
  description: string;
  /** Category and subcategory, by the names in `catalogues.ts`. */
  place: readonly [category: string, subcategory: string];
  difficulty: DifficultyCode;
  /** The columns that a new set starts with, two shown at a time; a coach may add any other. */
  trackables: readonly string[];
  formula?: "epley" | "brzycki" | "landers" | "lombardi" | "oconner";
  /** Whose maximum stands in for this exercise's own, and how much of it. */
  superior?: { name: string; percentage: number };
};

/** Counted in repetitions with a load: low repetitions are the rule. */
export const heavyLift = { trackables: ["reps", "weight"], formula: "epley" } as const;

/** Counted in repetitions with a load: usually of six or more, where Brzycki holds well. */
export const assistanceLift = { trackables: ["reps", "weight"], formula: "brzycki" } as const;
