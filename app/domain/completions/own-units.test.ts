import { expect, test } from "vitest";
import { metricUnits, type PreferredUnits, parseUnits, printUnits } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { changedWorkout, enteredInUnits } from "./change.ts";
import type { DoneWorkout, PrescribedDefinition, PrescribedWorkout } from "./document.ts";
import { enteredValues, enteredWorkout, entrySets, pressRounds } from "./entry.ts";
import { inOwnUnits } from "./own-units.ts";

const pounds: PreferredUnits = { ...metricUnits, weight: "pounds", distance: "miles", height: "inches" };

type Given = Partial<PrescribedDefinition> & { category: TrackableCategory; unit: MeasurementUnit };

/** A round of one exercise for each of its values. */
function workoutOf(...values: Given[]): PrescribedWorkout {
  const [{ category: trackableCategory, unit: measurementUnit }] = values as [Given];
  const moduleExerciseRounds = values.map(({ category: _, unit: __, ...value }, at) => ({
    ...{ id: `r${at + 1}`, orderNumber: at + 1, isRest: false, isCompleted: false },
    roundDefinitions: [
      {
        ...{ trackableCategory, measurementUnit, trackableType: "amount", value: null, additionalValue: null },
        ...{ calculatedValue: null, ...value },
      },
    ],
  }));
  const exercise = { id: "squat", name: "Back squat" };
  const entry = { id: "entry", exercise, isRest: false, orderNumber: 1, description: "", moduleExerciseRounds };
  const moduleExercises = [{ ...entry, trackableCategories: [{ trackableCategory, measurementUnit }] }];
  const set = { id: "set", name: "", orderNumber: 1, orderNumberInAlternatives: 0, setType: null, moduleExercises };
  return { id: "workout", name: "Squats", modules: [set] } as unknown as PrescribedWorkout;
}

const kilograms = (value: number, changes: Partial<PrescribedDefinition> = {}): Given => ({
  ...{ category: "weight", unit: "kilograms", value },
  ...changes,
});

const asked = (workout: PrescribedWorkout) =>
  roundsIn(workout).map(({ value, additionalValue, calculatedValue }) => [value, additionalValue, calculatedValue]);
const doneIn = (workout: DoneWorkout) => [
  workout.modules[0]?.moduleExercises[0]?.trackableCategories[0]?.measurementUnit,
  ...roundsIn(workout).map(({ doneValue }) => doneValue),
];

function roundsIn<D extends PrescribedDefinition>({ modules }: Workout<D>): D[] {
  const rounds = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.moduleExerciseRounds));
  return rounds.flatMap(({ roundDefinitions }) => roundDefinitions);
}

function entered(written: PrescribedWorkout, typed: Record<string, string>, units = pounds) {
  return enteredInUnits({ written, stored: enteredWorkout(written, {}) }, typed, units);
}

const allAsPrescribed = (workout: PrescribedWorkout, units = pounds) => {
  const sets = entrySets(inOwnUnits(workout, units));
  return pressRounds(
    sets.flatMap(({ exercises }) => exercises.flatMap(({ rounds }) => rounds)),
    {},
  );
};

test("amounts, both ends of a range, drop sets and calculated numbers are read in pounds, percentages as they are", () => {
  const workout = workoutOf(
    kilograms(100),
    kilograms(60, { trackableType: "range", additionalValue: 70 }),
    kilograms(80, { trackableType: "percentage", calculatedValue: 102.5 }),
    { ...kilograms(0), trackableType: "dropSet", value: "80/70" },
  );
  expect(asked(inOwnUnits(workout, pounds))).toEqual([
    [220.46, null, null],
    [132.28, 154.32, null],
    [80, null, 225.97],
    ["176.37/154.32", null, null],
  ]);
  expect(inOwnUnits(workout, metricUnits)).toEqual(workout);
});

const meters = (value: number): Given => ({ category: "distance", unit: "meters", value });
const inKilometers: PreferredUnits = { ...metricUnits, distance: "kilometers", height: "meters" };

test.each<[MeasurementUnit, number[], PreferredUnits["distance"], MeasurementUnit]>([
  ["kilometers", [5], "miles", "miles"],
  ["yards", [100], "meters", "meters"],
  ["meters", [5000], "kilometers", "kilometers"],
  ["meters", [1000, 1500], "kilometers", "kilometers"],
  ["feet", [5280], "miles", "miles"],
  ["meters", [400], "kilometers", "meters"],
  ["meters", [400, 5000], "kilometers", "meters"],
  ["meters", [400], "miles", "meters"],
  ["kilometers", [5], "meters", "kilometers"],
  ["miles", [1], "yards", "miles"],
  ["meters", [5000], "meters", "meters"],
])("%s of %j are read by somebody who prefers %s in %s", (unit, values, distance, shown) => {
  const rounds = values.map((value): Given => ({ category: "distance", unit, value }));
  const own = inOwnUnits(workoutOf(...rounds), { ...metricUnits, distance });
  expect(own.modules[0]?.moduleExercises[0]?.trackableCategories[0]?.measurementUnit).toBe(shown);
});

test("a share of a distance goes by what it comes to", () => {
  const share = (calculatedValue: number | null) =>
    workoutOf({ ...meters(80), trackableType: "percentage", calculatedValue });
  expect(asked(inOwnUnits(share(400), inKilometers))).toEqual([[80, null, 400]]);
  expect(asked(inOwnUnits(share(4000), inKilometers))).toEqual([[80, null, 4]]);
});

test("heights follow as distances do: 120 cm are 1.2 m for who prefers meters, and 60 cm stay", () => {
  const height = (value: number): Given => ({ category: "height", unit: "centimeters", value });
  expect(asked(inOwnUnits(workoutOf(height(120)), inKilometers))).toEqual([[1.2, null, null]]);
  expect(asked(inOwnUnits(workoutOf(height(60)), inKilometers))).toEqual([[60, null, null]]);
});

test("a run that was asked in meters is typed in kilometers, and as prescribed it is stored in meters", () => {
  const written = workoutOf(meters(5000), meters(3333));
  expect(asked(inOwnUnits(written, inKilometers))).toEqual([
    [5, null, null],
    [3.33, null, null],
  ]);
  const typed = allAsPrescribed(written, inKilometers) as Record<string, string>;
  expect(doneIn(entered(written, typed, inKilometers))).toEqual(["meters", 5000, 3333]);
  const mixed = entered(written, { ...typed, done_r1_0: "5.25" }, inKilometers);
  expect(doneIn(mixed)).toEqual(["meters", 5250, 3333]);
  expect(enteredValues(inOwnUnits(mixed, inKilometers))).toEqual({ done_r1_0: "5.25", done_r2_0: "3.33" });
  const all = entered(written, { done_r1_0: "5.25", done_r2_0: "3,5" }, inKilometers);
  expect(doneIn(all)).toEqual(["kilometers", 5.25, 3.5]);
});

test("done as prescribed stores the coach's own number, whatever it looks like in pounds", () => {
  const written = workoutOf(
    kilograms(100),
    kilograms(7.5),
    kilograms(80, { trackableType: "percentage", calculatedValue: 102.5 }),
  );
  const typed = allAsPrescribed(written);
  expect(Object.values(typed)).toEqual(["220.46", "16.53", "225.97"]);
  expect(doneIn(entered(written, typed as Record<string, string>))).toEqual(["kilograms", 100, 7.5, 102.5]);
});

test("what is typed in pounds is stored in pounds, beside rounds as prescribed as the same weight in kilograms", () => {
  const written = workoutOf(kilograms(100), kilograms(100));
  expect(doneIn(entered(written, { done_r1_0: "225", done_r2_0: "230,5" }))).toEqual(["pounds", 225, 230.5]);
  const mixed = entered(written, { done_r1_0: "225", done_r2_0: "220.46" });
  expect(doneIn(mixed)).toEqual(["kilograms", 225 * 0.45359237, 100]);
  expect(enteredValues(inOwnUnits(mixed, pounds))).toEqual({ done_r1_0: "225", done_r2_0: "220.46" });
});

test("every weight that can be typed in one unit is read back as it was typed, in a column of the other", () => {
  for (const [unit, own] of [
    ["kilograms", pounds],
    ["pounds", metricUnits],
  ] as const) {
    const written = workoutOf({ ...kilograms(100), unit }, { ...kilograms(100), unit });
    const asPrescribed = Object.values(allAsPrescribed(written, own))[0] as string;
    for (let hundredths = 25; hundredths < 100_000; hundredths += 25) {
      const typed = { done_r1_0: String(hundredths / 100), done_r2_0: asPrescribed };
      expect(enteredValues(inOwnUnits(entered(written, typed, own), own))).toEqual(typed);
    }
  }
});

test("a change in pounds leaves what was not touched exactly as it was stored", () => {
  const written = workoutOf(kilograms(100), kilograms(100));
  const done = entered(written, { done_r1_0: "102.12", done_r2_0: "100" }, metricUnits);
  const shown = enteredValues(inOwnUnits(done, pounds));
  expect(changedWorkout(done, shown, pounds)).toEqual(done);
  expect(doneIn(changedWorkout(done, { ...shown, done_r2_0: "225" }, pounds))).toEqual([
    ...["kilograms", doneIn(done)[1], 225 * 0.45359237],
  ]);
});

test("units travel in a form as words, and others are refused", () => {
  expect(parseUnits(printUnits(pounds))).toEqual(pounds);
  expect([
    parseUnits(""),
    parseUnits("pounds miles feet stones"),
    parseUnits("stones miles feet metersPerSecond"),
  ]).toEqual([null, null, null]);
});
