import { assistanceLift, type StarterExercise } from "../exercise.ts";

/** Raises, flies and shrugs. */
export const shoulderVariants: readonly StarterExercise[] = [
  {
    id: "01990292-d26f-7cd8-8145-806213dbad84",
    name: "Low-to-high cable fly",
    description: "From the hips up to eye height, arms nearly straight.",
    place: ["Strength", "Chest"],
    difficulty: "beginner",
    ...assistanceLift,
  },
  {
    id: "01990292-d270-776d-96e4-921620f1f884",
    name: "High-to-low cable fly",
    description: "From above down to the hips; finish with the lower chest.",
    place: ["Strength", "Chest"],
    difficulty: "beginner",
    ...assistanceLift,
  },
  {
    id: "01990292-d271-79c2-839f-2da94373ce89",
    name: "Incline dumbbell fly",
    description: "Bench at 30 degrees, wide arc, elbows a little bent.",
    place: ["Strength", "Chest"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
  {
    id: "01990292-d272-724e-81cb-5d5fefb08c9f",
    name: "Cable rear delt fly",
    description: "Cross the cables and open the arms at shoulder height.",
    place: ["Strength", "Shoulders"],
    difficulty: "beginner",
    ...assistanceLift,
  },
  {
    id: "01990292-d273-7809-b096-f44895019311",
    name: "Prone Y raise",
    description: "Face down, thumbs up, arms long in a Y.",
    place: ["Strength", "Shoulders"],
    difficulty: "beginner",
    ...assistanceLift,
  },
  {
    id: "01990292-d274-7b29-b5d2-23f13c17100d",
    name: "YTW",
    description: "Face down: the letters one after the other, blades first.",
    place: ["Strength", "Shoulders"],
    difficulty: "beginner",
    trackables: ["reps"],
  },
];
