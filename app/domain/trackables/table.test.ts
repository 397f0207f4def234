import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedTrackables } from "./allowed.ts";
import { convert, dimensionOf, toFirstUnit } from "./conversion.ts";
import { categoryInSentence, categoryName, unitName } from "./names.ts";
import { trackableCategories, trackables } from "./table.ts";
import { trackableTypes, typeName } from "./types.ts";
import { measurementUnits } from "./units.ts";

test("every category measures one dimension, each unit and type is used", () => {
  for (const category of trackableCategories) {
    expect(new Set(trackables[category].units.map(dimensionOf)).size, category).toBe(1);
  }
  expect(new Set(allowedTrackables().flatMap(({ units }) => units))).toEqual(new Set(measurementUnits));
  expect(new Set(allowedTrackables().flatMap(({ types }) => types))).toEqual(new Set(trackableTypes));
});

test("the first unit and type are the defaults: kilograms and amount for weight", () => {
  expect([trackables.weight.units[0], trackables.weight.types[0]]).toEqual(["kilograms", "amount"]);
  expect(trackableCategories.every((category) => trackables[category].types[0] === "amount")).toBe(true);
});

test("lower is better for the fastest time and the time to peak velocity", () => {
  expect(trackableCategories.filter((category) => trackables[category].lowerIsBetter)).toEqual([
    "timeToPeakVelocity",
    "fastestTime",
  ]);
});

test("heart-rate zone choices 1 to 5; rpe choices 0 to 10 in half steps", () => {
  expect([trackables.heartRateZone.choices?.length, trackables.rpe.choices?.length]).toEqual([5, 21]);
});

test("everything has a name, and only the bare number no unit", () => {
  const names = [...trackableCategories.map(categoryName), ...trackableTypes.map(typeName)];
  expect(names.every((name) => name.length > 2)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  expect(measurementUnits.filter((unit) => unitName(unit) === "")).toEqual(["noDimension"]);
  expect([categoryInSentence("weight"), categoryInSentence("rpe"), categoryInSentence("heartRateZone")]).toEqual([
    "weight",
    "RPE",
    "heart rate zone",
  ]);
});

test("units convert by their definitions, within one dimension only", () => {
  expect(convert(100, "pounds", "kilograms")).toBeCloseTo(45.359237, 10);
  expect(convert(1, "miles", "yards")).toBeCloseTo(1760, 9);
  expect(convert(36, "kilometersPerHour", "metersPerSecond")).toBeCloseTo(10, 12);
  expect(convert(60, "milesPerHour", "feetPerSecond")).toBeCloseTo(88, 9);
  expect(convert(5, "kilograms", "meters")).toBeNull();
  expect([toFirstUnit("height", 1.5, "meters"), toFirstUnit("distance", 150, "centimeters")]).toEqual([150, 1.5]);
});

test("there and back is the same value", () => {
  const unit = fc.constantFrom(...measurementUnits);
  fc.assert(
    fc.property(unit, unit, fc.integer({ min: 1, max: 100_000 }), (from, to, value) => {
      const there = convert(value, from, to);
      expect(there === null).toBe(dimensionOf(from) !== dimensionOf(to));
      if (there !== null) expect(convert(there, to, from)).toBeCloseTo(value, 6);
    }),
  );
});
