import { describe, expect, test } from "vitest";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import type { PrescribedDefinition, PrescribedWorkout } from "./document.ts";
import { enteredWorkout, entryProblems, entrySets, isAnythingDone, prescribedValues } from "./entry.ts";

type Given = Partial<PrescribedDefinition> & Pick<PrescribedDefinition, "trackableCategory">;

/** Of each round what stands in its first columns. */
function workoutOf(...rounds: Given[][]): PrescribedWorkout {
  const units = { weight: "kilograms", time: "seconds", velocity: "minutesPerKilometer" } as const;
  const unitOf = (category: string | null) =>
    category === null ? null : (units[category as keyof typeof units] ?? ("noDimension" as const));
  const define = (one: Given): PrescribedDefinition => ({
    ...{ trackableType: "amount", value: null, additionalValue: null, calculatedValue: null },
    measurementUnit: unitOf(one.trackableCategory),
    ...one,
  });
  const [first = []] = rounds;
  const snapshot = { thumbnailUrl: null, videoUrl: null, trackableCategoryConfiguration: [] };
  const entry: ModuleExercise<PrescribedDefinition> = {
    ...{ id: "entry", exercise: { id: "squat", name: "Back squat", ...snapshot }, description: "", orderNumber: 1 },
    isRest: false,
    trackableCategories: first.map(({ trackableCategory }) => ({
      trackableCategory,
      measurementUnit: unitOf(trackableCategory),
    })),
    moduleExerciseRounds: rounds.map((definitions, at) => ({
      ...{ id: `r${at + 1}`, orderNumber: at + 1, isRest: false, isCompleted: false },
      roundDefinitions: definitions.map(define),
    })),
  };
  const set = { id: "set", orderNumber: 1, orderNumberInAlternatives: 0, name: "Main lift", description: "" };
  const day: Omit<Workout, "modules"> = {
    ...{ id: "day", day: 1, date: null, restDay: false, name: "Squats", motivation: "", image: null },
  };
  return { ...day, modules: [{ ...set, setType: null, setRounds: null, moduleExercises: [entry] }] };
}

const fives = workoutOf(
  [
    { trackableCategory: "reps", value: 5 },
    { trackableCategory: "weight", trackableType: "percentage", value: 80, calculatedValue: 112.5 },
  ],
  [
    { trackableCategory: "reps", trackableType: "minimum", value: 5 },
    {
      trackableCategory: "weight",
      trackableType: "percentageRange",
      value: 70,
      additionalValue: 75,
      calculatedValue: "84-90",
    },
  ],
);

function doneIn(workout: PrescribedWorkout, typed: Record<string, string | boolean>) {
  const { modules } = enteredWorkout(workout, typed);
  const rounds = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.moduleExerciseRounds));
  return rounds.map(({ isCompleted, roundDefinitions }) => [
    isCompleted,
    ...roundDefinitions.map((one) => one.doneValue),
  ]);
}

test("a workout is entered by round and quantity, each beside what is asked", () => {
  expect(entrySets(fives)).toEqual([
    {
      ...{ id: "set", title: "Main lift" },
      exercises: [
        {
          ...{ id: "entry", name: "a Back squat", columns: ["Reps", "Weight (kg)"] },
          rounds: [
            {
              ...{ id: "r1", number: 1, tick: null },
              cells: [
                { name: "done_r1_0", label: "Back squat, round 1, reps", asked: "5", asPrescribed: "5" },
                {
                  name: "done_r1_1",
                  label: "Back squat, round 1, weight",
                  asked: "80 % (112.5)",
                  asPrescribed: "112.5",
                },
              ],
            },
            {
              ...{ id: "r2", number: 2, tick: null },
              cells: [
                { name: "done_r2_0", label: "Back squat, round 2, reps", asked: "5+", asPrescribed: "5" },
                {
                  name: "done_r2_1",
                  label: "Back squat, round 2, weight",
                  asked: "70-75 % (84-90)",
                  asPrescribed: "84",
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test("what is prescribed can be entered as it stands, and reads back as numbers", () => {
  const typed = prescribedValues(entrySets(fives));
  expect(entryProblems(fives, typed)).toEqual({});
  expect(doneIn(fives, typed)).toEqual([
    [true, 5, 112.5],
    [true, 5, 84],
  ]);
});

test("a round that stays empty is not done, and one with a single value is", () => {
  expect(doneIn(fives, { done_r2_1: " 82,5 " })).toEqual([
    [false, null, null],
    [true, null, 82.5],
  ]);
  expect(isAnythingDone(enteredWorkout(fives, {}))).toBe(false);
  expect(isAnythingDone(enteredWorkout(fives, { done_r1_0: "3" }))).toBe(true);
});

describe("a value", () => {
  const cases: [string, Given, string, string | number | null][] = [
    ["of time is minutes and seconds", { trackableCategory: "time" }, "1:30", 90],
    [
      "of a drop set keeps its weights",
      { trackableCategory: "weight", trackableType: "dropSet" },
      "80/70/60",
      "80/70/60",
    ],
    ["of a drop set may be one weight", { trackableCategory: "weight", trackableType: "dropSet" }, "80", 80],
    ["of forced repetitions keeps both", { trackableCategory: "reps", trackableType: "forcedReps" }, "8+2", "8+2"],
    ["of a cluster keeps its parts", { trackableCategory: "reps", trackableType: "clusterReps" }, "5+3+2", "5+3+2"],
    [
      "beside a body weight has a sign",
      { trackableCategory: "weight", trackableType: "bodyWeightOffset" },
      "bw-20",
      -20,
    ],
    [
      "beside a body weight may be bare",
      { trackableCategory: "weight", trackableType: "bodyWeightOffset" },
      "+7,5",
      7.5,
    ],
    ["to failure is how many there were", { trackableCategory: "reps", trackableType: "toFailure" }, "13", 13],
  ];

  test.each(cases)("%s", (_words, given, typed, value) => {
    expect(doneIn(workoutOf([given]), { done_r1_0: typed })).toEqual([[true, value]]);
  });

  const wrong: [string, Given, string, string][] = [
    ["that is no number", { trackableCategory: "reps" }, "many", "Enter a number, like 80 or 82.5."],
    ["beyond any training", { trackableCategory: "weight" }, "1001", "Enter a number from 0 to 1000."],
    ["below nothing", { trackableCategory: "weight" }, "-5", "Enter a number from 0 to 1000."],
  ];

  test.each(wrong)("%s is refused", (_words, given, typed, reason) => {
    expect(entryProblems(workoutOf([given]), { done_r1_0: typed })).toEqual({ done_r1_0: reason });
  });
});

test("a round without quantities is ticked", () => {
  const plank = workoutOf([{ trackableCategory: null, measurementUnit: null }]);
  const [set] = entrySets(plank);
  expect(set?.exercises[0]).toMatchObject({
    columns: [],
    rounds: [{ cells: [], tick: { name: "done_r1", label: "Back squat, round 1" } }],
  });
  expect(doneIn(plank, { done_r1: true })).toEqual([[true, null]]);
  expect(prescribedValues(entrySets(plank))).toEqual({ done_r1: true });
});

test("rests are not entered", () => {
  const workout = structuredClone(fives);
  const [entry] = workout.modules[0]?.moduleExercises ?? [];
  const [, second] = entry?.moduleExerciseRounds ?? [];
  if (second) second.isRest = true;
  expect(entrySets(workout)[0]?.exercises[0]?.rounds.map(({ id }) => id)).toEqual(["r1"]);
  if (entry) entry.isRest = true;
  expect(entrySets(workout)[0]?.exercises).toEqual([]);
});
