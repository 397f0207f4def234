import type { StarterExercise } from "../exercise.ts";

/** Machines and walks for endurance beside the usual ones. */
export const moreEndurance: readonly StarterExercise[] = [
  {
    id: "01990292-d349-7c59-a375-f8008335ce12",
    name: "Nordic walking",
    description: "Push off with the poles behind you, long steps.",
    place: ["Cardio", "Walking"],
    difficulty: "beginner",
    trackables: ["time", "distance", "heartRate"],
  },
  {
    id: "01990292-d34a-7b9d-ae69-904bf00ff8bb",
    name: "Recumbent bike",
    description: "Seat far enough back that the knee stays slightly bent.",
    place: ["Cardio", "Cycling"],
    difficulty: "beginner",
    trackables: ["time", "rpm", "distance"],
  },
  {
    id: "01990292-d34b-791d-8153-73f9ce1bc236",
    name: "Upright bike",
    description: "Saddle at the height of the hip, shoulders loose.",
    place: ["Cardio", "Cycling"],
    difficulty: "beginner",
    trackables: ["time", "rpm", "distance"],
  },
  {
    id: "01990292-d34c-7e8d-bf78-b843ac37c619",
    name: "Arm bike",
    description: "Sit tall and turn from the shoulders evenly.",
    place: ["Cardio", "Mixed"],
    difficulty: "beginner",
    trackables: ["time", "rpm"],
  },
  {
    id: "01990292-d34d-74ae-820e-a3742ad0adce",
    name: "Recumbent stepper",
    description: "Arms and legs together in an even beat.",
    place: ["Cardio", "Mixed"],
    difficulty: "beginner",
    trackables: ["time", "distance"],
  },
  {
    id: "01990292-d34e-7219-a398-d01e9db62a97",
    name: "Stepper",
    description: "Whole foot on the plate, trunk upright.",
    place: ["Cardio", "Mixed"],
    difficulty: "beginner",
    trackables: ["time", "reps"],
  },
  {
    id: "01990292-d34f-7bb8-a066-f5067544657b",
    name: "Climbing machine",
    description: "Opposite arm and leg together, hips close to the machine.",
    place: ["Cardio", "Mixed"],
    difficulty: "intermediate",
    trackables: ["time", "distance", "calories"],
  },
  {
    id: "01990292-d350-7382-8217-52d1aa792bed",
    name: "Arc trainer",
    description: "An even stride with the heels down.",
    place: ["Cardio", "Mixed"],
    difficulty: "beginner",
    trackables: ["time", "distance", "heartRate"],
  },
];
