import { expect, test } from "vitest";
import { allowsUnit, defaultUnit } from "./allowed.ts";
import { metricUnits, type PreferredUnits, preferredUnit, unitChoices } from "./preferred.ts";
import { trackableCategories, trackables } from "./table.ts";
import { isPace } from "./units.ts";

const imperial: PreferredUnits = { weight: "pounds", distance: "miles", height: "inches", velocity: "milesPerHour" };

test("without a choice every category begins with its first unit", () => {
  expect(trackableCategories.filter((category) => preferredUnit(category) !== defaultUnit(category))).toEqual([]);
  expect(preferredUnit("weight", metricUnits)).toBe("kilograms");
});

test("a preferred unit is one of the category's own, and what has no choice stays as it is", () => {
  const chosen = trackableCategories.map((category) => [category, preferredUnit(category, imperial)] as const);
  expect(chosen.filter(([category, unit]) => !allowsUnit(category, unit))).toEqual([]);
  expect(chosen.filter(([category, unit]) => unit !== defaultUnit(category))).toEqual([
    ["weight", "pounds"],
    ["distance", "miles"],
    ["height", "inches"],
    ["velocity", "milesPerHour"],
    ["peakVelocity", "milesPerHour"],
    ["mas", "milesPerHour"],
  ]);
});

test("what can be preferred are the units of the quantity itself", () => {
  const { weight, distance, height, velocity } = trackables;
  const own = {
    weight: weight.units,
    distance: distance.units,
    height: height.units,
    velocity: velocity.units.filter((unit) => !isPace(unit)),
  };
  expect(unitChoices).toEqual(own);
});
