import { describe, expect, test } from "vitest";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { apply } from "./apply.ts";
import type { CommandOf } from "./handlers.ts";
import { adding, backSquat, edit, entryOf, exercise, idOf, reasonOf, run, threeSets } from "./test-support.ts";

const press = exercise("Press", "reps", "weight", "rpe");
const days = edit(
  threeSets(),
  { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" },
  adding(press),
  adding(backSquat),
  adding(run, "two"),
);

function typing(workout: Workout, name: string, round: number, slot: number, text: string): CommandOf<"value.set"> {
  const entry = entryOf(workout, name);
  const roundId = entry.moduleExerciseRounds[round - 1]?.id ?? "";
  return { type: "value.set", moduleExerciseId: entry.id, roundId, slot, text };
}

/** 'reps noDimension 5, weight kilograms 85 (percentage of trainingMax)' of one round. */
function roundOf(workout: Workout, name: string, round = 1): string {
  const definitions = entryOf(workout, name).moduleExerciseRounds[round - 1]?.roundDefinitions ?? [];
  return definitions
    .map((one) => `${one.trackableCategory} ${one.measurementUnit} ${one.trackableType} ${printValue(one)}`.trim())
    .join(", ");
}

test.each([
  [1, "45lb", "reps noDimension amount, weight pounds amount 45, rpe noDimension amount"],
  [1, "85%", "reps noDimension amount, weight kilograms percentage 85, rpe noDimension amount"],
  [1, "85 %TM", "reps noDimension amount, weight kilograms percentage 85%TM, rpe noDimension amount"],
  [1, "70-75% of 5RM", "reps noDimension amount, weight kilograms percentageRange 70-75%5RM, rpe noDimension amount"],
  [1, "80/70/60", "reps noDimension amount, weight kilograms dropSet 80/70/60, rpe noDimension amount"],
  [1, "bw+10", "reps noDimension amount, weight kilograms bodyWeightOffset bw+10, rpe noDimension amount"],
  [1, "bw - 20", "reps noDimension amount, weight kilograms bodyWeightOffset bw-20, rpe noDimension amount"],
  [1, "@8", "reps noDimension amount, weight kilograms amount, rpe noDimension amount 8"],
  [1, "rpe 7.5", "reps noDimension amount, weight kilograms amount, rpe noDimension amount 7.5"],
  [2, "2RIR", "reps noDimension amount, weight kilograms amount, rpe repsInReserve amount 2"],
  [0, "5+3+2", "reps noDimension clusterReps 5+3+2, weight kilograms amount, rpe noDimension amount"],
  [0, "5+3 (15s)", "reps noDimension clusterReps 5+3 (15s), weight kilograms amount, rpe noDimension amount"],
  [0, "82.5kg", "reps noDimension amount, weight kilograms amount 82.5, rpe noDimension amount"],
] as const)("in column %d, '%s' says its type, its unit and its quantity", (slot, text, expected) => {
  const typed = edit(days, typing(days, "Press", 1, slot, text));
  expect(roundOf(typed, "Press")).toBe(expected);
  expect(edit(typed, typing(typed, "Press", 1, slot, text))).toBe(typed);
});

test("a quantity without a column takes an empty one, and is refused where other values stand", () => {
  const walked = edit(days, typing(days, "Back squat", 1, 1, "400m"));
  expect(roundOf(walked, "Back squat")).toBe("reps noDimension amount, distance meters amount 400");
  expect(roundOf(walked, "Back squat", 2)).toBe("reps noDimension amount, distance meters amount");
  const loaded = edit(days, typing(days, "Back squat", 2, 1, "80"));
  expect(reasonOf(loaded, typing(loaded, "Back squat", 1, 1, "400m"))).toBe(
    "This column has weight. Add a column for distance first.",
  );
});

test("a unit changes its column while the other values are empty", () => {
  const pounds = edit(days, typing(days, "Back squat", 1, 1, "45lb"));
  expect(roundOf(pounds, "Back squat")).toBe("reps noDimension amount, weight pounds amount 45");
});

describe("a unit where other values stand", () => {
  const loaded = edit(days, typing(days, "Back squat", 2, 1, "80"));
  const typed = (text: string) => typing(loaded, "Back squat", 1, 1, text);
  const weights = (converts: "column" | "value", text: string) => {
    const workout = edit(loaded, { ...typed(text), converts });
    return [1, 2].map((round) => roundOf(workout, "Back squat", round).split(", ")[1]);
  };

  test("is refused with what to do", () => {
    expect(apply(loaded, typed("45lb"))).toEqual({
      ok: false,
      reason: "This column is in kg.",
      units: { column: "Change the column to lb", value: "Enter 20.41 kg" },
    });
  });

  test("changes the column with its values, or is converted itself", () => {
    expect(weights("column", "45lb")).toEqual(["weight pounds amount 45", "weight pounds amount 176.37"]);
    expect(weights("value", "45lb")).toEqual(["weight kilograms amount 20.41", "weight kilograms amount 80"]);
    expect(weights("value", "100-110lb")).toEqual(["weight kilograms range 45.36-49.9", "weight kilograms amount 80"]);
    expect(weights("value", "100/80/60lb")[0]).toBe("weight kilograms dropSet 45.36/36.29/27.22");
    expect(weights("value", "bw-45lb")[0]).toBe("weight kilograms bodyWeightOffset bw-20.41");
  });

  test("leaves the percentages of the column as they are", () => {
    const share = edit(loaded, typing(loaded, "Back squat", 2, 1, "75%"));
    const inPounds = edit(share, { ...typing(share, "Back squat", 1, 1, "45lb"), converts: "column" });
    expect(roundOf(inPounds, "Back squat", 2)).toContain("weight pounds percentage 75");
  });

  test("says why a value can't be converted", () => {
    const twice = edit(days, { type: "set.setRounds", moduleId: idOf("two"), rounds: "2" });
    const reasonsIn = (speed: string, pace: string) => {
      const still = edit(twice, typing(twice, "Run", 2, 0, speed));
      return reasonOf(still, { ...typing(still, "Run", 1, 0, pace), converts: "column" });
    };
    expect(reasonsIn("0km/h", "4:00/km")).toBe("This can't be converted. Enter a pace from 0:01 to 2:00:00.");
    const close = edit(loaded, {
      type: "value.setAll",
      moduleExerciseId: idOf("Back squat"),
      slot: 1,
      text: "45.02/45.01/45",
    });
    const typedPounds = { ...typing(close, "Back squat", 1, 1, "45.02/45.01/45lb"), converts: "value" } as const;
    expect(reasonOf(close, typedPounds)).toContain("This can't be converted. Write the weights of a drop set");
  });

  test("turns paces into each other to the second, the slower one first, and reserves into an RPE", () => {
    const twice = edit(days, { type: "set.setRounds", moduleId: idOf("two"), rounds: "2" });
    const paced = edit(twice, typing(twice, "Run", 2, 0, "4:00/km"));
    const inMiles = edit(paced, { ...typing(paced, "Run", 1, 0, "7:00-8:00/mi"), converts: "value" });
    expect(roundOf(inMiles, "Run")).toContain("velocity minutesPerKilometer range 4:21-4:58");
    const rated = edit(days, typing(days, "Press", 2, 2, "@8"));
    const reserved = edit(rated, { ...typing(rated, "Press", 1, 2, "1-3RIR"), converts: "value" });
    expect(roundOf(reserved, "Press")).toContain("rpe noDimension range 7-9");
  });
});

test("in a pace, the slower end is the lower one, whichever is written first", () => {
  const paced = edit(days, {
    type: "trackable.change",
    moduleExerciseId: idOf("Run"),
    slot: 0,
    category: "velocity",
  });
  for (const text of ["4:30-4:45/km", "4:45-4:30/km"]) {
    const typed = edit(paced, typing(paced, "Run", 1, 0, text));
    expect(entryOf(typed, "Run").moduleExerciseRounds[0]?.roundDefinitions[0]).toMatchObject({
      measurementUnit: "minutesPerKilometer",
      value: 285,
      additionalValue: 270,
    });
    expect(roundOf(typed, "Run")).toContain("velocity minutesPerKilometer range 4:30-4:45");
  }
});

test("a plain number replaces a share of the training maximum only as a share, and a type of its own forgets it", () => {
  const share = edit(days, typing(days, "Back squat", 1, 1, "85%TM"));
  expect(roundOf(edit(share, typing(share, "Back squat", 1, 1, "90")), "Back squat")).toContain("percentage 90%TM");
  const usual = edit(share, typing(share, "Back squat", 1, 1, "90%1RM"));
  expect(roundOf(usual, "Back squat")).toContain("weight kilograms percentage 90");
  expect(JSON.stringify(usual)).not.toContain("percentageOf");
  const offset = edit(share, typing(share, "Back squat", 1, 1, "bw"));
  expect(JSON.stringify(offset)).not.toContain("percentageOf");
});
