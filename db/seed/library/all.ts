import { heavyLift, type StarterExercise } from "./exercise.ts";

export const starterExercises: readonly StarterExercise[] = [
  {
    id: "01990292-0800-7abc-8def-5f0c1e2d3b4a",
    name: "Back squat",
    description: "Brace before you bend, sit between the heels and drive up through the whole foot.",
    place: ["Strength", "Quadriceps"],
    difficulty: "intermediate",
    ...heavyLift,
  },
];
