import { expect, test } from "vitest";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import {
  adding,
  backSquat,
  edit,
  entryOf,
  exercise,
  idOf,
  threeSets,
} from "#app/domain/workout/commands/test-support.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import { doneProblem, readDone } from "./done-value.ts";
import { resultsOf, volumeLoad } from "./results.ts";

function done(trackableType: TrackableType, doneValue: number | string, trackableCategory = "reps" as const) {
  return readDone({ trackableCategory, trackableType, measurementUnit: "noDimension", doneValue });
}

test("a cluster is its sum, whether it is written in parts or not", () => {
  for (const text of ["4+3+2", "9", 9])
    expect(done("clusterReps", text)).toEqual({ ok: true, done: { own: [9], forced: 0 } });
  expect(done("clusterReps", "4+x")).toMatchObject({ ok: false });
});

test("what is added to the body weight may be negative, within its limits", () => {
  const added = (doneValue: number) =>
    doneProblem({
      trackableCategory: "weight",
      trackableType: "bodyWeightOffset",
      measurementUnit: "kilograms",
      doneValue,
    });
  expect([added(-20), added(10), added(-501)]).toEqual([null, null, "Enter an offset from -500 to 1000."]);
});

test("what was added to the body weight is lifted with it: 82 + 10, 82 − 20 kg and 82 kg + 22 lb, five times each", () => {
  const weight = { moduleExerciseId: idOf("Back squat"), slot: 1 };
  const day = edit(threeSets(), adding(backSquat), { type: "value.setAll", ...weight, text: "bw+10" });
  const did = (added: number, unit: MeasurementUnit = "kilograms") => {
    const done = withDone(day, ({ trackableCategory }) => (trackableCategory === "weight" ? added : 5));
    return JSON.parse(JSON.stringify(done).replaceAll('"kilograms"', `"${unit}"`)) as typeof done;
  };
  const lifted = (added: number, bodyWeight: number | null, unit?: MeasurementUnit) => {
    const results = resultsOf(did(added, unit), bodyWeight);
    return [volumeLoad(results), ...results.map(({ category, value, unit: stored }) => [category, value, stored])];
  };
  const reps = ["reps", 5, "noDimension"];
  expect(lifted(10, 82)).toEqual([460, reps, ["bodyWeightOffset", 92, "kilograms"]]);
  expect(lifted(-20, 82)).toEqual([310, reps, ["bodyWeightOffset", 62, "kilograms"]]);
  expect(lifted(22, 82, "pounds")[2]).toEqual(["bodyWeightOffset", expect.closeTo(91.979, 3), "kilograms"]);
  expect([lifted(10, null), lifted(-90, 82)]).toEqual([
    [0, reps],
    [0, reps],
  ]);
});

test("per side counts twice in the volume and once in the records: 2 × 8 × 20 kg", () => {
  const day = edit(threeSets(), adding(backSquat), {
    type: "exercise.setDetail",
    moduleExerciseId: idOf("Back squat"),
    detail: "perSide",
    text: "on",
  });
  const results = resultsOf(withDone(day, ({ trackableCategory }) => (trackableCategory === "weight" ? 20 : 8)));
  expect(results.map(({ category, value, repetitions }) => [category, value, repetitions])).toEqual([
    ["reps", 8, 8],
    ["weight", 20, 8],
  ]);
  expect(volumeLoad(results)).toBe(320);
});

test("a cluster counts in the volume and gives no row of repetitions, so no maximum: 9 × 100 kg", () => {
  const day = edit(threeSets(), adding(backSquat), {
    type: "value.setAll",
    moduleExerciseId: idOf("Back squat"),
    slot: 0,
    text: "5+3+2",
  });
  const results = resultsOf(withDone(day, ({ trackableCategory }) => (trackableCategory === "weight" ? 100 : "4+3+2")));
  expect(results.map(({ category, value }) => [category, value])).toEqual([["weight", 100]]);
  expect(volumeLoad(results)).toBe(900);
});

test.each([
  ["velocity", "minutesPerKilometer", "5:00", "metersPerSecond", 1000 / 300],
  ["velocity", "minutesPerMile", 480, "metersPerSecond", 1609.344 / 480],
  ["rpe", "repsInReserve", 2, "noDimension", 8],
] as const)("a %s in %s is stored so that it compares", (category, unit, doneValue, stored, value) => {
  const change = { moduleExerciseId: idOf("Plank"), slot: 0 };
  const day = edit(
    threeSets(),
    adding(exercise("Plank", "time")),
    { type: "trackable.change", ...change, category },
    { type: "unit.change", ...change, unit: unit as MeasurementUnit },
  );
  expect(entryOf(day, "Plank").trackableCategories[0]?.measurementUnit).toBe(unit);
  const [result] = resultsOf(
    withDone(day, ({ trackableCategory }) => (trackableCategory === category ? doneValue : null)),
  );
  expect(result).toMatchObject({ category, unit: stored, value });
});
