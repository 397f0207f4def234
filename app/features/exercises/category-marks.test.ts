import { expect, test } from "vitest";
import { drawings } from "#app/ui/elements/drawings.ts";
import { starterCategories } from "#db/seed/catalogues.ts";
import { markOf } from "./category-marks.ts";

test("every category of the starter library has a drawing and a tint of its own, and every drawing a category", () => {
  const marks = starterCategories.map(({ name }) => markOf([name]));
  expect(marks.map(({ icon }) => icon).toSorted()).toEqual(Object.keys(drawings).toSorted());
  expect(new Set(marks.map(({ tint }) => tint)).size).toBe(marks.length);
});

test("the first category that has a mark gives it, and one that nobody drew for has the common one", () => {
  expect(markOf(["Yoga", "Speed", "Strength"])).toEqual(markOf(["Speed"]));
  expect(markOf(["constructor"])).toEqual(markOf([]));
  expect(markOf([]).icon).toBe("dumbbell");
});
