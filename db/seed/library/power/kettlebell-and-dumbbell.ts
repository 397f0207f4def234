import { assistanceLift, type StarterExercise } from "../exercise.ts";

/** Cleans, swings and complexes with dumbbells and kettlebells. */
export const bellLifts: readonly StarterExercise[] = [
  {
    id: "01990292-d2b1-77a3-853a-1a7e4ac718d9",
    name: "Dumbbell clean",
    description: "Dumbbells close to the legs, hips snap, elbows under.",
    place: ["Strength", "Full body"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
  {
    id: "01990292-d2b2-7ab4-9893-abd6ccec76d9",
    name: "Dumbbell hang snatch",
    description: "From above the knee to locked arm in one line.",
    place: ["Strength", "Full body"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
  {
    id: "01990292-d2b3-7a97-86bf-c8f18ae23fad",
    name: "Dumbbell box step-over",
    description: "Carry the dumbbells over the box; whole foot on it.",
    place: ["Strength", "Full body"],
    difficulty: "intermediate",
    trackables: ["reps", "weight", "height"],
    formula: "brzycki",
  },
  {
    id: "01990292-d2b4-7bba-beea-e6294cb2b421",
    name: "Man maker",
    description: "Push-up, a row on each side, clean and press.",
    place: ["Strength", "Full body"],
    difficulty: "advanced",
    ...assistanceLift,
  },
  {
    id: "01990292-d2b5-7403-8436-f5c261b5b227",
    name: "Kettlebell high pull",
    description: "Hips send the bell up, the elbow leads it back.",
    place: ["Strength", "Full body"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
  {
    id: "01990292-d2b6-7d88-b51d-30cb1956cb25",
    name: "Double kettlebell press",
    description: "Both bells from the rack; ribs down.",
    place: ["Strength", "Shoulders"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
  {
    id: "01990292-d2b7-7d38-8f67-9df91f7e5648",
    name: "Bottoms-up press",
    description: "Bell upside down: squeeze, press slowly.",
    place: ["Strength", "Shoulders"],
    difficulty: "intermediate",
    ...assistanceLift,
  },
];
