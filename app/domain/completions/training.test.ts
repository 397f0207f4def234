import { expect, test } from "vitest";
import { standardBarbell } from "#app/domain/strength/plates.ts";
import type { PrescribedWorkout } from "./document.ts";
import { trainingSets } from "./training.ts";

const most = 12;

/** A round of five at 67.5 % of something. */
function spokenOf(name: string, percentage: object) {
  const slots = [
    { trackableCategory: "reps", measurementUnit: "noDimension", trackableType: "amount", value: 5 },
    { trackableCategory: "weight", measurementUnit: "kilograms", value: 67.5, ...percentage },
  ];
  const roundDefinitions = slots.map((slot) => ({ additionalValue: null, calculatedValue: null, ...slot }));
  const round = { id: "round", orderNumber: 1, isRest: false, isCompleted: false, roundDefinitions };
  const entry = { id: "entry", exercise: { id: "one", name }, isRest: false, orderNumber: 1, description: "" };
  const moduleExercises = [{ ...entry, trackableCategories: slots, moduleExerciseRounds: [round] }];
  const set = { id: "set", name: "", description: "", orderNumber: 1, orderNumberInAlternatives: 0, setType: null };
  const workout = { id: "day", name: "Day", modules: [{ ...set, setRounds: null, moduleExercises }] };
  const written = workout as unknown as PrescribedWorkout;
  const sets = trainingSets({ workout: written, written, typed: {}, barbell: standardBarbell("kilograms") });
  return sets[0]?.exercises[0]?.rounds[0]?.spoken ?? "";
}

const names = [
  "Back squat",
  "Single-leg Romanian deadlift with a dumbbell in the other hand",
  "Word ".repeat(30).trim(),
];
const percentages = [
  { trackableType: "percentage", calculatedValue: 102.5 },
  { trackableType: "percentage", percentageOf: "trainingMax" },
  { trackableType: "bodyWeightPercentage" },
  { trackableType: "percentageRange", additionalValue: 72.5, percentageOf: "trainingMax" },
];

test("a round is spoken in twelve words at most, with the exercise's name where there is room", () => {
  expect(spokenOf("Back squat", { trackableType: "percentage", calculatedValue: 102.5 })).toBe(
    "Set 1, Back squat, 5 × 102.5 kg",
  );
  for (const name of names) {
    for (const percentage of percentages) {
      const spoken = spokenOf(name, percentage);
      // and 'pressed'
      expect(spoken.split(" ").filter((word) => word !== "×").length, spoken).toBeLessThan(most);
      expect(spoken).toContain("Set 1, ");
    }
  }
});
